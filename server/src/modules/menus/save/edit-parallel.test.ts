import { itemsOf, orderBody } from '../../../test/factories.ts';
import { menuEditor, patiently } from '../../../test/menu-editor.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { create, read, save } = menuEditor(server);

test('of many saves of one version one wins, and the menu is the winner’s', async () => {
  const menu = await create();
  const attempts = Array.from({ length: 8 }, (_, index) => ({
    version: 1,
    title: `Titulli ${index}`,
    sections: [{ title: `Seksioni ${index}`, items: [{ name: `Gatimi ${index}` }] }],
  }));
  const answers = await Promise.all(attempts.map((body) => patiently(() => save(menu, body))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const winner = attempts[answers.findIndex(({ status }) => status === 200)];
  const after = await read(menu);
  expect(after).toMatchObject({ title: winner?.title, version: 2 });
  expect(after.sections.map(({ title }) => title)).toEqual(['Gatime', 'Supa', winner?.sections[0]?.title]);
});

test('orders and saves of one menu at once neither fail nor mix', async () => {
  const menu = await create();
  const lines = itemsOf(menu).map(({ id }) => ({ menu_item_id: id, quantity: 1 }));
  const priced = (price: number) => ({
    sections: menu.sections.map(({ id, items }) => ({
      id,
      items: items.map((item) => ({ id: item.id, price })),
    })),
  });
  const order = (items: object[]) => send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      patiently(() =>
        index % 4 === 0 ? save(menu, priced(500 + index)) : order(index % 2 ? lines : lines.toReversed()),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
});
