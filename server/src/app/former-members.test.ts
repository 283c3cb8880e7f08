import { callAsInExample, callRows } from '../test/described-calls.ts';
import { createOwner } from '../test/factories.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** A session that is on, of somebody who works for no place any more. */
let token: string;
beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  await server.database.query('DELETE FROM memberships WHERE user_id = $1', [owner.id]);
  token = owner.accessToken;
});

test.each(callRows(({ access }) => access === 'bearer' || access === 'optional-bearer'))(
  '%s is refused to who no longer works for the place',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 403,
      body: { code: 'not_a_member' },
    });
  },
);
