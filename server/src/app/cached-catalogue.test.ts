import {
  type ActiveSession,
  type ApiKey,
  type BusinessOrder,
  type CallDefinition,
  calls,
  type Menu,
  type NewPrinter,
  type OpeningHours,
  type PlaceTable,
  type Webhook,
} from '@tavolina/shared-api/contract';
import { Secret, TOTP } from 'otpauth';
import { createToken } from '../modules/releases/teams/team-tokens.ts';
import { transaction } from '../platform/database/database.ts';
import { type EventBus, publish, startEventBus } from '../platform/events/event-bus.ts';
import { CARDS, cardHolder } from '../test/card-holder.ts';
import { createMenuWithChoices } from '../test/choices.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../test/factories.ts';
import { picture, upload } from '../test/pictures.ts';
import { dayIn } from '../test/price-changes.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
let menu: Menu;
/** Whose account changes its password and sessions. */
let leaver: TestOwner;
/** Whose public answer is watched. */
let witness: Menu;
let bus: EventBus;
let file: Buffer;
/** An order that was reviewed. */
let reviewed: string;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'premium' });
  leaver = await createOwner(server);
  menu = await createMenuWithChoices(server, owner);
  witness = await createMenu(server, await createOwner(server));
  file = await picture().jpeg().toBuffer();
  reviewed = await order();
  await server.database.query('INSERT INTO reviews (order_id, business_id, rating) VALUES ($1, $2, 5)', [
    reviewed,
    owner.id,
  ]);
  await server.database.query('UPDATE businesses SET rating_sum = 5, rating_count = 1 WHERE id = $1', [
    owner.id,
  ]);
});
beforeEach(async () => {
  bus = await startEventBus(server.databaseUrl);
});
afterEach(() => bus.stop());

const ask = (who: TestOwner, method: string, path: string, body?: object): Promise<Received> =>
  send(server, method, path, { token: who.accessToken, ...(body && { body }) });
const newPassword = (current: string) => {
  leaver.password = `${current}x`;
  return { current_password: current, new_password: leaver.password };
};
const enterCard = async () => (await cardHolder(server)).enterCard(CARDS.works);

let secret = '';
let ahead = 0;
/** The next code of the leaver's app. */
const code = (): string => {
  server.advance(60_000);
  ahead += 60_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });
};
const twoFactor = (path: string, change: object) =>
  ask(leaver, 'POST', `/auth/two-factor${path}`, { current_password: leaver.password, ...change });

/** Places an order, and brings it as far as its business. */
const order = async (): Promise<string> =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
const setStatus = async (status: string) =>
  ask(owner, 'PATCH', `/orders/business/${await order()}`, { status });

const addTable = (label: string): Promise<Received> => ask(owner, 'POST', '/tables', { label });

const ALWAYS_OPEN: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};

const addDevice = (): Promise<Received> =>
  ask(owner, 'POST', '/push/devices', {
    endpoint: 'https://push.example.com/send/1',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });

const addKey = (): Promise<Received> =>
  ask(owner, 'POST', '/integrations/keys', { name: 'Kasa', scopes: ['orders_read'] });

const addWebhook = (): Promise<Received> =>
  ask(owner, 'POST', '/integrations/webhooks', {
    url: 'https://kasa.example.com',
    events: ['order.created'],
  });
