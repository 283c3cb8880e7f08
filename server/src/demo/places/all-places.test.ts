import {
  CATEGORIES,
  CITIES,
  CUISINE_TYPES,
  cityCentre,
  cityName,
  isDeclared,
  wrongDiets,
} from '@tavolina/shared-api/contract';
import type { DemoPlace } from '../demo-types.ts';
import { TITLES_IN_ENGLISH } from '../titles-in-english.ts';
import { ALL_PLACES } from './all-places.ts';

/** Beside a lagoon, a lake, a museum or on a mountain, as their addresses say. */
const OUT_OF_TOWN = ['Gjiri i Lalzit', 'Taverna Radhima', 'Trofta e Banjës', 'Hani i Voskopojës', 'Apolonia'];
/** Options whose names are the same in both languages. */
const SAME_IN_ENGLISH = ['Ajvar', 'Al dente', 'Coca-Cola 0,33 l', 'Feta', 'Mango', 'Tofu'];
const menus = ALL_PLACES.flatMap((place) => place.menus);
const itemsOf = (place: DemoPlace) =>
  place.menus.flatMap(({ sections, items }) => [...Object.values(sections).flat(), ...(items ?? [])]);
const unique = (values: readonly string[]) => [...new Set(values)].sort();

test('at least sixty places in seven cities, with every cuisine and every category', () => {
  expect(ALL_PLACES.length).toBeGreaterThanOrEqual(60);
  expect(unique(ALL_PLACES.map(({ city }) => city))).toHaveLength(7);
  expect(unique(menus.map(({ cuisine }) => cuisine))).toEqual(unique(CUISINE_TYPES));
  expect(unique(menus.map(({ category }) => category))).toEqual(unique(CATEGORIES));
});

test('no place, menu or dish repeats the description of another', () => {
  const texts = [...ALL_PLACES, ...menus, ...ALL_PLACES.flatMap(itemsOf)]
    .map(({ description }) => description)
    .filter((text) => text !== '');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

// product.md §531
test('every place has fifteen to ninety dishes on its menus, and eight have one of sixty to ninety in eight to fourteen sections', () => {
  const others = ALL_PLACES.filter((place) => itemsOf(place).length < 15 || itemsOf(place).length > 90);
  expect(others.map(({ name }) => name)).toEqual([]);
  const long = menus.filter(({ sections }) => {
    const dishes = Object.values(sections).flat().length;
    const titles = Object.keys(sections).length;
    return dishes >= 60 && dishes <= 90 && titles >= 8 && titles <= 14;
  });
  expect(long).toHaveLength(8);
});

// product.md §425
test('every menu is in English too, with a description where it has one', () => {
  const written = [...menus, ...ALL_PLACES.flatMap(itemsOf)];
  expect(menus.filter(({ en }) => !en).map(({ title }) => title)).toEqual([]);
  expect(
    written.filter(({ en, description }) => en && (en[1] === undefined) !== (description === '')),
  ).toEqual([]);
  expect(written.filter(({ en }) => en).length / written.length).toBeGreaterThan(0.95);
});

// product.md §413, §414, §531
test('sixty places or more declare allergens, some nothing, and no diet contradicts them', () => {
  const declaring = ALL_PLACES.filter((place) => itemsOf(place).some(isDeclared));
  expect(declaring.length).toBeGreaterThanOrEqual(60);
  expect(declaring.length).toBeLessThan(ALL_PLACES.length);
  expect(ALL_PLACES.flatMap(itemsOf).filter((item) => wrongDiets(item).length > 0)).toEqual([]);
});

// product.md §400, §531
test('sixty places or more have dishes with choices, one of them a meal with a drink', () => {
  const choosing = ALL_PLACES.filter((place) =>
    itemsOf(place).some(({ choices = [] }) => choices.length > 0),
  );
  expect(choosing.length).toBeGreaterThanOrEqual(60);
  const options = menus.flatMap((menu) => Object.values(menu.groups ?? {})).flatMap((group) => group.options);
  expect(options.some(({ choices = [] }) => choices.length > 0)).toBe(true);
});

// product.md §425
test('every option is in English too, but those that are called the same', () => {
  const names = menus.flatMap((menu) =>
    Object.entries(menu.groups ?? {}).flatMap(([name, { options }]) => [
      name,
      ...options.map((one) => one.name),
    ]),
  );
  expect(unique(names.filter((name) => !(name in TITLES_IN_ENGLISH)))).toEqual(SAME_IN_ENGLISH);
});

test('no menu names a dish twice, and about every second or third dish is described', () => {
  for (const { sections, items } of menus) {
    const names = [...Object.values(sections).flat(), ...(items ?? [])].map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
  const dishes = ALL_PLACES.flatMap(itemsOf);
  const share = dishes.filter(({ description }) => description !== '').length / dishes.length;
  expect(share).toBeGreaterThan(1 / 3);
  expect(share).toBeLessThan(2 / 3);
});

/** Kilometres from a place to the centre of its city. */
const kmFromCentre = ({ city, location: [latitude, longitude] }: DemoPlace): number => {
  const code = CITIES.find((known) => cityName(known) === city);
  if (!code) throw new Error(`${city} is no city of the storefront`);
  const centre = cityCentre(code);
  return Math.hypot((latitude - centre.latitude) * 111.2, (longitude - centre.longitude) * 83.6);
};

// product.md §250
test('every place stands in or near its city, most within a walk, and no two at the same spot', () => {
  expect(unique(ALL_PLACES.map(({ location }) => location.join()))).toHaveLength(ALL_PLACES.length);
  const far = (km: number) => ALL_PLACES.filter((place) => kmFromCentre(place) > km).map(({ name }) => name);
  expect(far(20)).toEqual([]);
  expect(far(5)).toEqual(OUT_OF_TOWN);
});

test('no two places share a name, and only Albanian letters are used', () => {
  expect(unique(ALL_PLACES.map(({ name }) => name))).toHaveLength(ALL_PLACES.length);
  expect(JSON.stringify(ALL_PLACES)).not.toMatch(/[^\p{Script=Latin}\p{N}\p{P}\p{S} ]/u);
});

test('prices are positive whole lek and cents', () => {
  for (const { lek, eur, usd, gbp } of ALL_PLACES.flatMap(itemsOf))
    for (const price of [lek, eur ?? 1, usd ?? 1, gbp ?? 1])
      expect(Number.isInteger(price) && price > 0).toBe(true);
});

test('nobody has more than the plan allows', () => {
  for (const place of ALL_PLACES) {
    expect(place.menus.length).toBeLessThanOrEqual(place.plan === 'free' ? 1 : 5);
    expect(itemsOf(place).length).toBeLessThanOrEqual(place.plan === 'free' ? 30 : 100);
  }
});
