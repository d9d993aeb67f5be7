// How the lines of charts differ besides their colour.
export const dashes = ["", "9 5", "2 5", "9 4 2 4", "14 4"];
