import { type CallDefinition, KEY_SCOPES, type KeyScope, SCOPE_CALLS } from '@tavolina/shared-api/contract';
import { callAsInExample, callRows } from '../test/described-calls.ts';
import { createOwner } from '../test/factories.ts';
import { createKey } from '../test/key-of.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const takesTokens = ({ access }: CallDefinition) => access === 'bearer' || access === 'optional-bearer';
/** The scopes that allow a call: what is left is read by two. */
const scopesOf = ({ method, path }: CallDefinition): KeyScope[] =>
  KEY_SCOPES.filter((scope) => SCOPE_CALLS[scope].some((route) => route === `${method} ${path}`));

/** A key for each scope that allows nothing else. */
const only: Partial<Record<KeyScope, string>> = {};
/** Keys that allow all but the scopes of a call, by these. */
const others = new Map<string, string>();
let all: string;
/** A key that allows everything, of a place whose plan has ended. */
let lapsed: string;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  for (const scope of KEY_SCOPES) only[scope] = (await createKey(server, owner, [scope])).key;
  for (const [, { call }] of callRows((call) => scopesOf(call).length > 0)) {
    const scopes = scopesOf(call);
    if (others.has(String(scopes))) continue;
    const rest = KEY_SCOPES.filter((other) => !scopes.includes(other));
    others.set(String(scopes), (await createKey(server, owner, rest)).key);
  }
  all = (await createKey(server, owner, KEY_SCOPES)).key;
  const former = await createOwner(server, { tier: 'standard' });
  lapsed = (await createKey(server, former, KEY_SCOPES)).key;
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [former.id]);
});

const REFUSED = { status: 403, body: { code: 'key_not_allowed' } };

// product.md §361
test.each(callRows((call) => takesTokens(call) && scopesOf(call).length === 0))(
  '%s is for owners alone',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token: all })).toMatchObject(REFUSED);
  },
);

// product.md §361
test.each(callRows((call) => scopesOf(call).length > 0))(
  '%s is allowed by its scopes and by no other',
  async (_name, described) => {
    const scopes = scopesOf(described.call);
    const refused = await callAsInExample(server, described, { token: others.get(String(scopes)) ?? '' });
    expect(refused).toMatchObject(REFUSED);
    for (const scope of scopes) {
      const allowed = await callAsInExample(server, described, { token: only[scope] ?? '' });
      expect([401, 403]).not.toContain(allowed.status);
      expect(allowed.status).toBeLessThan(500);
    }
  },
);

// product.md §360
test.each(callRows((call) => scopesOf(call).length > 0))(
  '%s is refused where the plan has ended',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token: lapsed })).toMatchObject(REFUSED);
  },
);
