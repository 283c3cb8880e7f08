import type { CallDefinition } from '@tavolina/shared-api/contract';
import { z } from 'zod';
import { callRows, createTokens, exampleAddress, type Tokens, tokenOf } from '../test/described-calls.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Values that JavaScript cannot compare or write as text, as JSON. */
const HOSTILE = [
  '{"length":{"toString":"x"}}',
  '{"length":{"valueOf":0,"\\u0074oString":1},"size":{"toString":2}}',
];

type Path = readonly (string | number)[];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Where values may stand in what a schema describes, at whatever depth. */
const pathsIn = (schema: JsonSchema): Path[] => {
  const under = (step: string | number, child: JsonSchema): Path[] =>
    [[], ...pathsIn(child)].map((path) => [step, ...path]);
  const { additionalProperties: any } = schema;
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => under(name, child)),
    ...(schema.items ? under(0, schema.items) : []),
    ...(typeof any === 'object' ? under('x', any) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((options) => (options ?? []).flatMap(pathsIn)),
  ];
};

const MARK = 'the hostile value';

/** A copy of a body with the mark at a path; what is not there on the way is made. */
const withMark = (body: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) return MARK;
  if (typeof step === 'number') return [withMark(Array.isArray(body) ? body[step] : undefined, rest)];
  const own = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...own, [step]: withMark(own[step], rest) };
};

const takesJson = ({ body, bodyEncoding }: CallDefinition): boolean =>
  body !== undefined && bodyEncoding === undefined;

let tokens: Tokens;
beforeAll(async () => {
  tokens = await createTokens(server);
});

test.each(callRows(takesJson))('%s refuses in words what no code can compare', async (_name, described) => {
  const { call, example } = described;
  const schema = z.toJSONSchema(call.body ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
  const paths = [[], ...pathsIn(schema as JsonSchema)];
  const bodies = paths.flatMap((path) =>
    HOSTILE.map((value) => JSON.stringify(withMark(example.body, path)).replace(`"${MARK}"`, value)),
  );
  const failed: [string, number][] = [];
  for (const body of bodies) {
    const access = tokenOf(call, tokens);
    const { status } = await send(server, call.method, exampleAddress(described), { ...access, body });
    if (status >= 500) failed.push([body, status]);
  }
  expect(failed).toEqual([]);
});

// product.md §147
test('a field that holds such a value is named', async () => {
  const body = '{"full_name":{"length":{"toString":"x"}},"email":"a@b.al","subject":"x","message":"y"}';
  expect(await send(server, 'POST', '/contact/message', { body })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'full_name' }] },
  });
});
