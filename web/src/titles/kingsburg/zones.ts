// The tabs of the phone table, as components that take only the table.
export { default as CourtZone } from "./zones/CourtZone.svelte";
export { default as ProvinceZone } from "./zones/ProvinceZone.svelte";
export { default as RivalsZone } from "./zones/RivalsZone.svelte";
export { default as YearZone } from "./zones/YearZone.svelte";
