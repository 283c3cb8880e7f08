import { CATEGORIES, CUISINE_TYPES } from '@tavolina/shared-api/contract';
import type { DemoPlace } from '../demo-types.ts';
import { ALL_PLACES } from './all-places.ts';

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
  const texts = [...ALL_PLACES, ...menus, ...ALL_PLACES.flatMap(itemsOf)].map(
    ({ description }) => description,
  );
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
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
