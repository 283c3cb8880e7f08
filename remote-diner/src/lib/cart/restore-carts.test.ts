import { restoreCarts } from './restore-carts.ts';

const NOTHING = {
  carts: {},
  drafts: {},
  methods: {},
  attempts: {},
  nextKeys: {},
  lastBusinessId: null,
  placed: null,
};

const line = {
  itemId: 'tave',
  menuId: 'm1',
  name: 'Tavë kosi',
  quantity: 2,
  notes: 'Pa vezë sipër',
  known: {
    default_currency: 'ALL',
    price: 650,
    prices: [{ currency: 'ALL', price: 650, is_default: true }],
  },
};
const cart = {
  businessId: 'b1',
  businessName: 'Oxhaku i Gjyshes',
  menuId: 'm1',
  currency: 'ALL',
  lines: [line],
};
const kept = {
  carts: { b1: cart },
  drafts: { b1: { customer_name: 'Arta', customer_email: '', customer_phone: '', notes: '' } },
  methods: { b1: 'card' },
  attempts: { b1: { key: 'k', body: {} } },
  nextKeys: { b1: 'k' },
  lastBusinessId: 'b1',
  placed: { id: 'K7MQ-4XTD', email: 'arta@shembull.al', method: 'pay_later' },
};

test('what this page wrote comes back as it was', () => {
  expect(restoreCarts(kept)).toEqual(kept);
});

// product.md §39
test.each([
  [null],
  ['text'],
  [[]],
  [{ carts: null, drafts: 7, methods: { b1: 'gold' }, attempts: 'x', placed: [] }],
])('%j is no cart, and no failure', (stored) => {
  expect(restoreCarts(stored)).toEqual(NOTHING);
});

test.each([
  [1e9, 99],
  [2.9, 2],
])('a quantity of %d counts as %d', (quantity, counted) => {
  const { carts } = restoreCarts({ carts: { b1: { ...cart, lines: [{ ...line, quantity }] } } });
  expect(carts.b1?.lines[0]?.quantity).toBe(counted);
});

// product.md §583
test('a note longer than an order may carry is there after a reload, because its field says that it does not fit', () => {
  const lines = [{ ...line, notes: 'ë'.repeat(10_000) }];
  const { carts } = restoreCarts({ carts: { b1: { ...cart, lines } } });
  expect(carts.b1?.lines).toEqual(lines);
});

test('lines that are none are left out, the rest stays', () => {
  const lines = [line, null, { ...line, quantity: 0 }, { ...line, known: undefined }, { itemId: 4 }];
  const { carts } = restoreCarts({ carts: { b1: { ...cart, lines }, b2: { lines: 'x' } } });
  expect(Object.keys(carts)).toEqual(['b1']);
  expect(carts.b1?.lines).toEqual([line]);
});

test.each([
  ['no list of prices', { prices: undefined }],
  ['a price that is none', { prices: [null] }],
  ['a price of no currency', { prices: [{ price: 650 }] }],
  ['a price of a currency nobody knows', { prices: [{ currency: 'XXX', price: 650 }] }],
  ['a price that is no number', { prices: [{ currency: 'ALL', price: '650' }] }],
  ['a price without end', { price: Number.POSITIVE_INFINITY }],
  ['no currency', { default_currency: undefined }],
  ['a currency nobody knows', { default_currency: 'XXX' }],
])('a line that remembers %s is left out, so that the cart can be priced', (_, known) => {
  const lines = [{ ...line, itemId: 'other', known: { ...line.known, ...known } }, line];
  const { carts } = restoreCarts({ carts: { b1: { ...cart, lines } } });
  expect(carts.b1?.lines).toEqual([line]);
});

describe('what was chosen', () => {
  const price = { default_currency: 'ALL', price: 200, prices: [] };
  const selection = {
    group: { name: 'Madhësia', free_choices: null },
    within: null,
    chosen: [{ id: 'large', name: 'E madhe', ...price }],
  };
  const read = (choices: unknown) =>
    restoreCarts({ carts: { b1: { ...cart, lines: [{ ...line, itemId: 'pizza', choices }, line] } } }).carts
      .b1?.lines;

  // product.md §408
  test('comes back as it was', () => {
    const choices = [
      selection,
      { ...selection, group: { name: 'Pija', free_choices: 1 }, within: { id: 'large' } },
    ];
    expect(read(choices)).toEqual([{ ...line, itemId: 'pizza', choices }, line]);
    expect(read([])).toHaveLength(2);
  });

  // product.md §39
  test.each([
    ['no list', 'E madhe'],
    ['no group', [{ ...selection, group: null }]],
    ['a group without a name', [{ ...selection, group: {} }]],
    ['a free number that is none', [{ ...selection, group: { name: 'x', free_choices: '2' } }]],
    ['no option that it comes with', [{ ...selection, within: {} }]],
    ['no list of options', [{ ...selection, chosen: 'E madhe' }]],
    ['an option without a price', [{ ...selection, chosen: [{ id: 'large', name: 'E madhe' }] }]],
    ['more than an order can name', [{ ...selection, chosen: Array(101).fill(selection.chosen[0]) }]],
  ])('a line of which it is %s is left out, so that nothing else is ordered', (_, choices) => {
    expect(read(choices)).toEqual([line]);
  });
});
