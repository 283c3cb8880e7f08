import {
  callAsInExample,
  callRows,
  createTokens,
  exampleAddress,
  type Tokens,
  tokenOf,
} from '../test/described-calls.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

// Some calls end the session they are made with.
let tokens: Tokens;
beforeEach(async () => {
  tokens = await createTokens(server);
});

/** Answers that differ by nobody who asks, and that hold nothing of a person. */
const isForEverybody = (access: string, method: string, path: string): boolean =>
  access === 'public' && method === 'GET' && !path.startsWith('/orders/');

test.each(callRows(({ success }) => success.stream !== true))(
  '%s is shown to no other origin, and kept nowhere where it is somebody’s own',
  async (_name, described) => {
    const { call } = described;
    const { status, headers } = await callAsInExample(server, described, tokenOf(call, tokens));
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([status, 'same-origin']);
    if (!isForEverybody(call.access, call.method, call.path))
      expect([status, headers.get('cache-control')]).toEqual([status, 'no-store']);
  },
);

test.each(callRows(({ success }) => success.stream === true))(
  'the stream %s is kept nowhere',
  async (_name, described) => {
    const { token } = tokenOf(described.call, tokens);
    const { headers, body } = await fetch(`${server.api}${exampleAddress(described)}`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    });
    await body?.cancel();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);
