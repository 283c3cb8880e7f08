import { type Menu, placeOpening, type Schedule, sampleOf } from '@tavolina/shared-api/contract';
import { fakeApi, setClock } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import { EMPTY_CART } from '../../testing/checkout-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, placeOf, RATES } from '../../testing/samples.ts';

beforeEach(() => {
  // A Friday, 19:20 in Tirana.
  setClock('2026-11-20T18:20:00.000Z');
});
afterEach(() => jest.useRealTimers());

const ALL = [1, 2, 3, 4, 5, 6, 7];
const daily = (from: string, until: string, weekdays = ALL): Schedule => ({
  ranges: [{ weekdays, from, until }],
  first_day: null,
  last_day: null,
});
const dates = (first_day: string | null, last_day: string | null): Schedule => ({
  ranges: [],
  first_day,
  last_day,
});
const takesLater = (takes_later: boolean): Menu['business'] => ({
  ...menuOf().business,
  opening: sampleOf(placeOpening, { is_open: true, takes_later }),
});
const open = async (menu: Menu, lng: 'sq' | 'en' = 'en') => {
  fakeApi({ 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES });
  const rendered = await renderScreen(`/menu/${menu.id}`, { lng });
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};
const dish = () =>
  within(screen.getByRole('heading', { level: 3, name: 'Tavë kosi' }).closest('li') as HTMLElement);
const addable = () => dish().queryByRole('button', { name: 'Add Tavë kosi to the cart' });

// product.md §461
test.each([
  ['Served 07:00–11:00', daily('07:00', '11:00')],
  ['Served Sat–Sun 12:00–16:00', daily('12:00', '16:00', [6, 7])],
  ['Served Mon–Wed, Fri 20:00–02:00', daily('20:00', '02:00', [1, 2, 3, 5])],
  ['From Monday', dates('2026-11-23', null)],
  ['From 01.12.2026', dates('2026-12-01', null)],
  ['No longer served', dates(null, '2026-11-19')],
])('a dish outside of its times says “%s” and cannot be put into the cart', async (said, schedule) => {
  await open(menuOf({ sections: [], items: [dishOf({ schedule })] }));
  expect(dish().getByText(said)).toBeVisible();
  expect(addable()).not.toBeInTheDocument();
});

// product.md §461
test.each([
  ['Until 22:00', daily('18:00', '22:00')],
  ['Until 02:00', daily('18:00', '02:00')],
  ['Until 00:00', daily('18:00', '00:00')],
  ['Until 20.11.2026', { ...daily('18:00', '00:00'), last_day: '2026-11-20' }],
  ['Until 21.11.2026', dates(null, '2026-11-21')],
])('a dish that ends soon says “%s” and is ordered as ever', async (said, schedule) => {
  await open(menuOf({ sections: [], items: [dishOf({ schedule })] }));
  expect(dish().getByText(said)).toBeVisible();
  expect(addable()).toBeVisible();
});

test('a dish whose season lasts says nothing', async () => {
  await open(menuOf({ sections: [], items: [dishOf({ schedule: dates('2026-06-01', '2027-08-31') })] }));
  expect(dish().queryByText(/Until|Served|From/)).not.toBeInTheDocument();
  expect(addable()).toBeVisible();
});

// product.md §461
test('where orders for later are taken, what is not served now can be put into the cart', async () => {
  const menu = menuOf({ sections: [], items: [dishOf({ schedule: daily('07:00', '11:00') })] });
  await open({ ...menu, business: takesLater(true) });
  expect(dish().getByText('Served 07:00–11:00 · can be ordered for later')).toBeVisible();
  expect(addable()).toBeVisible();
});

// product.md §459
test('a dish is served while its menu, its section and it itself are', async () => {
  const [section] = menuOf().sections;
  if (!section) throw new Error('The sample has no section.');
  const menu = menuOf({
    schedule: daily('12:00', '23:00'),
    sections: [
      {
        ...section,
        schedule: daily('10:00', '16:00'),
        items: [dishOf({ section_id: section.id, schedule: daily('00:00', '00:00', [7]) })],
      },
    ],
  });
  await open(menu, 'sq');
  expect(dish().getByText('Nga e diela, 12:00')).toBeVisible();
  expect(screen.getByText('Shërbehet 10:00–16:00')).toBeVisible();
});

