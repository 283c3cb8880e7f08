import type { Location } from '@tavolina/shared-api/codes';
import type { CityMap } from './city-map.ts';
import { middleOf } from './lines.ts';

/** Something of a city that can be found by its name, and where it is. */
export interface NamedPlace {
  name: string;
  location: Location;
}

/** What a drawn city names: districts, streets and parks; a name that stands twice is the first. */
export const namedPlaces = ({ districts, streets, parks }: CityMap): NamedPlace[] => {
  const all = [
    ...districts.map(({ name, label }) => ({ name, location: middleOf(label) })),
    ...[...streets, ...parks].map(({ name, line }) => ({ name, location: middleOf(line) })),
  ];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
};

const KINDS = /\b(?:rruga|rr|bulevardi|bulevard|blv|bul|sheshi|lagjja|lgj|street|str)\b\.?/g;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(KINDS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\se\s/g, ' ')
    .trim();

/** The place that an address or name speaks of: `Rr. e Kavajës 112` is on Rruga e Kavajës. The longest name wins. */
export const findPlace = (written: string, places: readonly NamedPlace[]): NamedPlace | undefined => {
  const words = ` ${folded(` ${written} `)} `;
  const named = places
    .map((place) => ({ place, name: folded(` ${place.name} `) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  return (
    named.find(({ name }) => words.includes(` ${name} `)) ??
    named.find(({ name }) => words.trim().length > 2 && name.startsWith(words.trim()))
  )?.place;
};
