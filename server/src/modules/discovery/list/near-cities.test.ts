import type { RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const places = async (city: string, dish: string, count = 1) => {
  for (let number = 1; number <= count; number += 1) {
    const owner = await createOwner(server, { tier: 'standard', name: `${city} ${dish} ${number}` });
    await server.database.query('UPDATE businesses SET city = $2 WHERE id = $1', [owner.id, city]);
    await createMenu(server, owner, {
      title: 'Menuja',
      description: '',
      sections: [],
      items: [{ name: dish, price: 500 }],
    });
  }
};

const hintsOf = async (query: string) => {
  const { status, body } = await send(server, 'GET', `/restaurants/?${query}`);
  expect(status).toBe(200);
  return (body as RestaurantPage).hints;
};

beforeAll(async () => {
  await places('Fier', 'Qofte');
  await places('Shkodër', 'Ramen');
  await places('Durrës', 'Ramen', 2);
  await places('Tiranë', 'Ramen');
  await places('Korçë', 'Ramen');
});

// product.md §542
test('where a city has nothing, the nearest that have it are named with their counts', async () => {
  expect((await hintsOf('q=ramen&city=Vlore'))?.cities).toEqual([
    { city: 'Durres', total: 2 },
    { city: 'Tirane', total: 1 },
    { city: 'Korce', total: 1 },
  ]);
  expect((await hintsOf('q=ramen&city=Elbasan'))?.cities?.[0]).toEqual({ city: 'Tirane', total: 1 });
});

// product.md §542
test('cities are offered neither where something is found nor where no other has it', async () => {
  expect(await hintsOf('q=ramen&city=Durres')).toBeUndefined();
  expect(await hintsOf('q=tiramisu&city=Vlore')).not.toHaveProperty('cities');
  expect(await hintsOf('q=tiramisu')).not.toHaveProperty('cities');
});
