import { Validator } from '@seriousme/openapi-schema-validator';
import { CATEGORIES, CUISINE_TYPES, PRICE_RANGES } from '@tavolina/shared-api/contract';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { DESCRIBED_CALLS } from './example-of.ts';

interface Content {
  [type: string]: { example?: unknown; examples?: Record<string, { value: { detail: string } }> };
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: { name: string; in: string; example?: unknown; schema: { enum?: readonly string[] } }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

type Document = Record<string, unknown> & {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const server = testServer();

let document: Document;
let operations: [string, Operation][];

beforeAll(async () => {
  document = (await send(server, 'GET', '/openapi.json')).body as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('it describes every call of the contract once, under a name of its own and in a known area', () => {
  expect(operations.map(([name]) => name).sort()).toEqual(
    DESCRIBED_CALLS.map(({ call }) => `${call.method} ${call.path}`).sort(),
  );
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
  const known = document.tags.map(({ name }) => name);
  for (const [, { tags }] of operations) expect(known).toEqual(expect.arrayContaining(tags));
});

const missingIn = ([name, { parameters = [], requestBody, responses }]: [string, Operation]): string[] => {
  const missing = parameters
    .filter((parameter) => parameter.in === 'path' && parameter.example === undefined)
    .map((parameter) => `${name}: ${parameter.name}`);
  for (const place of ['query', 'header']) {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length > 0 && here.every(({ example }) => example === undefined))
      missing.push(`${name}: ${place}`);
  }
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const contents = [requestBody?.content, ...successes.map(([, { content }]) => content)];
  for (const content of contents)
    for (const [type, { example }] of Object.entries(content ?? {}))
      if (example === undefined) missing.push(`${name}: ${type}`);
  return missing;
};

test('every part of a request and every answer has an example', () => {
  expect(operations.flatMap(missingIn)).toEqual([]);
});

test('every call shows what its failures say', () => {
  for (const [name, { responses }] of operations) {
    const sentences = Object.values(responses).flatMap(({ content }) =>
      Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value.detail),
    );
    expect([name, sentences.every(Boolean) && sentences.length > 0]).toEqual([name, true]);
  }
});

test.each(['GET /menus/', 'GET /restaurants/'])('%s lists the codes its filters take', (name) => {
  const { parameters = [] } = new Map(operations).get(name) ?? {};
  const codesOf = (filter: string) => parameters.find((parameter) => parameter.name === filter)?.schema.enum;
  expect(codesOf('cuisine_type')).toEqual(CUISINE_TYPES);
  expect(codesOf('category')).toEqual(CATEGORIES);
  expect(codesOf('price_range')).toEqual(PRICE_RANGES);
});

const examplesOf = (contents: (Content | undefined)[]): unknown[] =>
  contents.flatMap((content) => Object.values(content ?? {}).map(({ example }) => example));

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Whether a field of an example says something, at any depth. */
const says = (example: unknown, field: string): boolean =>
  typeof example === 'object' &&
  example !== null &&
  Object.entries(example).some(([name, value]) => (name === field && isSaid(value)) || says(value, field));

test.each([
  ['option_groups', 'option_groups'],
  ['options', 'choices'],
  ['within', 'within'],
  ['schedule', 'schedule'],
  ['portion', 'portion'],
  ['allergens', 'allergens'],
  ['diets', 'diets'],
  ['translations', 'translations'],
  ['allergy', 'allergy'],
  ['left', 'stock'],
  ['goes_with', 'goes_with'],
  ['ref', 'goes_with'],
])('examples show %s in a call and %s in an answer', (asked, answered) => {
  const requests = examplesOf(operations.map(([, { requestBody }]) => requestBody?.content));
  const answers = examplesOf(
    operations.flatMap(([, { responses }]) => Object.values(responses).map(({ content }) => content)),
  );
  expect(requests.some((example) => says(example, asked))).toBe(true);
  expect(answers.some((example) => says(example, answered))).toBe(true);
});

test('a group of choices that comes with an option is in a call and in an answer', () => {
  const nested = (example: unknown): boolean => {
    const { option_groups: groups = [] } = example as { option_groups?: { options: object[] }[] };
    return groups.some(({ options }) => options.some((one) => says(one, 'option_group_ids')));
  };
  const create = new Map(operations).get('POST /menus/');
  for (const content of [create?.requestBody?.content, create?.responses['201']?.content])
    expect(examplesOf([content]).map(nested)).toEqual([true]);
});
