import { NEIGHBOURS } from './neighbours.ts';
import { OXHAKU_I_GJYSHES } from './oxhaku-i-gjyshes.ts';

const PLACES = [OXHAKU_I_GJYSHES, ...NEIGHBOURS];
const itemsOf = ({ menus }: (typeof PLACES)[number]) =>
  menus.flatMap(({ sections, items }) => [...sections.flatMap((section) => section.items), ...(items ?? [])]);

test('no place or dish repeats the description of another', () => {
  const texts = PLACES.flatMap((place) => [place, ...itemsOf(place)]).map(({ description }) => description);
  expect(new Set(texts).size).toBe(texts.length);
});

test('prices are positive whole lek and cents', () => {
  for (const { lek, eur, usd, gbp } of PLACES.flatMap(itemsOf))
    for (const price of [lek, eur ?? 1, usd ?? 1, gbp ?? 1])
      expect(Number.isInteger(price) && price > 0).toBe(true);
});

test('nobody has more than the plan allows', () => {
  for (const place of PLACES) {
    expect(place.menus.length).toBeLessThanOrEqual(place.tier === 'basic' ? 1 : 5);
    expect(itemsOf(place).length).toBeLessThanOrEqual(place.tier === 'basic' ? 30 : 100);
  }
});
