import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

test('exchange rates carry their date', async () => {
  const { body } = await send(server, 'GET', '/exchange-rates');
  expect(body).toMatchObject({ base: 'EUR', date: '2026-11-20', rates: { EUR: 1, ALL: 98 } });
});
