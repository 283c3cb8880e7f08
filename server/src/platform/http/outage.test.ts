import Fastify from 'fastify';
import { openDatabase } from '../database/database.ts';
import { handleErrors } from './error-handler.ts';

test('a database that is down is 503 within two seconds, with a time to try again', async () => {
  // Nothing listens on port 1.
  const database = openDatabase('postgresql://tavolina:x@127.0.0.1:1/tavolina', () => undefined);
  const app = Fastify();
  handleErrors(app);
  app.get('/', async () => database.query('SELECT 1'));
  const before = Date.now();
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(Date.now() - before).toBeLessThan(2_000);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({
    code: 'service_unavailable',
    detail: 'The service is not answering at the moment. Try again shortly.',
  });
  await app.close();
  await database.end();
});

test('an unforeseen error tells the caller nothing about itself', async () => {
  const app = Fastify();
  handleErrors(app);
  app.get('/', async () => {
    throw new Error('SELECT password_hash FROM businesses');
  });
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('password_hash');
  expect(answer.json()).toMatchObject({ code: 'internal_error' });
  await app.close();
});
