import type { RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Places with their dishes; of equal answers the best rated comes first, here the last. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Hani: ['Kërpudha në zgarë', 'Kërpudha me ajkë', 'Supë me kërpudha', 'Porçini', 'Tartuf'],
  Molo: ['Supë me fruta deti', 'Spageti me fruta deti', 'Karkaleca', 'Sepje në zgarë', 'Aragostë', 'Peshk'],
  Pagoda: ['Kërpudha të përziera', 'Lëng me kërpudha', 'Oriz', 'Pulë e skuqur', 'Pulë krokante'],
  Napoli: ['Frutti di mare', 'Fried chicken me piper', 'Pica', 'Lazanja', 'Njoki', 'Panakota'],
  Jeshil: ['Pulë e skuqur me piper', 'Sallatë', 'Bukë'],
};

beforeAll(async () => {
  for (const [rank, [name, dishes]] of Object.entries(PLACES).entries()) {
    const owner = await createOwner(server, { tier: 'standard', name });
    const items = [...dishes, 'Ujë', 'Kafe', 'Çaj', 'Verë'].map((dish) => ({ name: dish, price: 500 }));
    await createMenu(server, owner, { title: 'Menuja', description: '', sections: [], items });
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

// product.md §560
test.each(['kërpudha', 'mushrooms', 'funghi'])(
  'a search for %s counts dishes of its kinds with the thing itself',
  async (q) => {
    expect((await names(q)).slice(0, 2)).toEqual(['Hani', 'Pagoda']);
  },
);

// product.md §559
test.each([
  ['frutti di mare', ['Molo', 'Napoli']],
  ['fried chicken', ['Pagoda', 'Napoli', 'Jeshil']],
])(
  'a dish that has %s in its name comes among those that mean it, first of equal ones',
  async (q, expected) => {
    expect(await names(q)).toEqual(expected);
  },
);
