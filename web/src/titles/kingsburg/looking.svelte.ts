// Whose province is on screen: null means one's own.
class Looking {
  at = $state<number | null>(null);
}

export const looking = new Looking();
