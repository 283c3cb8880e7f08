import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

// product.md §306
test('an address tells of thirty lost carts an hour at most', async () => {
  const { id } = await createOwner(server, { tier: 'standard' });
  const tell = () =>
    send(server, 'POST', `/places/${id}/lost-carts`, { body: { items: [crypto.randomUUID()] } });
  const answers = [];
  for (let cart = 0; cart < 31; cart += 1) answers.push(await tell());
  expect(new Set(answers.slice(0, 30).map(({ status }) => status))).toEqual(new Set([204]));
  expect(answers[30]).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