/** Makes a call about an address of a till that was just added. */
const ofWebhook = async (method: string, path = '', body?: object): Promise<Received> => {
  const { id } = (await addWebhook()).body as Webhook;
  await server.database.query('DELETE FROM webhooks WHERE id <> $1', [id]);
  await server.database.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, type, body, state) VALUES ('msg_1', $1, 'test', '{}', 'failed')`,
    [id],
  );
  return ask(owner, method, `/integrations/webhooks/${id}${path}`, body);
};

/** Does something with a review that was there before. */
const ofReview = (method: string, what: string, body?: object): Promise<Received> =>
  ask(owner, method, `/reviews/business/${reviewed}/${what}`, body);

const addPrinter = (): Promise<Received> =>
  ask(owner, 'POST', '/printers', {
    ...{ name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'arrival' },
  });

/** Every write of an owner, the review and what operators decide, as it succeeds; those of the plan last, because news of them follows. */
const WRITES: Readonly<Record<string, () => Promise<Received>>> = {
  'PATCH /users/{id}': () => ask(leaver, 'PATCH', `/users/${leaver.id}`, { email: leaver.email }),
  'PATCH /users/mails': () => ask(owner, 'PATCH', '/users/mails', { new_order: false }),
  'POST /auth/password': () => ask(leaver, 'POST', '/auth/password', newPassword(leaver.password)),
  'PUT /users/password': () => {
    const change = newPassword(leaver.password);
    return ask(leaver, 'PUT', '/users/password', { ...change, confirm_password: change.new_password });
  },
  'DELETE /auth/sessions/{id}': async () => {
    await send(server, 'POST', '/login', { form: { username: leaver.email, password: leaver.password } });
    const { body } = await ask(leaver, 'GET', '/auth/sessions');
    const other = (body as ActiveSession[]).find(({ is_current }) => !is_current);
    return ask(leaver, 'DELETE', `/auth/sessions/${other?.id}`);
  },
  'DELETE /auth/sessions': () => ask(leaver, 'DELETE', '/auth/sessions'),
  'POST /push/devices': addDevice,
  'DELETE /push/devices/{id}': async () => {
    const { body } = await addDevice();
    return ask(owner, 'DELETE', `/push/devices/${(body as { id: string }).id}`);
  },
  'POST /integrations/keys': addKey,
  'DELETE /integrations/keys/{id}': async () => {
    const { id } = (await addKey()).body as ApiKey;
    return ask(owner, 'DELETE', `/integrations/keys/${id}`);
  },
  'PUT /reviews/business/{orderId}/answer': () => ofReview('PUT', 'answer', { text: 'Faleminderit' }),
  'DELETE /reviews/business/{orderId}/answer': () => ofReview('DELETE', 'answer'),
  'PUT /reviews/business/{orderId}/report': () => ofReview('PUT', 'report', { reason: 'E rreme' }),
  'PUT /platform/reviews/{orderId}/decision': async () => {
    await ofReview('PUT', 'report', { reason: 'E rreme' });
    return send(server, 'PUT', `/platform/reviews/${reviewed}/decision`, {
      token: await createToken(server.database, { name: 'operators', part: null }),
      body: { decision: 'hide', reason: 'E rreme' },
    });
  },
  'PUT /platform/menus/{id}/decision': async () => {
    const { id } = await createMenu(server, owner);
    return send(server, 'PUT', `/platform/menus/${id}/decision`, {
      token: await createToken(server.database, { name: 'operators', part: null }),
      body: { decision: 'take_down', reason: 'E rreme' },
    });
  },
  'PUT /platform/places/{id}/decision': async () => {
    const place = await createOwner(server);
    await createMenu(server, place);
    return send(server, 'PUT', `/platform/places/${place.id}/decision`, {
      token: await createToken(server.database, { name: 'operators', part: null }),
      body: { decision: 'take_down', reason: 'E rreme' },
    });
  },
  'POST /printers': addPrinter,
  'DELETE /printers/{id}': async () => {
    const { id } = (await addPrinter()).body as NewPrinter;
    return ask(owner, 'DELETE', `/printers/${id}`);
  },
  'POST /orders/business/{orderId}/print': async () => {
    await addPrinter();
    return ask(owner, 'POST', `/orders/business/${await order()}/print`);
  },
  'POST /integrations/webhooks': addWebhook,
  'PATCH /integrations/webhooks/{id}': () => ofWebhook('PATCH', '', { is_on: false }),
  'DELETE /integrations/webhooks/{id}': () => ofWebhook('DELETE'),
  'POST /integrations/webhooks/{id}/secret': () => ofWebhook('POST', '/secret'),
  'POST /integrations/webhooks/{id}/test': () => ofWebhook('POST', '/test'),
  'POST /integrations/webhooks/{id}/deliveries/{deliveryId}/again': () =>
    ofWebhook('POST', '/deliveries/msg_1/again'),
  'POST /auth/two-factor': async () => {
    const answer = await twoFactor('', {});
    secret = (answer.body as { secret: string }).secret;
    return answer;
  },
  'POST /auth/two-factor/confirm': () => twoFactor('/confirm', { code: code() }),
  'POST /auth/two-factor/recovery-codes': () => twoFactor('/recovery-codes', { code: code() }),
  'POST /auth/two-factor/disable': () => twoFactor('/disable', { code: code() }),
  'PATCH /orders/business/{orderId}': () => setStatus('confirmed'),
  'PUT /orders/business/{orderId}/collection': async () =>
    ask(owner, 'PUT', `/orders/business/${await order()}/collection`, { by: 'cash' }),
  'POST /orders/business/{orderId}/take-back': async () => {
    const id = await order();
    const { body } = await ask(owner, 'PATCH', `/orders/business/${id}`, { status: 'confirmed' });
    const { version } = body as BusinessOrder;
    return ask(owner, 'POST', `/orders/business/${id}/take-back`, { version });
  },
  'POST /orders/business/{orderId}/refund': async () => {
    const id = await order();
    await server.database.query('UPDATE orders SET refund_failed = true WHERE id = $1', [id]);
    return ask(owner, 'POST', `/orders/business/${id}/refund`, {});
  },
  'POST /orders/business/{orderId}/refund-by-hand': async () => {
    const id = await order();
    await server.database.query('UPDATE orders SET refund_failed = true WHERE id = $1', [id]);
    return ask(owner, 'POST', `/orders/business/${id}/refund-by-hand`, {});
  },
  'POST /orders/customer/{orderId}/review': async () => {
    const { body } = await setStatus('completed');
    const email = orderBody(menu).customer_email;
    const path = `/orders/customer/${(body as { id: string }).id}/review`;
    return send(server, 'POST', path, { body: { email, rating: 5 } });
  },
  'POST /orders/business/{orderId}/delay': async () => {
    const { id, version } = (await setStatus('confirmed')).body as BusinessOrder;
    return ask(owner, 'POST', `/orders/business/${id}/delay`, { minutes: 10, version });
  },
  'POST /orders/business/seen': async () =>
    ask(owner, 'POST', '/orders/business/seen', { order_ids: [await order()] }),
  'POST /tables': () => addTable('1'),
  'POST /tables/{id}/code': async () => {
    const { id } = (await addTable('2')).body as PlaceTable;
    return ask(owner, 'POST', `/tables/${id}/code`, {});
  },
  'DELETE /tables/{id}': async () => {
    const { id } = (await addTable('3')).body as PlaceTable;
    return ask(owner, 'DELETE', `/tables/${id}`);
  },
  'PUT /availability/hours': () =>
    ask(owner, 'PUT', '/availability/hours', { hours: ALWAYS_OPEN, version: 0 }),
  'PATCH /availability/settings': () =>
    ask(owner, 'PATCH', '/availability/settings', { preparation_minutes: 25 }),
  'PUT /availability/busy': () => ask(owner, 'PUT', '/availability/busy', { minutes: 10 }),
  'PUT /availability/pause': () => ask(owner, 'PUT', '/availability/pause', { span: 'no' }),
  'PUT /ready-screen': () => ask(owner, 'PUT', '/ready-screen'),
  'DELETE /ready-screen': () => ask(owner, 'DELETE', '/ready-screen'),
  'PUT /availability/alive': () => ask(owner, 'PUT', '/availability/alive'),
  'PATCH /users/profile/': () => ask(owner, 'PATCH', '/users/profile/', { city: 'Korçë' }),
  'POST /users/profile-image/': () =>
    upload(server, '/users/profile-image/', file, { token: owner.accessToken }),
  'DELETE /users/profile-image/': () => ask(owner, 'DELETE', '/users/profile-image/'),
  'POST /businesses': () =>
    ask(owner, 'POST', '/businesses', { business_name: 'Deti', telephone: '+355 69 111 1111', city: 'Fier' }),
  'PUT /auth/business': () => ask(owner, 'PUT', '/auth/business', { business_id: owner.id }),
  'POST /menus/': () => ask(owner, 'POST', '/menus/', { title: 'Mëngjesi', sections: [], items: [] }),
  'PATCH /menus/{id}': () => ask(owner, 'PATCH', `/menus/${menu.id}`, { title: 'Dreka' }),
  'PUT /menus/{id}/options/{optionId}/sold-out': () =>
    ask(owner, 'PUT', `/menus/${menu.id}/options/${menu.option_groups?.[0]?.options[0]?.id}/sold-out`, {
      span: 'for_an_hour',
    }),
  'PUT /menus/{id}/items/{itemId}/sold-out': () =>
    ask(owner, 'PUT', `/menus/${menu.id}/items/${itemsOf(menu)[1]?.id}/sold-out`, { span: 'for_an_hour' }),
  'PUT /menus/{id}/items/{itemId}/stock': () =>
    ask(owner, 'PUT', `/menus/${menu.id}/items/${itemsOf(menu)[1]?.id}/stock`, { left: 20 }),
  'PUT /menus/{id}/options/{optionId}/stock': () =>
    ask(owner, 'PUT', `/menus/${menu.id}/options/${menu.option_groups?.[0]?.options[0]?.id}/stock`, {
      left: 20,
    }),
  'PATCH /menus/{id}/price-changes': () =>
    ask(owner, 'PATCH', `/menus/${menu.id}/price-changes`, {
      changes: [{ thing_id: itemsOf(menu)[1]?.id, starts_on: dayIn(3), prices: { ALL: 450 } }],
    }),
  'POST /menus/{id}/image/': () =>
    upload(server, `/menus/${menu.id}/image/`, file, { token: owner.accessToken }),
  'POST /menus/pictures/': () => upload(server, '/menus/pictures/', file, { token: owner.accessToken }),
  'POST /menus/csv/preview': () =>
    ask(owner, 'POST', '/menus/csv/preview', { csv: 'Emri,Çmimi ALL\nBukë,100' }),
  'POST /menus/{id}/csv/preview': () =>
    ask(owner, 'POST', `/menus/${menu.id}/csv/preview`, { csv: 'Emri,Çmimi ALL\nBukë,100' }),
  'PUT /menus/{id}/csv': () =>
    ask(owner, 'PUT', `/menus/${menu.id}/csv`, { csv: 'Emri,Çmimi ALL\nBukë,100' }),
  'POST /menus/{id}/csv/undo': () => ask(owner, 'POST', `/menus/${menu.id}/csv/undo`, {}),
  'DELETE /menus/{id}': () => ask(owner, 'DELETE', `/menus/${menu.id}`),
  'POST /subscriptions': () => ask(leaver, 'POST', '/subscriptions', { plan_id: 'standard-month' }),
  'PUT /subscriptions/me/payment-method': async () =>
    ask(leaver, 'PUT', '/subscriptions/me/payment-method', { payment_method_id: await enterCard() }),
  'DELETE /subscriptions/me': () => ask(leaver, 'DELETE', '/subscriptions/me'),
};

const ALL = Object.values(calls).flatMap((group): CallDefinition[] => Object.values(group));
const routeOf = ({ method, path }: CallDefinition) => `${method} ${path}`;
const FLAGGED = new Set(ALL.filter(({ changesCatalogue }) => changesCatalogue).map(routeOf));

test('every write of an owner is tried here', () => {
  const writes = ALL.filter(({ access, method }) => access === 'bearer' && method !== 'GET').map(routeOf);
  expect(Object.keys(WRITES)).toEqual(expect.arrayContaining([...writes, ...FLAGGED]));
});

const publicTitle = async () => ((await send(server, 'GET', `/menus/${witness.id}`)).body as Menu).title;

/** Changes the witness behind the back of whoever keeps an answer about it. */
const renameUnheard = (title: string) =>
  transaction(server.database, async (client) => {
    await client.query('ALTER TABLE menus DISABLE TRIGGER catalogue');
    await client.query('UPDATE menus SET title = $2 WHERE id = $1', [witness.id, title]);
    await client.query('ALTER TABLE menus ENABLE TRIGGER catalogue');
  });

/** Whether a change of the catalogue is announced while something is done. */
const announcesWhile = async (act: () => Promise<void>): Promise<boolean> => {
  let isAnnounced = false;
  bus.subscribe('catalogue', () => {
    isAnnounced = true;
  });
  await act();
  const untilNow = new Promise((resolve) => bus.subscribe('until-now', resolve));
  await publish(server.database, 'until-now', null);
  await untilNow;
  return isAnnounced;
};

test.each(Object.entries(WRITES))('%s: announced as it is flagged', async (route, write) => {
  const before = await publicTitle();
  await renameUnheard(`Dëshmitari ${route}`);
  const isChange = FLAGGED.has(route);
  const isAnnounced = await announcesWhile(async () => {
    const { status, body } = await write();
    expect([status < 300, body]).toEqual([true, body]);
    expect(await publicTitle()).toBe(isChange ? `Dëshmitari ${route}` : before);
  });
  expect(isAnnounced).toBe(isChange);
});
