import type { OrderPlaced } from '@tavolina/shared-api/contract';
import { SLOT_MS, slotPlaces } from '../../test/slot-places.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const openPlace = slotPlaces(server);

// product.md §520
test.each([
  ['at a table', {}, true],
  ['for pickup', {}, false],
  ['where none is taken for later', { takes_later: false }, false],
])(
  'a full quarter is offered the next free time, and an order that takes it gets it (%s)',
  async (_, settings, isAtTable) => {
    const place = await openPlace({ slot_orders: 1, ...settings });
    const way = isAtTable ? { table_code: await place.addTable() } : {};
    const first = (await place.order(way)).body as OrderPlaced;
    const promised = Date.parse(first.promised_at ?? '');
    const next_at = new Date(Math.floor(promised / SLOT_MS) * SLOT_MS + SLOT_MS).toISOString();
    expect((await place.shown()).ways[0]).toMatchObject({ ready_at: null, next_at, takes_next: true });
    const refused = await place.order(way);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', next_at, takes_next: true },
    });
    const taken = await place.order({ ...way, ready_by: next_at });
    expect(taken).toMatchObject({ status: 201, body: { promised_at: next_at } });
    // The time that was offered is gone by now: the next one is, not a later promise.
    const late = await place.order({ ...way, ready_by: next_at });
    expect(late.body).toMatchObject({ code: 'slot_unavailable', takes_next: true });
    expect((late.body as { next_at: string }).next_at > next_at).toBe(true);
  },
);

// product.md §520
test('an order is promised for what its diner was shown, else refused with the time to agree to', async () => {
  const place = await openPlace({ preparation_minutes: 20 });
  const shown = async () => (await place.shown()).ways[0]?.ready_at ?? '';
  const ready_by = await shown();
  server.advance(60_000);
  // What was shown a minute ago is what is promised, within a quarter of an hour.
  const inTime = (await place.order({ ready_by })).body as OrderPlaced;
  const isSameQuarter =
    Math.floor(Date.parse(ready_by) / SLOT_MS) === Math.floor(Date.parse(await shown()) / SLOT_MS);
  expect(Date.parse(inTime.promised_at ?? '') - Date.parse(ready_by)).toBeLessThan(
    isSameQuarter ? 1 : 90_000,
  );
  await place.put('busy', { minutes: 30 });
  const refused = await place.order({ ready_by });
  expect(refused).toMatchObject({ status: 409, body: { code: 'slot_unavailable', takes_next: true } });
  const { next_at } = refused.body as { next_at: string };
  expect(Date.parse(next_at) - Date.parse(ready_by)).toBeGreaterThan(29 * 60_000);
  const agreed = await place.order({ ready_by: next_at });
  expect(agreed.status).toBe(201);
  const past = new Date(Date.now() - 3_600_000).toISOString();
  expect((await place.order({ ready_by: past })).body).toMatchObject({ code: 'slot_unavailable' });
  // Who names no time takes what there is.
  expect((await place.order()).status).toBe(201);
});

// product.md §520
test('a full quarter whose next free time the place makes later is not promised later without a word', async () => {
  const place = await openPlace({ slot_orders: 1 });
  await place.order();
  const { next_at: ready_by } = (await place.order()).body as { next_at: string };
  await place.put('busy', { minutes: 30 });
  const { status, body } = await place.order({ ready_by });
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'slot_unavailable', takes_next: true }),
  ]);
  expect((body as { next_at: string }).next_at > ready_by).toBe(true);
});

// product.md §520
test('a place that is closed or pauses takes no order for the time that it offers', async () => {
  const place = await openPlace();
  await place.put('pause', { span: 'for_15_minutes' });
  const { next_at } = (await place.order()).body as { next_at: string };
  const { body } = await place.order({ ready_by: next_at });
  expect(body).toMatchObject({ code: 'ordering_paused', next_at });
  expect(body).toMatchObject({
    detail: expect.stringMatching(/^Lokali nuk merr porosi deri në orën \d\d:\d\d\. Shporta jote mbetet\.$/),
  });
  expect(body).not.toHaveProperty('takes_next');
});
