import type { ErrorBody } from '@tavolina/shared-api/contract';
import pLimit from 'p-limit';
import type { DescribedCall } from '../platform/api-document/example-of.ts';
import { callRows, createTokens, examplePath, type Tokens, tokenOf } from '../test/described-calls.ts';
import { createMenu, createOwner } from '../test/factories.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const AT_ONCE = 4;

/** Values of a parameter as nobody means them, by what is odd in them. */
const ODD_VALUES: Record<string, readonly string[]> = {
  'nothing or blanks': ['', ' ', '\n', '\t', '\u00a0', '\u200b'],
  numbers: ['0', '-0', '-1', '+5', ' 5 ', '1.5', '.5', '1e2', '0x10', '1_000', '1,5', '٣', '１２'],
  'numbers that are none': ['NaN', 'Infinity', '-Infinity', '1e400', '-1e400', '1e-400'],
  'huge numbers': ['2147483647', '2147483648', '9007199254740993', '9223372036854775808', '9'.repeat(400)],
  'words of programs': [
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '[object Object]',
  ],
  'signs of programs': ["'; DROP TABLE menus; --", '%', '_', '\\', '../../etc/passwd', '<script>', '{{1}}'],
  'days that are none': ['2026-13-45', '0000-01-01', '-2026-01-01', '2026-02-30T25:61:61Z', '2026-11'],
  'right-to-left marks': ['\u202e', '\u202eevat\u200f', '\u2067kosi', 'شوربة'],
  emoji: ['🍕', '👨‍👩‍👧‍👦', '🍕'.repeat(500), '\u{1f1e6}\u{1f1f1}', '\u0301'.repeat(300)],
  'null bytes': ['\u0000', 'a\u0000b'],
  'too much': ['a'.repeat(10_000), '10,'.repeat(3_000), 'tave kosi '.repeat(1_000)],
};

/** Values that no client library would send, as they stand behind the name of the parameter. */
const ODD_WRITINGS = [
  '',
  '=%',
  '=%zz',
  '=%u0041',
  '=%ff%fe',
  '=%ED%A0%80',
  '=%00',
  '[]=a',
  '[x]=a',
  '[__proto__]=a',
];

const withQuery = callRows(({ query }) => query !== undefined);

let tokens: Tokens;
/** Ids that exist, by the beginning of the path that names them. */
let known: Record<string, string>;
beforeAll(async () => {
  tokens = await createTokens(server);
  const owner = await createOwner(server, { tier: 'standard' });
  known = { '/menus/': (await createMenu(server, owner)).id, '/places/': owner.id };
});

/** The path of a call to what exists, where it is a menu or a place. */
const pathOf = (described: DescribedCall): string => {
  const beginning = Object.keys(known).find((path) => described.call.path.startsWith(`${path}{id}`));
  return beginning === undefined
    ? examplePath(described)
    : described.call.path.replace('{id}', known[beginning] ?? '');
};

/** Queries of a call with one parameter and those that it requires besides. */
const oddQueries = ({ call, example }: DescribedCall): string[] =>
  Object.keys(call.query?.shape ?? {}).flatMap((name) => {
    const required = Object.entries(call.query?.shape ?? {}).filter(
      ([other, value]) => other !== name && !value.safeParse(undefined).success,
    );
    const rest = required.map(([other]): [string, string] => [other, String(example.query?.[other])]);
    return [
      ...Object.values(ODD_VALUES)
        .flat()
        .map((value) => `${name}=${encodeURIComponent(value)}`),
      ...ODD_WRITINGS.map((written) => name + written),
      `${name}=1&${name}=2`,
      Array.from({ length: 300 }, () => `${name}=a`).join('&'),
    ].map((odd) => `${odd}&${new URLSearchParams(rest)}`);
  });

/** What is wrong with an answer: it is neither ordinary nor a refusal that says in words which parameter it is about. */
const complaint = (status: number, body: unknown): string | undefined => {
  if (status < 300 || status === 404) return undefined;
  if (status !== 422) return `status ${status}`;
  const { detail, errors = [] } = body as Partial<ErrorBody>;
  if (!detail || errors.length === 0) return 'no words';
  return errors.every(({ field, message }) => field !== '' && /^\p{Lu}.+\.$/u.test(message))
    ? undefined
    : JSON.stringify(errors);
};

test.each(withQuery)(
  '%s takes odd values of each parameter, or refuses them in words',
  async (_, described) => {
    const { call } = described;
    const limit = pLimit(AT_ONCE);
    const answers = oddQueries(described).map((query) =>
      limit(async () => {
        const address = `${pathOf(described)}?${query}`;
        const { status, body } = await send(server, call.method, address, tokenOf(call, tokens));
        return { query: query.slice(0, 200), wrong: complaint(status, body) };
      }),
    );
    expect((await Promise.all(answers)).filter(({ wrong }) => wrong !== undefined).slice(0, 5)).toEqual([]);
  },
);
