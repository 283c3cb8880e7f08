import type { RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Places by their menus' titles and dishes; of equal answers the best rated comes first, here the last. */
const PLACES: readonly [name: string, title: string, dishes: readonly string[]][] = [
  ['Supa e Vogël', 'Menuja', ['Paçe me hudhër', 'Trahana me gjalpë', 'Bukë']],
  ['Mëngjes te Ura', 'Menuja', ['Kroasant me reçel']],
  ['Radhima', 'Oktapod e det', ['Oktapod në zgarë', 'Sardele']],
  ['Te Beni', 'Menuja', ['Paçe', 'Trahana', 'Kroasant me gjalpë', 'Oktapod në zgarë']],
];

beforeAll(async () => {
  for (const [rank, [name, title, dishes]] of PLACES.entries()) {
    const owner = await createOwner(server, { tier: 'standard', name });
    await createMenu(server, owner, {
      title,
      description: '',
      cuisine_type: 'Tradicionale',
      sections: [],
      items: dishes.map((dish) => ({ name: dish, price: 500 })),
    });
    await server.database.query('UPDATE search_documents SET rating = $2 WHERE business_id = $1', [
      owner.id,
      rank + 1,
    ]);
  }
});

const names = async (q: string) => {
  const { body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  return (body as RestaurantPage).items.map(({ business_name }) => business_name);
};

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
    expect(await names(q)).toEqual(expected);
  },
);
