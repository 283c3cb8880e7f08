import type { Menu } from '@tavolina/shared-api/contract';
import { createMenuWithChoices, optionOf } from '../../test/choices.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { type ReceivedMail, testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { orderPlacedJob } from '../orders/order-jobs.ts';

const mail = testMailServer({ RATE_LIMITS: 'off' });
const server = testServer(mail.env);

const DINER = 'arta.k@shembull.al';

let owner: TestOwner;
let menu: Menu;

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const order = async (change: object = {}): Promise<string> => {
  const { status, body } = await send(server, 'POST', '/orders', { body: orderBody(menu, change) });
  expect(status).toBe(201);
  return (body as { id: string }).id;
};

const setStatus = (id: string, status: string) =>
  send(server, 'PATCH', `/orders/business/${id}`, { token: owner.accessToken, body: { status } });

const about = (id: string, recipient: string) => (letter: ReceivedMail) =>
  letter.recipients[0] === recipient && (letter.subject ?? '').includes(id);

const header = (letter: ReceivedMail, name: string) => letter.headers.find(({ key }) => key === name)?.value;

// product.md §404
test('a mail says what was chosen of a dish', async () => {
  menu = await createMenuWithChoices(server, owner);
  const meal = { option_id: optionOf(menu, 'Me pije').id };
  const options = [
    { option_id: optionOf(menu, 'E madhe').id },
    meal,
    { option_id: optionOf(menu, 'Birrë').id, within: meal.option_id },
  ];
  const id = await order({ items: [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 1, options }] });
  const { text, html = '' } = await mail.next(about(id, DINER));
  for (const choice of ['Madhësia: E madhe', 'Si vakt: Me pije', 'Pija: Birrë']) {
    expect(text).toContain(choice);
    expect(html).toContain(choice);
  }
});

// product.md §421
test('an allergy stands out in the mails to the diner and to the business', async () => {
  const id = await order({ allergy: 'Arra <b>shumë</b>' });
  for (const recipient of [DINER, owner.email]) {
    const { text, html } = await mail.next(about(id, recipient));
    expect(text).toContain('! Alergji: Arra <b>shumë</b>');
    expect(html).toMatch(/class="alert".*Alergji:<\/strong> Arra &lt;b&gt;shumë&lt;\/b&gt;/);
  }
});

// product.md §43
test('a placed order is confirmed to the diner and told to the business, each once', async () => {
  const [dish] = itemsOf(menu);
  const id = await order({
    items: [{ menu_item_id: dish?.id, quantity: 3, notes: 'pa qepë' }],
    notes: 'Vijmë në orën 8',
    display_currency: 'ALL',
  });

  const toDiner = await mail.next(about(id, DINER));
  expect(toDiner.subject).toBe(`Porosia ${id} te ${owner.name} u regjistrua`);
  expect(toDiner.from).toMatchObject({ name: 'Tavolina', address: 'porosi@tavolina.test' });
  expect(toDiner.recipients).toEqual([DINER]);
  for (const text of [
    '3 × Tavë kosi',
    'pa qepë',
    'Vijmë në orën 8',
    'Gjithsej: 1.950\u00a0L',
    '19,89\u00a0€, çdo çmim me kursin 1\u00a0€\u00a0=\u00a098\u00a0L',
  ]) {
    expect(toDiner.text).toContain(text);
  }
  expect(toDiner.text).toContain(
    `https://tavolina.example/orders?order_id=${id}&email=${encodeURIComponent(DINER)}`,
  );
  expect(toDiner.html).toContain('lang="sq"');

  const toBusiness = await mail.next(about(id, owner.email));
  expect(toBusiness.subject).toBe(`Porosi e re ${id}: 1.950 L`);
  for (const text of [
    'Arta K.',
    '+355 69 000 0000',
    '3 × Tavë kosi',
    `https://tavolina.example/business/orders/${id}?place=${owner.id}`,
  ])
    expect(toBusiness.text).toContain(text);

  expect(toDiner.messageId).toBe(`<order-placed-${id}@tavolina.test>`);
  expect(header(toDiner, 'auto-submitted')).toBe('auto-generated');
  expect(mail.received.filter(({ subject }) => subject?.includes(id))).toHaveLength(2);
});

