import type { Menu } from '@tavolina/shared-api/contract';
import english from '../../locales/en.json';
import albanian from '../../locales/sq.json';
import { createMenu, createOwner, orderBody, type TestOwner } from '../test/factories.ts';
import { testMailServer } from '../test/mail-server.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

/** A language that nobody wrote: each of its texts is the English one in brackets. */
const FURTHER = 'qps';

jest.mock('../../../shared-api/src/contract/codes/languages.ts', () => {
  const actual = jest.requireActual('../../../shared-api/src/contract/codes/languages.ts');
  return { ...actual, LANGUAGES: [...actual.LANGUAGES, 'qps'] };
});
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof import('node:fs')>('node:fs');
  const inBrackets = (text: unknown): unknown => {
    if (typeof text === 'string') return text.startsWith('$t(') ? text : `⟦${text}⟧`;
    if (Array.isArray(text)) return text.map(inBrackets);
    return Object.fromEntries(Object.entries(text as object).map(([key, each]) => [key, inBrackets(each)]));
  };
  const readFileSync = (file: unknown, options: unknown): unknown => {
    const read = actual.readFileSync as (file: unknown, options: unknown) => unknown;
    if (!String(file).endsWith('qps.json')) return read(file, options);
    return JSON.stringify(inBrackets(JSON.parse(String(read(String(file).replace('qps', 'en'), 'utf8')))));
  };
  return { ...actual, readFileSync };
});

const mail = testMailServer({ RATE_LIMITS: 'off' });
const server = testServer(mail.env);

const leaves = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(leaves);
/** Texts that stand for themselves: two words and more, and nothing to be filled in. */
const KNOWN = [...leaves(albanian), ...leaves(english)].filter((text) =>
  /^[^{$]*\p{L} \p{L}[^{]*$/u.test(text),
);

/** What a person reads, without what is in brackets. */
const besides = (text: string): string => text.replaceAll(/⟦[^⟦⟧]*⟧/gu, '');
const expectOwn = (text: string): void => {
  expect(text).toContain('⟦');
  expect(KNOWN.filter((known) => besides(text).includes(known))).toEqual([]);
};

const ask = (method: string, path: string, options: object = {}): Promise<Received> =>
  send(server, method, path, { headers: { 'accept-language': FURTHER }, ...options });

let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

test('failures and their fields are said in it', async () => {
  for (const { body } of [
    await ask('GET', '/menus/0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e'),
    await ask('POST', '/login', { form: { username: 'nobody@shembull.al', password: 'x' } }),
    await ask('POST', '/signup', { body: { email: 'no', password: 'x', telephone: '1' } }),
    await ask('POST', '/orders', { body: orderBody(menu, { items: [] }) }),
  ]) {
    const { detail, errors = [] } = body as { detail: string; errors?: { message: string }[] };
    for (const text of [detail, ...errors.map(({ message }) => message)]) {
      expect(text).toMatch(/^⟦.*⟧$/u);
      expect(besides(text)).toBe('');
    }
  }
});

test('plans and tables are, too', async () => {
  const plans = Object.values(
    (await ask('GET', '/subscriptions/plans')).body as Record<string, object[]>,
  ).flat();
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans as { description: string; features: string[] }[])
    for (const text of [plan.description, ...plan.features]) expectOwn(text);
  const table = await ask('GET', `/menus/${menu.id}/csv`, { token: owner.accessToken });
  expect(String(table.body).split(/\r?\n/)[0]).toMatch(/⟦.*⟧/u);
});

test('an order keeps it, and so do its mails', async () => {
  const { status, body } = await ask('POST', '/orders', { body: orderBody(menu) });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  const { subject = '', text = '' } = await mail.next(
    (letter) =>
      letter.recipients[0] === orderBody(menu).customer_email && (letter.subject ?? '').includes(id),
  );
  expect(subject).toMatch(/^⟦/u);
  expectOwn(text);
});
