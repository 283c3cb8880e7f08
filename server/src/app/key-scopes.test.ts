import { type CallDefinition, KEY_SCOPES, type KeyScope, SCOPE_CALLS } from '@tavolina/shared-api/contract';
import { callAsInExample, callRows } from '../test/described-calls.ts';
import { createOwner } from '../test/factories.ts';
import { createKey } from '../test/key-of.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const takesTokens = ({ access }: CallDefinition) => access === 'bearer' || access === 'optional-bearer';
const scopeOf = ({ method, path }: CallDefinition): KeyScope | undefined =>
  KEY_SCOPES.find((scope) => SCOPE_CALLS[scope].some((route) => route === `${method} ${path}`));

/** A key for each scope that allows nothing else, and keys that allow all but one. */
const only: Partial<Record<KeyScope, string>> = {};
const others: Partial<Record<KeyScope, string>> = {};
let all: string;
/** A key that allows everything, of a place whose plan has ended. */
let lapsed: string;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  for (const scope of KEY_SCOPES) {
    only[scope] = (await createKey(server, owner, [scope])).key;
    const rest = KEY_SCOPES.filter((other) => other !== scope);
    others[scope] = (await createKey(server, owner, rest)).key;
  }
  all = (await createKey(server, owner, KEY_SCOPES)).key;
  const former = await createOwner(server, { tier: 'standard' });
  lapsed = (await createKey(server, former, KEY_SCOPES)).key;
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [former.id]);
});

const REFUSED = { status: 403, body: { code: 'key_not_allowed' } };

// product.md §361
test.each(callRows((call) => takesTokens(call) && scopeOf(call) === undefined))(
  '%s is for owners alone',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token: all })).toMatchObject(REFUSED);
  },
);

// product.md §361
test.each(callRows((call) => scopeOf(call) !== undefined))(
  '%s is allowed by its scope and by no other',
  async (_name, described) => {
    const scope = scopeOf(described.call) as KeyScope;
    const refused = await callAsInExample(server, described, { token: others[scope] ?? '' });
    expect(refused).toMatchObject(REFUSED);
    const allowed = await callAsInExample(server, described, { token: only[scope] ?? '' });
    expect([401, 403]).not.toContain(allowed.status);
    expect(allowed.status).toBeLessThan(500);
  },
);

// product.md §360
test.each(callRows((call) => scopeOf(call) !== undefined))(
  '%s is refused where the plan has ended',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token: lapsed })).toMatchObject(REFUSED);
  },
);
