import { itemsOf, orderBody } from '../../test/factories.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { watchedPlaces } from '../../test/watched-places.ts';

const mail = testMailServer({ RATE_LIMITS: 'off', PUSH_PRIVATE_SERVICES: 'on' });
const server = testServer(mail.env);
const { openPlace } = watchedPlaces(server, mail);

const lostOf = async ({ id }: { id: string }) =>
  (
    await server.database.query(
      'SELECT reason, orders FROM lost_orders WHERE business_id = $1 AND orders > 0',
      [id],
    )
  ).rows;

// product.md §306
test('a cart whose diner can only call counts as lost, once, and only while that is so', async () => {
  const place = await openPlace();
  const count = (items: string[]) =>
    send(server, 'POST', `/places/${place.owner.id}/lost-carts`, { body: { items } });
  const [dish, other] = itemsOf(place.menu).map(({ id }) => id) as [string, string];
  expect((await count([dish])).status).toBe(204);
  expect(await lostOf(place.owner)).toEqual([]);
  await place.silentFor(5);
  await count([dish, other]);
  await count([other, dish]);
  await count([dish]);
  expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 2 }]);
});

// product.md §306
test.each(['before', 'after'])(
  'a cart that is looked at %s its order is refused counts once',
  async (when) => {
    const place = await openPlace();
    const look = () => {
      const items = orderBody(place.menu).items.map(({ menu_item_id }) => menu_item_id);
      return send(server, 'POST', `/places/${place.owner.id}/lost-carts`, { body: { items } });
    };
    await place.silentFor(5);
    if (when === 'before') await look();
    expect((await place.order()).status).toBe(409);
    if (when === 'after') await look();
    expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 1 }]);
    // Of the same address, such as the Wi-Fi of the place.
    await place.order({ customer_email: 'tjeter@shembull.al' });
    expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 2 }]);
  },
);

// product.md §306
test('a cart that was only looked at and is ordered after all is not lost', async () => {
  const place = await openPlace();
  const items = orderBody(place.menu).items.map(({ menu_item_id }) => menu_item_id);
  await place.silentFor(5);
  await send(server, 'POST', `/places/${place.owner.id}/lost-carts`, { body: { items } });
  expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 1 }]);
  await place.beat();
  expect((await place.order()).status).toBe(201);
  expect(await lostOf(place.owner)).toEqual([]);
});
