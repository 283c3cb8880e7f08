import { answeredOrder, minutesUntil } from '../../../test/answered-orders.ts';
import { createOwner } from '../../../test/factories.ts';
import { followEvents } from '../../../test/live-events.ts';
import { testMailServer } from '../../../test/mail-server.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const mail = testMailServer({ RATE_LIMITS: 'off' });
const server = testServer(mail.env);
const at = answeredOrder(server);

describe('declining', () => {
  // product.md §289
  test('says why: to the diner on the page and in the mail, in their language', async () => {
    at.id = await at.place({ language: 'en' });
    const { status, body } = await at.change({ status: 'cancelled', decline_reason: 'too_busy' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', decline_reason: 'too_busy' });
    expect(await at.tracked()).toMatchObject({ status: 'canceled', decline_reason: 'too_busy' });
    const letter = await mail.next(at.about('too many orders'));
    expect(letter.text).toContain('You can call Oxhaku i Gjyshes: +355 69 000 0000.');
  });

  test('needs no reason, and what goes on again has none', async () => {
    await at.change({ status: 'cancelled' });
    expect(await at.own()).toMatchObject({ status: 'cancelled', decline_reason: null });
    await at.change({ status: 'confirmed' });
    await at.change({ status: 'cancelled', decline_reason: 'closing' });
    expect(await at.own()).toMatchObject({ decline_reason: 'closing' });
    // Sent again, it is no further answer: its diner has read the first.
    await at.change({ status: 'cancelled', decline_reason: 'sold_out' });
    expect(await at.own()).toMatchObject({ decline_reason: 'closing' });
    await at.change({ status: 'confirmed' });
    expect(await at.own()).toMatchObject({ status: 'confirmed', decline_reason: null });
  });

  test.each([
    ['a reason that only the server gives', { status: 'cancelled', decline_reason: 'unanswered' }],
    ['an unknown reason', { status: 'cancelled', decline_reason: 'mood' }],
    ['a reason beside another status', { status: 'ready', decline_reason: 'closing' }],
  ])('refuses %s', async (_what, body) => {
    expect(await at.change(body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'decline_reason' }] },
    });
    expect(await at.own()).toMatchObject({ status: 'pending', version: 1 });
  });
});

describe('an order that was seen', () => {
  const see = (ids: string[], token = at.owner.accessToken) =>
    at.asOwner('POST', '/orders/business/seen', { order_ids: ids }, token);

  // product.md §294
  test('says when to its diner, live, and says it once', async () => {
    expect(await at.tracked()).toMatchObject({ seen_at: null });
    const events = await followEvents(server.api, at.trackPath().replace('?', '/events?'));
    expect((await see([at.id])).status).toBe(204);
    expect(await events.next()).toMatchObject({ type: 'order.updated', order_id: at.id });
    events.stop();
    const { seen_at } = await at.tracked();
    expect(Math.abs(minutesUntil(seen_at))).toBe(0);
    expect((await see([at.id, 'ZZZZ-ZZZZ'])).status).toBe(204);
    expect(await at.own()).toMatchObject({ seen_at, version: 1 });
  });

  test('was seen by its own place alone', async () => {
    const { accessToken } = await createOwner(server, { tier: 'standard' });
    expect((await see([at.id], accessToken)).status).toBe(204);
    expect(await at.tracked()).toMatchObject({ seen_at: null });
    const { accessToken: free } = await createOwner(server);
    expect(await see([at.id], free)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    expect(
      (await send(server, 'POST', '/orders/business/seen', { body: { order_ids: [at.id] } })).status,
    ).toBe(401);
    expect((await see([])).status).toBe(422);
  });
});
