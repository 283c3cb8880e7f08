import fc from 'fast-check';

/** The parts of JSON Schema that the API's document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** What clumsy and hostile callers send where anything may be sent. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    'x'.repeat(10_000),
    '<script>alert(1)</script>',
    "' OR 1=1; --",
    '\u0000',
    '\ud800',
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    -1,
    0.1,
    1e9,
    1e308,
    Number.MIN_SAFE_INTEGER,
    true,
    [],
    {},
    [[[[]]]],
    { __proto__: null, constructor: { prototype: 1 } },
    '00000000-0000-4000-8000-000000000000',
    'K7MQ-4XTD',
    '9999-99-99T99:99:99Z',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const stringOf = ({ format, maxLength = 60 }: Schema): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 200) });
};

const objectOf = ({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): fc.Arbitrary<unknown> => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  const whole = fc.record(fields, { requiredKeys: required });
  const known = fc.oneof(
    { weight: 9, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
  return typeof additionalProperties === 'object'
    ? fc.dictionary(fc.string({ maxLength: 10 }), valuesOf(additionalProperties), { maxKeys: 3 })
    : known;
};

/** How each type of JSON Schema is made. */
const BY_TYPE: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -10, maximum = 1_000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -10, maximum = 10_000 }) => fc.double({ min: minimum, max: maximum }),
  array: ({ items = {} }) => fc.array(valuesOf(items), { maxLength: 4 }),
  object: objectOf,
  string: stringOf,
};

const fittingOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  const makers = [schema.type ?? 'string'].flat().map((type) => BY_TYPE[type] ?? stringOf);
  return fc.oneof(...makers.map((make) => make(schema)));
};

/** Values that mostly fit a schema, and now and then do not. */
export const valuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: junk });
