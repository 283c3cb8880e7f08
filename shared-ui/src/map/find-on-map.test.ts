import { findPlace, namedPlaces } from './find-on-map.ts';
import { loadCityMap } from './load-city-maps.ts';

const tirana = async () => namedPlaces(await loadCityMap('Tirane'));

// product.md §265
test.each([
  ['Rruga e Kavajës 112', 'Rruga e Kavajës'],
  ['rr. kavajes, 112', 'Rruga e Kavajës'],
  ['Bulevardi Zogu I, pall. 4', 'Bulevardi Zogu I'],
  ['blloku', 'Blloku'],
  ['Te Komuna e Parisit', 'Komuna e Parisit'],
  ['lapr', 'Laprakë'],
])('%s is found as %s', async (written, name) => {
  expect(findPlace(written, await tirana())?.name).toBe(name);
});

test.each(['', '   ', 'Rruga', '12', 'Rruga Askund 5'])('“%s” is found nowhere', async (written) => {
  expect(findPlace(written, await tirana())).toBeUndefined();
});
