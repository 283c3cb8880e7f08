import type { CallDefinition } from '@tavolina/shared-api/contract';
import { callRows, createTokens, examplePath, type Tokens, tokenOf } from '../test/described-calls.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let tokens: Tokens;
beforeAll(async () => {
  tokens = await createTokens(server);
});

const codeOf = ({ body }: Received): unknown => (body as { code?: unknown } | undefined)?.code;

test.each(callRows(() => true))(
  '%s has the same address with and without a slash',
  async (_name, described) => {
    const path = examplePath(described);
    const body = described.call.method === 'GET' ? {} : { body: {} };
    const [plain, slashed] = await Promise.all(
      [path, `${path}/`].map((address) => send(server, described.call.method, address, body)),
    );
    if (!plain || !slashed) throw new Error('both were asked');
    expect(['not_found', 'method_not_allowed']).not.toContain(codeOf(plain));
    expect([slashed.status, codeOf(slashed)]).toEqual([plain.status, codeOf(plain)]);
  },
);

/** What each field of a query does not take. */
const WRONG: Readonly<Record<string, string>> = {
  limit: '0',
  skip: '-1',
  from: 'dje',
  until: '2026-02-30',
  days: '0',
  email: 'a'.repeat(300),
  month: 'nentor',
};

const wrongQuery = ({ query }: CallDefinition): URLSearchParams =>
  new URLSearchParams(
    Object.keys(query?.shape ?? {})
      .filter((name) => name in WRONG)
      .map((name): [string, string] => [name, WRONG[name] ?? '']),
  );

/** A search takes any words. */
const mayBeWrong = ({ query }: CallDefinition): boolean =>
  Object.keys(query?.shape ?? {}).some((name) => name in WRONG);

test.each(callRows(mayBeWrong))('%s refuses a wrong query and names its field', async (_name, described) => {
  const { call } = described;
  const query = wrongQuery(call);
  const received = await send(
    server,
    call.method,
    `${examplePath(described)}?${query}`,
    tokenOf(call, tokens),
  );
  const errors = [...query.keys()].map((field) => ({ field, message: expect.any(String) }));
  expect(received).toMatchObject({ status: 422, body: { code: 'invalid_input', errors } });
});

test.each(callRows(({ headers }) => headers !== undefined))(
  '%s refuses a header that is too long',
  async (_name, described) => {
    const { call, example } = described;
    const [field = ''] = Object.keys(example.headers ?? {});
    const received = await send(server, call.method, examplePath(described), {
      ...tokenOf(call, tokens),
      headers: { [field]: 'x'.repeat(300) },
      body: example.body,
    });
    expect(received).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: [{ field: `headers.${field}` }] },
    });
  },
);

test.each(callRows(({ body }) => body !== undefined))(
  '%s refuses a body of the wrong kind',
  async (_name, described) => {
    const { call } = described;
    const content = call.bodyEncoding === 'form' ? { form: { tjeter: '1' } } : { body: [] };
    expect(
      await send(server, call.method, examplePath(described), { ...tokenOf(call, tokens), ...content }),
    ).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: expect.any(Array) },
    });
  },
);
