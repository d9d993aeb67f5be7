// The same line between desk and phone as the table page draws.
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 1259px), (max-height: 759px)");