// product.md §106
test('a mail says that the place set its euro prices itself, where no rate makes the sum', async () => {
  const dish = { name: 'Fërgesë', price: 490, additional_prices: { EUR: 6 } };
  menu = await createMenu(server, owner, { sections: [{ title: 'Gatime', items: [dish] }] });
  const items = [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 2 }];
  const id = await order({ items, display_currency: 'ALL' });
  const { text } = await mail.next(about(id, DINER));
  expect(text).toContain('Gjithsej: 980\u00a0L');
  expect(text).toContain('12,00\u00a0€; çmimet në euro i ka vendosur vetë lokali');
  expect(text).not.toContain('kursin');
});

test('the order’s language is the diner’s, the business’s its own', async () => {
  const id = await order({ language: 'en' });
  const toDiner = await mail.next(about(id, DINER));
  expect(toDiner.subject).toBe(`Your order ${id} at ${owner.name} is placed`);
  expect(toDiner.html).toContain('lang="en"');
  expect((await mail.next(about(id, owner.email))).subject).toMatch(/^Porosi e re/);
});

test('a business that signs in in English is written to in English', async () => {
  const { status } = await send(server, 'POST', '/login', {
    form: { username: owner.email, password: owner.password },
    headers: { 'accept-language': 'en-GB,en;q=0.9' },
  });
  expect(status).toBe(200);
  const id = await order();
  expect((await mail.next(about(id, owner.email))).subject).toMatch(/^New order/);
});

/**
 * Makes waiting jobs due: the next attempt, and mails that wait until a step cannot be undone (product.md
 * §129).
 */
const hurry = () =>
  server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' OR name = 'order-status-changed' AND state = 'created'`,
  );

// product.md §43
test('each status is told to the diner in the diner’s words; the same status again is not', async () => {
  const id = await order();
  await mail.next(about(id, DINER));
  for (const [status, subject] of [
    ['confirmed', `Porosia ${id} u konfirmua`],
    ['preparing', `Porosia ${id} po përgatitet`],
    ['ready', `Porosia ${id} është gati`],
    ['completed', `E more porosinë ${id}`],
    ['cancelled', `Porosia ${id} u anulua`],
  ] as const) {
    expect((await setStatus(id, status)).status).toBe(200);
    expect((await setStatus(id, status)).status).toBe(200);
    await hurry();
    expect((await mail.next(about(id, DINER))).subject).toBe(subject);
  }
  const ids = mail.received.filter(about(id, DINER)).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(6);
  expect(ids).toHaveLength(6);
});

// product.md §443
test.each([
  ['sq', 'Në tavolinën 12', 'Paguan te tavolina.', 'po vjen te tavolina', 'po ta sjell në tavolinë'],
  [
    'en',
    'At table 12',
    'You pay at the table.',
    'is on its way to your table',
    'is bringing it to your table',
  ],
] as const)(
  'mails in %s about an order at a table name it, and what happens there',
  async (language, way, pays, comes, brings) => {
    const token = owner.accessToken;
    const table = await send(server, 'POST', '/tables', { token, body: { label: '12' } });
    const id = await order({ language, table_code: (table.body as { code: string }).code });
    const placed = await mail.next(about(id, DINER));
    for (const part of [placed.text, placed.html]) {
      expect(part).toContain(way);
      expect(part).toContain(pays);
    }
    expect((await mail.next(about(id, owner.email))).text).toContain('Në tavolinën 12');
    await setStatus(id, 'ready');
    await hurry();
    const ready = await mail.next(about(id, DINER));
    expect(ready.subject).toContain(comes);
    expect(ready.text).toContain(brings);
  },
);

