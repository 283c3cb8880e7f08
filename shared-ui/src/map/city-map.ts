/** A line or ring of the drawn map: `latitude,longitude` of each point, separated by spaces. */
export type DrawnLine = string;

/** Something with a name that is drawn as a line or an area. */
export interface NamedLine {
  name: string;
  line: DrawnLine;
}

/** A part of a city. */
interface District {
  name: string;
  /** Where its name stands: its middle. */
  label: DrawnLine;
  ring: DrawnLine;
}

/** A drawn city: simplified by hand, true in where things lie to each other (product.md §263). */
export interface CityMap {
  districts: readonly District[];
  /** Sea and lakes. */
  water: readonly NamedLine[];
  rivers: readonly NamedLine[];
  parks: readonly NamedLine[];
  /** The main ones. */
  streets: readonly NamedLine[];
}
