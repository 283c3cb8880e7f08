import { foundPlaces, openRankedPlaces } from '../../../test/ranked-places.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** What each menu has beside what is searched. */
const DRINKS = ['Ujë', 'Kafe', 'Çaj', 'Verë'];
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Hani: ['Kërpudha në zgarë', 'Kërpudha me ajkë', 'Supë me kërpudha', 'Porçini', 'Tartuf'],
  Molo: ['Supë me fruta deti', 'Spageti me fruta deti', 'Karkaleca', 'Sepje në zgarë', 'Aragostë', 'Peshk'],
  Pagoda: ['Kërpudha të përziera', 'Lëng me kërpudha', 'Oriz', 'Pulë e skuqur', 'Pulë krokante'],
  Napoli: ['Frutti di mare', 'Fried chicken me piper', 'Pica', 'Lazanja', 'Njoki', 'Panakota'],
  Jeshil: ['Pulë e skuqur me piper', 'Sallatë', 'Bukë'],
};

beforeAll(() =>
  openRankedPlaces(
    server,
    Object.entries(PLACES).map(([name, dishes]) => ({ name, dishes: [...dishes, ...DRINKS] })),
  ),
);

// product.md §560
test.each(['kërpudha', 'mushrooms', 'funghi'])(
  'a search for %s counts dishes of its kinds with the thing itself',
  async (q) => {
    expect((await foundPlaces(server, q)).slice(0, 2)).toEqual(['Hani', 'Pagoda']);
  },
);

// product.md §559
test.each([
  ['frutti di mare', ['Molo', 'Napoli']],
  ['fried chicken', ['Pagoda', 'Napoli', 'Jeshil']],
])(
  'a dish that has %s in its name comes among those that mean it, first of equal ones',
  async (q, expected) => {
    expect(await foundPlaces(server, q)).toEqual(expected);
  },
);
