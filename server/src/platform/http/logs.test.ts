import { readConfig } from '../config/config.ts';
import { ApiFailure } from './api-failure.ts';
import { answerUnknownCalls, createServer } from './create-server.ts';

const lines: string[] = [];
let requestId: unknown;

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug', DATA_DIR: '/nowhere' });
  const app = await createServer(config, { logTo: { write: (line) => lines.push(line) } });
  app.post('/api/login', async () => {
    throw new Error('the login broke');
  });
  app.post('/api/cloudprnt/:token', async () => {
    throw new ApiFailure('forbidden');
  });
  app.get('/*', async () => 'a page');
  answerUnknownCalls(app);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login?email=arta.k@shembull.al&token=sekreti-i-lidhjes',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: 'Bearer sekreti-i-sesionit',
      cookie: 'sekreti-i-biskotes',
    },
    payload: 'username=arta.k%40shembull.al&password=sekreti-i-hyrjes&number=4242424242424242',
  });
  await app.inject({ url: '/api/askund%0d%0a{"level":60,"msg":"i rremë"}?email=arta.k@shembull.al' });
  await app.inject({ method: 'POST', url: '/api/cloudprnt/sekreti-i-printerit' });
  await app.inject({ method: 'PUT', url: '/api/cloudprnt/sekreti-i-printerit' });
  await app.inject({ url: '/business/screen/sekreti-i-ekranit' });
  await app.close();
  requestId = answer.headers['x-request-id'];
});

// product.md §369
test('logs name a request and what broke, and hold nothing that is anybody’s secret', () => {
  const log = lines.join('');
  for (const secret of ['sekreti', 'arta.k', '4242424242424242']) expect(log).not.toContain(secret);
  const broken = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
  expect(broken).toMatchObject({ err: { message: 'the login broke' } });
  expect(broken.reqId).toBe(requestId);
  const paths = lines.map((line) => JSON.parse(line).req?.path);
  for (const path of ['/api/login', '/api/cloudprnt/:token', '/api/cloudprnt/…', '/business/screen/…'])
    expect(paths).toContain(path);
});

test('nobody can forge a line: what an address says stays inside its own', () => {
  const messages = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(messages.map(({ msg }) => msg)).not.toContain('i rremë');
  expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
});
