import { calls } from '@tavolina/shared-api/contract';
import fastify from 'fastify';
import { testDatabase } from '../../../test/test-database.ts';
import { createTeamCalls } from './team-calls.ts';
import { createToken } from './team-tokens.ts';

const { open } = testDatabase();

// product.md §565, §586
test('a call that changes what diners see empties the kept answers before it is answered', async () => {
  const app = fastify();
  const order: string[] = [];
  const { register } = createTeamCalls(app, open(), { forget: () => order.push('forgotten') });
  register(calls.operators.decideMenu, async ({ params: { id } }) => {
    order.push('decided');
    return { id, title: 'Dreka', is_published: 'draft' as const, taken_down: null };
  });
  register(calls.platform.moves, async () => []);
  const headers = {
    authorization: `Bearer ${await createToken(open(), { name: 'Drita', part: null })}`,
  };
  expect(await app.inject({ url: '/platform/moves', headers })).toMatchObject({ statusCode: 200 });
  expect(order).toEqual([]);
  const url = '/platform/menus/0b6d0a1e-55b1-4f8e-9d6c-3a1f2c4b5d6e/decision';
  const payload = { decision: 'put_back' };
  expect(await app.inject({ method: 'PUT', url, headers, payload })).toMatchObject({ statusCode: 200 });
  expect(order).toEqual(['decided', 'forgotten']);
  await app.close();
});
