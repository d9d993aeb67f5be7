// The tabs of the phone table; the year has one of its own where modules make it long.
import type { Zone } from "../../lib/table/title";
import type { KbView } from "./view";
import { CourtZone, ProvinceZone, RivalsZone, YearZone } from "./zones";

const court: Zone = { id: "court", icon: "crown", label: "kb-tab-court", view: CourtZone };
const province: Zone = { id: "province", icon: "castle", label: "kb-tab-province", view: ProvinceZone };
const rivals: Zone = { id: "rivals", icon: "meeple-group", label: "kb-tab-rivals", view: RivalsZone };
const year: Zone = { id: "year", icon: "snowflake-2", label: "kb-tab-year", view: YearZone };

export const longYear = (view: KbView): boolean => !!view.destiny || !!view.scenario || !!view.seats[0]?.tokens_left;

class Tabs {
  long = $state(false);

  get zones(): Zone[] {
    return this.long ? [court, province, rivals, year] : [court, province, rivals];
  }
  /** As the game on screen needs them. */
  fit(view: KbView): void {
    if (this.long !== longYear(view)) this.long = longYear(view);
  }
}

export const tabs = new Tabs();
