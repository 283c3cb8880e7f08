import type { OpenRange, PlaceOpening } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { saveTable } from '../../lib/way/way-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuOf, RATES, restaurantOf } from '../../testing/samples.ts';

const EVENING: OpenRange[] = [{ opens: '18:00', closes: '02:00' }];
const HOUR_MS = 3_600_000;

/** A weekday in the list of hours, which says of one that it is today. */
const dayNamed = (name: string): RegExp => new RegExp(`^${name}( · sot)?$`);

const openingOf = (change: Partial<PlaceOpening> = {}): PlaceOpening => ({
  hours: {
    week: [[], ...Array.from({ length: 6 }, () => EVENING)],
    pickup: null,
    table: null,
    special_days: [{ date: '2099-12-25', ranges: [], note: 'Krishtlindjet' }],
  },
  is_open: true,
  changes_at: new Date(Date.now() + HOUR_MS).toISOString(),
  paused_until: null,
  pause_note: '',
  ...change,
});

const openMenu = async (opening: PlaceOpening) => {
  const menu = menuOf();
  fakeApi({
    'GET /menus/{id}': { ...menu, business: { ...menu.business, phone: '+355 69 000 0000', opening } },
    'GET /exchange-rates': RATES,
  });
  const opened = await renderScreen('/menu/dreka');
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

// product.md §308
test('a menu says until when its place is open, and shows the week and special days', async () => {
  const { user } = await openMenu(openingOf());
  await user.click(screen.getByText(/^Hapur deri në \d\d:\d\d$/));
  const hours = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
  expect(hours.getByText(dayNamed('e hënë')).nextSibling).toHaveTextContent('Mbyllur');
  expect(hours.getByText(dayNamed('e martë')).nextSibling).toHaveTextContent('18:00–02:00');
  expect(hours.getByText('25.12.2099 · Krishtlindjet').nextSibling).toHaveTextContent('Mbyllur');
});

// product.md §308
test('hours in which one way of ordering differs are told apart', async () => {
  const { hours } = openingOf();
  if (!hours) throw new Error('the place has no hours');
  const noon: OpenRange[] = [{ opens: '12:00', closes: '15:00' }];
  const { user } = await openMenu(openingOf({ hours: { ...hours, pickup: hours.week.map(() => noon) } }));
  await user.click(screen.getByText(/^Hapur deri në/));
  const pickup = within(screen.getByRole('region', { name: 'Porosi për ta marrë' }));
  expect(pickup.getByText(dayNamed('e hënë')).nextSibling).toHaveTextContent('12:00–15:00');
  expect(screen.queryByRole('region', { name: 'Porosi në tavolinë' })).not.toBeInTheDocument();
});

// product.md §308
test.each([
  ['soon', 3 * HOUR_MS, /^Mbyllur · hapet në \d\d:\d\d$/],
  ['on another day', 30 * HOUR_MS, /^Mbyllur · hapet të \S+, \d\d:\d\d$/],
])('a closed place says that it opens %s', async (_when, ahead, sentence) => {
  await openMenu(openingOf({ is_open: false, changes_at: new Date(Date.now() + ahead).toISOString() }));
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

// product.md §288, §532
test('a place that takes no orders for a while says so in its own words', async () => {
  const pause = { paused_until: '2099-11-20T18:30:00.000Z', pause_note: 'Kuzhina është plot.' };
  await openMenu(openingOf(pause));
  expect(
    screen.getByText('Lokali nuk merr porosi deri më 20.11.2099 në orën 19:30. Kuzhina është plot.'),
  ).toBeInTheDocument();
});

// product.md §285, §532
test('a place that pauses says that it takes orders for later', async () => {
  const paused_until = new Date(Date.now() + 1_000).toISOString();
  await openMenu(openingOf({ paused_until, takes_later: true }));
  expect(
    screen.getByText(
      /^Lokali nuk merr porosi për tani, deri në orën \d\d:\d\d, por mund të porosisësh për më vonë\.$/,
    ),
  ).toBeInTheDocument();
});

// product.md §308
test('a card says whether its place is open, and the list can leave only those', async () => {
  const changes_at = new Date(Date.now() + HOUR_MS).toISOString();
  const requests = fakeApi({
    'GET /restaurants/': {
      items: [restaurantOf({ is_open: true, changes_at }), restaurantOf({ id: 'pa', is_open: null })],
      total: 2,
      pages: 1,
    },
  });
  const { user } = await renderScreen('/restaurants');
  expect(await screen.findAllByText(/^Hapur deri në/)).toHaveLength(1);
  const filters = within(screen.getByRole('region', { name: 'Filtrat' }));
  await user.click(filters.getByRole('checkbox', { name: 'Hapur tani' }));
  await waitFor(() => expect(requests.at(-1)?.request.url.searchParams.get('open_now')).toBe('true'));
});

// product.md §341
test.each([
  [false, 'Askush atje nuk do ta shihte tani një porosi online. Shporta jote mbetet.'],
  [true, /por porositë për më vonë merren\. Shporta jote mbetet\.$/],
])(
  'a place where no console is open says whom to call, orders for later: %s',
  async (takes_later, sentence) => {
    await openMenu(
      openingOf({
        paused_until: '2099-11-20T18:30:00.000Z',
        call_number: '+355 69 123 4567',
        takes_later,
      }),
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
    const [number] = screen.getAllByText('Telefono për të porositur:');
    expect(within(number as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:+355691234567');
  },
);

// product.md §283
test.each([
  [[], 'Lokali nuk merr porosi online tani. Shporta jote mbetet.'],
  [
    ['table'],
    'Porositë online merren vetëm në tavolinë: skano kodin e tavolinës tënde. Shporta jote mbetet.',
  ],
] as const)(
  'a place that takes only %j says so to a diner at no table, with its number',
  async (takes, sentence) => {
    await openMenu(openingOf({ takes: [...takes], takes_later: false }));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    const [number] = screen.getAllByText('Telefono për të porositur:');
    expect(within(number as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:+355690000000');
  },
);

// product.md §283
test('a diner at a table reads nothing of a scan', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  await openMenu(openingOf({ takes: ['table'], takes_later: false }));
  expect(screen.queryByText('Telefono për të porositur:')).not.toBeInTheDocument();
});
