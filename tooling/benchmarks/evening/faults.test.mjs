import { faultsOf } from './faults.mjs';

const at = (/** @type {string} */ time) => new Date(`2026-11-28T${time}:00Z`);
const PLACE = {
  id: 'place',
  token: '',
  signIn: async () => '',
  dish: 'dish',
  tableCode: 'code',
  opening: /** @type {{ from: Date, to: Date } | undefined} */ (undefined),
  isLeft: false,
  gaveSign: true,
};
const CLOSED = { ...PLACE, opening: { from: at('18:00'), to: at('21:00') } };
const GUEST = {
  email: 'arta@shembull.al',
  place: PLACE,
  quantity: 1,
  isAtTable: false,
  hasCard: true,
  hasPaid: true,
  id: 'order',
  refused: undefined,
};
const ROW = {
  id: 'order',
  business_id: 'place',
  customer_email: GUEST.email,
  status: 'confirmed',
  payment_status: 'paid',
  fulfilment: 'pickup',
  created_at: at('16:30'),
  promised_at: at('16:50'),
  asked_for: null,
  waits: false,
};
const CHARGE = { order_id: 'order', charges: 1, amount: 650, refunded: 0 };

/** Names of the faults of an evening with one order. @param {{ row?: object, guest?: object, charge?: object, place?: typeof PLACE }} changes */
const faultNames = ({ row = {}, guest = {}, charge = {}, place = PLACE }) => {
  const stored = {
    rows: [{ ...ROW, ...row }],
    slots: [],
    charges: [{ ...CHARGE, ...charge }],
    paused: new Set([]),
  };
  const faults = faultsOf(stored, [{ ...GUEST, ...guest }], [place]);
  return Object.entries(faults).flatMap(([name, cases]) => (cases.length > 0 ? [name] : []));
};

test('an evening in which everything went well has no faults', () => {
  expect(faultNames({})).toEqual([]);
  expect(
    faultNames({ row: { status: 'cancelled', payment_status: 'refunded' }, charge: { refunded: 650 } }),
  ).toEqual([]);
});

// product.md §51, §52
test.each([
  ['charged twice', { charge: { charges: 2, amount: 1300 } }],
  ['cancelled, and money kept', { row: { status: 'cancelled' }, charge: { refunded: 300 } }],
  ['money back, and not cancelled', { charge: { refunded: 650 } }],
  ['paid, and not known as paid', { row: { payment_status: 'pending' } }],
])('money of cards: %s', (name, changes) => {
  expect(faultNames(changes)).toEqual([name]);
});

// product.md §282
test.each([
  ['for pickup, ready before its opening', 'pickup', '16:30', '17:55', true],
  ['for pickup, ready while it is open', 'pickup', '16:30', '18:15', false],
  ['for pickup, ready after closing', 'pickup', '20:50', '21:05', true],
  ['at a table, before its opening', 'table', '16:30', '18:15', true],
  ['at a table, ready after closing', 'table', '20:50', '21:05', false],
])('an order at a place with hours %s', (_what, fulfilment, created, promised, isFault) => {
  const row = { fulfilment, created_at: at(created), promised_at: at(promised) };
  const guest = { isAtTable: fulfilment === 'table' };
  expect(faultNames({ row, guest, place: CLOSED })).toEqual(isFault ? ['outside hours'] : []);
});

test('a table that did not reach the kitchen is a fault', () => {
  expect(faultNames({ guest: { isAtTable: true } })).toEqual([
    'at a table as for pickup, or the other way round',
  ]);
});
