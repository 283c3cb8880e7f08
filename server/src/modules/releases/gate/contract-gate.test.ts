import { type CallShape, callShapes, type Shape } from '@tavolina/shared-api/contract';
import { type TestBuild, testBuild, testOperators } from '../../../test/builds.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const DINER = 'remote-diner';
const PLACE = 'POST /orders';
const FOLLOW = 'GET /orders/customer/{orderId}';

const team = testOperators(server, { live: [testBuild('shell', '1.0.0')] });

const shapes = callShapes();
let builds = 0;

/** A build that was made when a call had another shape. */
const builtWith = (call: string, change: (before: { takes: Shape; answers: Shape }) => void): TestBuild => {
  builds += 1;
  const before: CallShape = structuredClone(shapes[call]) ?? { takes: {}, answers: {} };
  change(before);
  const build = testBuild(DINER, `1.0.${builds}`);
  return { ...build, facts: { ...build.facts, calls: { ...shapes, [call]: before } } };
};

/** The shape at a path, to be changed. */
const at = (shape: Shape, ...names: string[]): Shape =>
  names.reduce((inner, name) => (name === '[]' ? inner.items : inner.properties?.[name]) ?? {}, shape);

const forget = (shape: Shape, name: string): void => {
  delete shape.properties?.[name];
  shape.required = shape.required?.filter((other) => other !== name);
};
const add = (shape: Shape, name: string, field: Shape): void => {
  shape.properties = { ...shape.properties, [name]: field };
  shape.required = [...(shape.required ?? []), name];
};

const BREACHES: [string, TestBuild, { field: string; message: string }][] = [
  [
    'a call that is gone',
    builtWith('GET /teleport', () => undefined),
    {
      field: 'GET /teleport',
      message:
        'Serveri nuk e njeh thirrjen GET /teleport. Nxirr më parë serverin që e ka, ose mos e bëj thirrjen.',
    },
  ],
  [
    'a field of an answer that is gone',
    builtWith(FOLLOW, ({ answers }) => add(at(answers, 'items', '[]'), 'spice', { type: 'string' })),
    {
      field: `${FOLLOW}: answer.items.spice`,
      message: `Serveri nuk e ka më ${FOLLOW}: answer.items.spice. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a field of an answer that may now be missing',
    builtWith('POST /auth/refresh', ({ answers }) => answers.required?.push('refresh_token')),
    {
      field: 'POST /auth/refresh: answer.refresh_token',
      message:
        'Serveri tani mund ta lërë jashtë POST /auth/refresh: answer.refresh_token. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.',
    },
  ],
  [
    'a field of a request that is demanded now',
    builtWith(PLACE, ({ takes }) => forget(at(takes, 'body'), 'customer_phone')),
    {
      field: `${PLACE}: body.customer_phone`,
      message: `Serveri tani e kërkon ${PLACE}: body.customer_phone. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a body that is demanded now',
    builtWith(PLACE, ({ takes }) => forget(takes, 'body')),
    {
      field: `${PLACE}: body`,
      message: `Serveri tani e kërkon ${PLACE}: body. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a filter that is gone',
    builtWith('GET /menus/', ({ takes }) => {
      takes.properties = { ...takes.properties, 'query.mood': { type: 'string' } };
    }),
    {
      field: 'GET /menus/: query.mood',
      message:
        'Serveri nuk e ka më GET /menus/: query.mood. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.',
    },
  ],
  [
    'a value that is taken no more',
    builtWith(PLACE, ({ takes }) => at(takes, 'body', 'payment_method').enum?.push('cheque')),
    {
      field: `${PLACE}: body.payment_method`,
      message: `Serveri nuk e pranon më vlerën cheque te ${PLACE}: body.payment_method. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a field of another kind',
    builtWith(PLACE, ({ answers }) => Object.assign(at(answers, 'id'), { type: 'integer' })),
    {
      field: `${PLACE}: answer.id`,
      message: `Te ${PLACE}: answer.id serveri ka string, jo integer. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a field of an answer that may be nothing now',
    builtWith(PLACE, ({ answers }) => Object.assign(at(answers, 'payment_intent_id'), { type: 'string' })),
    {
      field: `${PLACE}: answer.payment_intent_id`,
      message: `Te ${PLACE}: answer.payment_intent_id serveri ka null, jo string. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a limit that is lower now',
    builtWith(PLACE, ({ takes }) => {
      at(takes, 'body', 'items', '[]', 'quantity').maximum = 1_000;
    }),
    {
      field: `${PLACE}: body.items.quantity`,
      message: `Te ${PLACE}: body.items.quantity serveri lejon maximum 99, jo më 1.000. Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.`,
    },
  ],
  [
    'a text that must be one of some now',
    builtWith(PLACE, ({ takes }) => {
      delete at(takes, 'body', 'language').enum;
    }),
    { field: `${PLACE}: body.language`, message: expect.stringContaining('sq,en') },
  ],
];

test.each(BREACHES)('%s is refused with its name', async (_name, build, reason) => {
  expect(await team.publish(build)).toMatchObject({
    status: 422,
    body: { code: 'release_refused', errors: [reason] },
  });
});

const ADDITIONS: [string, TestBuild][] = [
  ['nothing else', builtWith(PLACE, () => undefined)],
  ['a field of an answer', builtWith(PLACE, ({ answers }) => forget(answers, 'payment_status'))],
  ['a field that may be left out', builtWith(PLACE, ({ takes }) => forget(at(takes, 'body'), 'language'))],
  ['a value that is taken', builtWith(PLACE, ({ takes }) => at(takes, 'body', 'payment_method').enum?.pop())],
  ['a value that is answered', builtWith(PLACE, ({ answers }) => at(answers, 'payment_status').enum?.pop())],
  [
    'a field that may be nothing',
    builtWith(PLACE, ({ takes }) => {
      const body = at(takes, 'body');
      body.properties = { ...body.properties, notes: { type: 'string', maxLength: 100 } };
    }),
  ],
];

test.each(ADDITIONS)('that the server has gained %s keeps no build out', async (_name, build) => {
  expect(await team.publish(build)).toMatchObject({ status: 200 });
});

test('what the server offered when it was published is asked again when it is released', async () => {
  const build = builtWith(PLACE, () => undefined);
  await team.publish(build);
  await server.database.query(
    `UPDATE release_versions SET facts = jsonb_set(facts, '{calls,GET /gone}', '{"takes":{},"answers":{}}')
     WHERE version = $1`,
    [build.version],
  );
  expect(await team.move({ part: DINER, action: 'release', version: build.version })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'GET /gone' }] },
  });
});

test.each([
  [{ [PLACE]: 5 }],
  [{ [PLACE]: { takes: { properties: [] }, answers: { required: 'id' } } }],
  [{ [PLACE]: { takes: { anyOf: 'x' }, answers: {} } }],
])('calls told as %j are refused, never a failure', async (calls) => {
  const build = testBuild(DINER, '9.0.0');
  const refused = await team.publish({ ...build, facts: { ...build.facts, calls } });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: expect.stringMatching(/^calls/) }] },
  });
});
