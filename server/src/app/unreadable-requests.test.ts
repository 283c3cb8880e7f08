import { type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ErrorCode } from '@tavolina/shared-api/contract';
import type { DescribedCall } from '../platform/api-document/example-of.ts';
import { errorCodesOf } from '../platform/api-document/failures-of.ts';
import { callRows, createTokens, exampleAddress, type Tokens, tokenOf } from '../test/described-calls.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let tokens: Tokens;
beforeAll(async () => {
  tokens = await createTokens(server);
});

const thatMeet = (code: ErrorCode) => callRows((call) => errorCodesOf(call).includes(code));

/** Sends the head of a request as no client library would; its body never follows. */
const sendHead = (
  described: DescribedCall,
  headers: OutgoingHttpHeaders,
  setHost: boolean,
): Promise<[status: number | undefined, body: unknown]> =>
  new Promise((resolve, reject) => {
    const { token } = tokenOf(described.call, tokens);
    const sent = request(server.api + exampleAddress(described), {
      method: described.call.method,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      setHost,
    });
    sent.on('error', reject);
    sent.on('response', async (answer) => {
      resolve([answer.statusCode, JSON.parse(await text(answer))]);
      sent.destroy();
    });
    sent.flushHeaders();
  });

test.each(thatMeet('malformed_request'))('%s without a host is not understood', async (_name, described) => {
  expect(await sendHead(described, { 'content-length': 0 }, false)).toMatchObject([
    400,
    { code: 'malformed_request', detail: expect.any(String) },
  ]);
});

test.each(callRows(({ body, bodyEncoding }) => body !== undefined && bodyEncoding === undefined))(
  '%s with half a body is not understood',
  async (_name, described) => {
    const { method } = described.call;
    const answer = await send(server, method, exampleAddress(described), {
      ...tokenOf(described.call, tokens),
      body: '{"a":',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  },
);

test.each(thatMeet('body_too_large'))(
  '%s with an endless body is refused before it comes',
  async (_name, described) => {
    const head = { 'content-type': 'application/json', 'content-length': 999_999_999 };
    expect(await sendHead(described, head, true)).toMatchObject([
      413,
      { code: 'body_too_large', detail: expect.any(String) },
    ]);
  },
);

test.each(thatMeet('unsupported_media_type'))('%s takes no XML', async (_name, described) => {
  const { method } = described.call;
  const answer = await send(server, method, exampleAddress(described), {
    ...tokenOf(described.call, tokens),
    headers: { 'content-type': 'application/xml' },
    body: '<a/>',
  });
  expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
});
