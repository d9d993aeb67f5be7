// Whose province is on screen.
import { Looking } from "../../lib/table/looking.svelte";

export const looking = new Looking();