// product.md §441, §443
test('mails about an order for later name its day', async () => {
  const token = owner.accessToken;
  const { slots } = (await send(server, 'GET', `/places/${owner.id}/slots`, { token })).body as {
    slots: string[];
  };
  const asked_for = slots.at(-1) ?? '';
  const id = await order({ asked_for });
  const day = /Porositur për: të \S+ më \d+ \S+ në orën \d\d:\d\d/;
  expect((await mail.next(about(id, DINER))).text).toMatch(day);
  expect((await mail.next(about(id, owner.email))).text).toMatch(day);
  await setStatus(id, 'confirmed');
  await hurry();
  const confirmed = (await mail.next(about(id, DINER))).text;
  expect(confirmed).toContain(`${owner.name} e pranoi porosinë.`);
  expect(confirmed).toMatch(/Do të jetë gati të \S+ më \d+ \S+, rreth orës \d\d:\d\d\./);
});

test('whatever people type stays text', async () => {
  const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>&lt;`;
  owner = await createOwner(server, { tier: 'standard', name: `Te ${attack}` });
  menu = await createMenu(server, owner, {
    sections: [{ title: attack, items: [{ name: attack, price: 500 }] }],
  });
  const id = await order({
    customer_name: attack,
    notes: attack,
    items: [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 1, notes: attack }],
  });
  for (const recipient of [DINER, owner.email]) {
    const { html = '' } = await mail.next(about(id, recipient));
    expect(html).not.toMatch(/<script|<img/i);
    expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(3);
    expect(html).toContain('&amp;lt;');
  }
});

/** Waits until an attempt at an order's mails has failed. */
const failure = async (id: string): Promise<void> => {
  const query = `SELECT 1 FROM pgboss.job WHERE data ->> 'order_id' = $1 AND state = 'retry'`;
  while ((await server.database.query(query, [id])).rowCount === 0);
};

// product.md §43
test('an order is stored while mail is down, and the mails follow when it is up again', async () => {
  await mail.down();
  const id = await order();
  await failure(id);
  await mail.up();
  await hurry();
  await mail.next(about(id, DINER));
  await mail.next(about(id, owner.email));
}, 30_000);

test('when only the second mail fails, repeating the work does not send the first again', async () => {
  mail.refuse((address) => (address === owner.email ? 451 : undefined));
  const id = await order();
  await failure(id);
  mail.refuse(() => undefined);
  await hurry();
  await mail.next(about(id, owner.email));
  expect(mail.received.filter(about(id, DINER))).toHaveLength(1);
}, 30_000);

test('an address that does not exist is given up, and the business is told all the same', async () => {
  mail.refuse((address) => (address === 'askush@shembull.al' ? 550 : undefined));
  const id = await order({ customer_email: 'askush@shembull.al' });
  await mail.next(about(id, owner.email));
  mail.refuse(() => undefined);
  const { rows } = await server.database.query(`SELECT message_id FROM sent_mails WHERE message_id = $1`, [
    `order-placed-${id}`,
  ]);
  expect(rows).toHaveLength(1);
  expect(mail.received.filter(about(id, 'askush@shembull.al'))).toHaveLength(0);
});

// product.md §70
test('an owner who does without mails about orders gets none, and the diner gets theirs', async () => {
  const choose = (body: object) => send(server, 'PATCH', '/users/mails', { token: owner.accessToken, body });
  expect((await choose({ new_order: false })).body).toEqual({ new_order: false, trial_ending: true });
  const unwanted = await order();
  await mail.next(about(unwanted, DINER));
  // The owner's choice is read when the mail is sent.
  await jobsDone(server, orderPlacedJob);
  expect((await choose({ new_order: true })).body).toEqual({ new_order: true, trial_ending: true });
  const wanted = await order();
  await mail.next(about(wanted, owner.email));
  expect(mail.received.filter(about(unwanted, owner.email))).toHaveLength(0);
});
