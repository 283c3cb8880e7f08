import type { FastifyInstance } from 'fastify';
import { connectTo } from '../../test/raw-connection.ts';
import { readConfig } from '../config/config.ts';
import { createServer } from './create-server.ts';
import { acceptUploads, readUpload } from './uploaded-file.ts';

let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  app = await createServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  await acceptUploads(app);
  app.post('/api/upload', async (request) => (await readUpload(request)).length);
  app.get('/api/next', async () => 'the next one');
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

const part = (head: string, body: string): string =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;

/** More than the parser takes in before somebody reads the file. */
const LARGE = 'a'.repeat(400_000);

test.each([
  ['in another field', part('name="image"; filename="a.png"', LARGE)],
  [
    'behind more fields than are taken',
    part('name="a"', 'b').repeat(12) + part('name="file"; filename="a.png"', LARGE),
  ],
])('a large file %s is refused, and the connection takes its next request', async (_, parts) => {
  const body = `${parts}--x--\r\n`;
  const caller = await connectTo(address);
  caller.say('POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n');
  caller.say(`Content-Length: ${body.length}\r\n\r\n${body}`);
  await caller.hear(/^HTTP\/1\.1 4/);
  caller.say('GET /api/next HTTP/1.1\r\nHost: x\r\n\r\n');
  await caller.hear(/the next one/);
  caller.leave();
});
