// Where a tooltip stands: beside its anchor, on the screen, over as little of the lit targets as can be.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The best of several places around the anchor: inside the screen, over as little of the lit targets as can be. */
export function place(anchor: Box, size: { width: number; height: number }, lit: Box[], screen: Box): Box {
  const gap = 9;
  const midX = anchor.left + anchor.width / 2 - size.width / 2;
  const midY = anchor.top + anchor.height / 2 - size.height / 2;
  const right = anchor.left + anchor.width + gap;
  const below = anchor.top + anchor.height + gap;
  const spots = [
    [midX, below],
    [midX, anchor.top - size.height - gap],
    [right, midY],
    [anchor.left - size.width - gap, midY],
    [anchor.left, below],
    [anchor.left + anchor.width - size.width, below],
    [anchor.left, anchor.top - size.height - gap],
    [anchor.left + anchor.width - size.width, anchor.top - size.height - gap],
    [right, anchor.top],
    [anchor.left - size.width - gap, anchor.top],
    [right, anchor.top + anchor.height - size.height],
    [anchor.left - size.width - gap, anchor.top + anchor.height - size.height],
  ];
  let best: Box | null = null;
  let least = Infinity;
  spots.forEach(([x = 0, y = 0], order) => {
    const left = Math.min(Math.max(x, screen.left + 4), screen.left + screen.width - size.width - 4);
    const top = Math.min(Math.max(y, screen.top + 4), screen.top + screen.height - size.height - 4);
    const box = { left, top, ...size };
    const moved = Math.abs(left - x) + Math.abs(top - y);
    const cost =
      lit.reduce((sum, target) => sum + overlap(box, target), 0) + overlap(box, anchor) * 50 + moved * 20 + order;
    if (cost < least) {
      least = cost;
      best = box;
    }
  });
  return best ?? { left: midX, top: below, ...size };
}
