// Which key chooses which action: digits for the left side, the left hand for the right side, more digits for favours, the right hand for workers on
// muster cards.
export const actionKeys: Record<string, string> = {
  develop: "1",
  recruit: "2",
  hunt: "3",
  trade: "4",
  pray: "5",
  conspire: "6",
  commission: "Q",
  fortify: "W",
  garrison: "E",
  absolve: "A",
  attack: "S",
  convert: "D",
  muster: "R",
  negotiate: "F",
  favour0: "7",
  favour1: "8",
  favour2: "9",
  favour3: "0",
  favour4: "-",
  place0: "I",
  place1: "J",
  place2: "K",
  place3: "N",
};

export const keyOf = (id: string): string => actionKeys[id] ?? "";
