import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.ts';
import { createServer } from './create-server.ts';

const startServer = async (): Promise<{ app: FastifyInstance; url: URL }> => {
  const app = await createServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/slow', async () => {
    await finished;
    return 'done';
  });
  app.addHook('preClose', async () => finish());
  return { app, url: new URL(await app.listen({ host: '127.0.0.1', port: 0 })) };
};

test('a stop does not wait for connections on which nothing was asked', async () => {
  const { app, url } = await startServer();
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  await app.close();
  if (!socket.closed) await once(socket, 'close');
}, 30_000);

test('a stop answers what was asked before it', async () => {
  const { app, url } = await startServer();
  const asked = once(app.server, 'request');
  const answer = fetch(new URL('/slow', url));
  await asked;
  const closed = app.close();
  expect(await (await answer).text()).toBe('done');
  await closed;
}, 30_000);
