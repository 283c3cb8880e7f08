import { type CallDefinition, COMMON_ERRORS, errorBody } from '@tavolina/shared-api/contract';
import { DESCRIBED_CALLS, type Example } from './example-of.ts';
import { bodyOf } from './failures-of.ts';

const cases = DESCRIBED_CALLS.map(({ call, example }): [string, CallDefinition, Example] => [
  `${call.method} ${call.path}`,
  call,
  example,
]);

const isUpload = ({ bodyEncoding }: CallDefinition, part: string): boolean =>
  part === 'body' && bodyEncoding === 'multipart';

test.each(cases)('%s is made with a request the call accepts', (_name, call, example) => {
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    expect([part, example[part] !== undefined]).toEqual([
      part,
      call[part] !== undefined || isUpload(call, part),
    ]);
    call[part]?.parse(example[part]);
  }
});

test.each(cases)('%s shows an answer as it would be sent', (_name, call, { answer }) => {
  expect(call.success.schema?.parse(answer)).toEqual(answer);
});

test.each(cases)('%s shows a failure it can meet', (_name, call, { failure }) => {
  expect([...COMMON_ERRORS, ...call.errors]).toContain(failure.code);
  const body = bodyOf(failure);
  expect(errorBody.parse(body)).toEqual(body);
  expect(body.detail).not.toMatch(/[{}]|“”/);
});