// product.md §511
test.each([
  ['en', 'Served Mon–Fri 12:00–16:00', 'Served 10:00–16:00', 'Served Sun'],
  ['sq', 'Shërbehet Hën–Pre 12:00–16:00', 'Shërbehet 10:00–16:00', 'Shërbehet Die'],
] as const)(
  'on paper a menu, a section and a dish each say their times, in %s',
  async (lng, menuTimes, section, own) => {
    const [first] = menuOf().sections;
    if (!first) throw new Error('The sample has no section.');
    const dishes = [
      dishOf({ section_id: first.id, schedule: daily('00:00', '00:00', [7]) }),
      dishOf({ id: 'always', section_id: first.id, name: 'Bukë', schedule: null }),
    ];
    const { container } = await open(
      menuOf({
        schedule: daily('12:00', '16:00', [1, 2, 3, 4, 5]),
        sections: [{ ...first, schedule: daily('10:00', '16:00'), items: dishes }],
      }),
      lng,
    );
    const printed = [...container.querySelectorAll<HTMLElement>('[data-printed]')];
    expect(printed.map((times) => times.getAttribute('data-printed'))).toEqual([menuTimes, own]);
    expect(screen.getByText(section)).toBeVisible();
  },
);

// product.md §463
test('a menu that is not served says when it is, and leads to the one that is', async () => {
  const menu = menuOf({ schedule: daily('12:00', '16:00', [1, 2, 3, 4, 5]) });
  const others = [
    { id: 'mengjes', title: 'Mëngjes', schedule: daily('07:00', '11:00') },
    { id: 'darka', title: 'Darka', schedule: daily('18:00', '23:00') },
  ];
  await open({ ...menu, business: { ...takesLater(true), other_menus: others } });
  const notice = screen.getByText(/This menu is not served now/).closest('[role="status"]');
  expect(notice).toHaveTextContent('Served Mon–Fri 12:00–16:00. You can order from it for later.');
  expect(screen.getByRole('link', { name: 'Served now: Darka' })).toHaveAttribute('href', '/menu/darka');
  expect(
    within(screen.getByRole('navigation', { name: 'Other menus' })).getByText('07:00–11:00'),
  ).toBeVisible();
});

test('a menu that is served says nothing of it', async () => {
  await open(menuOf({ schedule: daily('18:00', '23:00') }));
  expect(screen.queryByText(/not served/)).not.toBeInTheDocument();
});

// product.md §464
test('the tabs of a place say the times of its menus', async () => {
  const place = placeOf();
  const menus = place.menus.map((menu) => ({ ...menu, schedule: daily('12:00', '16:00', [6, 7]) }));
  fakeApi({
    'GET /menus/{id}': menuOf(),
    'GET /exchange-rates': RATES,
    'GET /places/{slug}': { ...place, menus },
  });
  await renderScreen('/place/oxhaku-i-gjyshes', { lng: 'en' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Menus of the place' }));
  expect(tabs.getByRole('link', { name: 'Darka Sat–Sun 12:00–16:00' })).toBeVisible();
});

// product.md §466
test.each([
  [false, 'Not served now: Tavë kosi. Take it out to order the rest.'],
  [true, 'Not served now: Tavë kosi. Choose a time for later when you order.'],
])('a cart of before says what is not served (later: %s)', async (later, said) => {
  saveCart(withOneMore(EMPTY_CART, dishOf()));
  const menu = menuOf({ sections: [], items: [dishOf({ schedule: daily('07:00', '11:00') })] });
  await open({ ...menu, business: takesLater(later) });
  const cart = within(screen.getByRole('complementary', { name: 'Your cart' }));
  expect(cart.getByText('Served 07:00–11:00')).toBeInTheDocument();
  expect(cart.getByText(said)).toBeInTheDocument();
  expect(cart.queryAllByRole('link', { name: 'Continue to checkout' })).toHaveLength(later ? 1 : 0);
});
