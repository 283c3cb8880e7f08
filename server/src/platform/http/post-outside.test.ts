import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { postOutside } from './post-outside.ts';
import { PrivateAddress } from './public-address.ts';

const MESSAGE = { headers: {}, body: 'mesazh' };
const paths: (string | undefined)[] = [];
let connections = 0;
const service = http.createServer(({ url }, response) => {
  paths.push(url);
  response.writeHead(307, { location: '/elsewhere' }).end();
});
service.on('connection', () => {
  connections += 1;
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  port = (service.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

// product.md §318, §366
test.each(['https', 'http'])(
  'a name that leads to this machine is not connected to by %s',
  async (scheme) => {
    const asked = postOutside(`${scheme}://localhost:${port}/`, { ...MESSAGE, allowsPrivate: false });
    await expect(asked).rejects.toBeInstanceOf(PrivateAddress);
    expect(connections).toBe(0);
  },
);

// product.md §366
test('a redirect is answered with, not followed', async () => {
  const asked = postOutside(`http://127.0.0.1:${port}/kasa`, { ...MESSAGE, allowsPrivate: true });
  expect(await asked).toBe(307);
  expect(paths).toEqual(['/kasa']);
});
