import { testPushService } from '../../test/push-service.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const service = testPushService();
const server = testServer({ PUSH_PRIVATE_SERVICES: 'on', TRUSTED_PROXIES: '127.0.0.1' });
/** An hour's renewals of one address, as operating.md says. */
const RENEWALS = 60;

// product.md §636
test('one address renews sixty push addresses an hour, and others go on', async () => {
  const key = ((await send(server, 'GET', '/push/key')).body as { public_key: string }).public_key;
  const { subscription } = service.browser(key);
  const body = { old_endpoint: 'https://push.example.com/send/old', subscription };
  const renewFrom = (address: string) =>
    send(server, 'POST', '/push/renewals', { body, headers: { 'x-forwarded-for': address } });
  for (let turn = 0; turn < RENEWALS; turn += 1) expect((await renewFrom('203.0.113.1')).status).toBe(204);
  expect(await renewFrom('203.0.113.1')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect((await renewFrom('203.0.113.2')).status).toBe(204);
});
