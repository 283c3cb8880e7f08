import { foundPlaces, openRankedPlaces } from '../../../test/ranked-places.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

beforeAll(() =>
  openRankedPlaces(server, [
    { name: 'Supa e Vogël', dishes: ['Paçe me hudhër', 'Trahana me gjalpë', 'Bukë'] },
    { name: 'Mëngjes te Ura', dishes: ['Kroasant me reçel'] },
    { name: 'Radhima', title: 'Oktapod e det', dishes: ['Oktapod në zgarë', 'Sardele'] },
    { name: 'Te Beni', dishes: ['Paçe', 'Trahana', 'Kroasant me gjalpë', 'Oktapod në zgarë'] },
  ]),
);

// product.md §540
test.each([
  ['paçe', ['Supa e Vogël', 'Te Beni']],
  ['tripe soup', ['Supa e Vogël', 'Te Beni']],
  ['trahana', ['Supa e Vogël', 'Te Beni']],
  // A meal is no kind of dish.
  ['kroasant', ['Te Beni', 'Mëngjes te Ura']],
  ['oktapod në zgarë', ['Radhima', 'Te Beni']],
])(
  'of those that serve %s the place that is known for it or named after its kind comes first',
  async (q, expected) => {
    expect(await foundPlaces(server, q)).toEqual(expected);
  },
);
