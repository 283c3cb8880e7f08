import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });

test.each(['unknown', '10.0.0.7:4711', '<script>', '1.2.3.4.5'])(
  'a caller whose proxy names %s instead of an address is refused, and nothing broke',
  async (forwarded) => {
    const headers = { 'x-forwarded-for': forwarded, 'accept-language': 'en' };
    expect(await send(server, 'GET', '/menus/', { headers })).toMatchObject({
      status: 400,
      body: { code: 'malformed_request' },
    });
  },
);
