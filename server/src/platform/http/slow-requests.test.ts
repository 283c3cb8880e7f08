import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.ts';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
let url: URL;

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  app = await createServer(config, { arrival: { withinMs: 200, lookMs: 20 } });
  app.post('/api/anything', async ({ body }) => ({ body }));
  url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});

afterAll(() => app.close());

/** Everything that the server sends on a connection until it closes it. */
const talk = async (sent: string): Promise<string> => {
  const socket = connect(Number(url.port), url.hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(sent);
  await once(socket, 'end');
  socket.end();
  return answer;
};

const HEAD = 'POST /api/anything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['half its headers', HEAD],
  ['half its body', `${HEAD}Content-Length: 100\r\n\r\n{"a":`],
  ['a chunk without an end', `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`],
])('who sends %s and no more is told so, and hung up on', async (_, sent) => {
  const answer = await talk(sent);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
  expect(answer).toContain('Kërkesa nuk erdhi e plotë');
});

test.each([
  ['no HTTP', 'Përshëndetje\r\n\r\n'],
  ['two lengths', `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":`],
  ['a length and chunks', `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['endless headers', `${HEAD}X-Long: ${'a'.repeat(100_000)}\r\n\r\n`],
])('%s is refused in words, and hung up on', async (_, sent) => {
  const answer = await talk(sent);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"malformed_request"');
  expect(answer).toContain('\r\nCross-Origin-Resource-Policy: same-origin\r\n');
});
