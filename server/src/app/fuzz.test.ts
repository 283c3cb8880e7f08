import fc from 'fast-check';
import pLimit from 'p-limit';
import { createToken } from '../modules/releases/teams/team-tokens.ts';
import { createMenuWithChoices, optionOf } from '../test/choices.ts';
import { createOwner, itemsOf, orderBody } from '../test/factories.ts';
import { type Document, type FuzzRequest, requestsOf } from '../test/fuzz/operations.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const REQUESTS = 2_000;
const SEED = 20_261_121;
const LONGEST_MS = 5_000;

// What requests do to the server is tried here, not how long it waits for a database on a busy machine.
const server = testServer({ RATE_LIMITS: 'off' });

jest.setTimeout(300_000);

interface Tokens {
  owner: string;
  team: string;
}

/** Sends one request; what comes back is a status, or the complaint that nothing came in time. */
const outcome = async (
  { path, isStream, statuses: _statuses, ...init }: FuzzRequest,
  tokens: Tokens,
): Promise<number | string> => {
  const abort = new AbortController();
  const late = setTimeout(() => abort.abort(), LONGEST_MS);
  try {
    const answer = await fetch(server.api + path, {
      ...init,
      headers: {
        ...init.headers,
        authorization: `Bearer ${path.startsWith('/platform') ? tokens.team : tokens.owner}`,
      },
      redirect: 'manual',
      signal: abort.signal,
    });
    if (isStream && answer.ok) await answer.body?.cancel();
    else await answer.text();
    return answer.status;
  } catch (error) {
    return String(error);
  } finally {
    clearTimeout(late);
  }
};

test(`${REQUESTS} requests of every shape meet no failure of the server and are answered in time, as the document says`, async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenuWithChoices(server, owner);
  const order = await send(server, 'POST', '/orders/', { body: orderBody(menu) });
  const known = {
    id: menu.id,
    menuId: menu.id,
    userId: owner.id,
    itemId: itemsOf(menu)[0]?.id ?? '',
    optionId: optionOf(menu, 'E madhe').id,
    orderId: (order.body as { id: string }).id,
  };
  const { paths } = (await send(server, 'GET', '/openapi.json')).body as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestsOf(method, path, operation, known)),
  );
  const numRuns = Math.ceil(REQUESTS / operations.length);
  const requests = operations.flatMap((operation, index) =>
    fc.sample(operation, { numRuns, seed: SEED + index }),
  );

  const team = await createToken(server.database, { name: 'operators', part: null });
  const tokens = { owner: owner.accessToken, team };
  const limit = pLimit(4);
  const outcomes = await Promise.all(
    requests.map((request) => limit(async () => ({ request, result: await outcome(request, tokens) }))),
  );
  const failures = outcomes.filter(({ result }) => typeof result === 'string' || result >= 500);
  expect(failures.slice(0, 5)).toEqual([]);
  const undeclared = outcomes.filter(({ request, result }) => !request.statuses.includes(Number(result)));
  expect(undeclared.slice(0, 5)).toEqual([]);
  const statuses = new Set(outcomes.map(({ result }) => result));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 422]));
});
