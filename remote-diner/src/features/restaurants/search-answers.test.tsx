import type { SearchMatch } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuCardOf, restaurantOf } from '../../testing/samples.ts';

const MATCHES: SearchMatch[] = [
  { name: 'Oxhaku i Gjyshes', typed: 'oxhaku', way: 'word' },
  { name: 'Tavë kosi', typed: 'tav', way: 'prefix' },
  { name: 'Pica Margherita', typed: 'pizza', way: 'meaning' },
  { name: 'Pica Funghi', typed: 'pizza', way: 'meaning' },
  { name: 'Fërgesë', typed: 'fergeze', way: 'typo' },
];

// product.md §251
test.each([
  ['sq', 'Ka: Tavë kosi · Pica Margherita, Pica Funghi, për pizza · Fërgesë, për fergeze'],
  ['en', 'Has: Tavë kosi · Pica Margherita, Pica Funghi, for pizza · Fërgesë, for fergeze'],
] as const)('a card says what was found and for which word, %s', async (lng, words) => {
  fakeApi({
    'GET /restaurants/': { items: [restaurantOf({ matches: MATCHES })], total: 1, pages: 1 },
    'GET /menus/': { items: [menuCardOf({ matches: MATCHES })], total: 1, pages: 1 },
  });
  const { router } = await renderScreen('/restaurants?q=pizza', { lng });
  expect(within(await screen.findByRole('article')).getByText(words)).toBeInTheDocument();
  await act(() => router.navigate('/?q=pizza'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});

// product.md §251
test.each([
  ['sq', 'Pije, për drinks · Në përshkrim: Biftek, për gështenja'],
  ['en', 'Drinks, for drinks · In the description: Biftek, for gështenja'],
] as const)('a card says what answers beside names, unless it shows that, %s', async (lng, words) => {
  const matches: SearchMatch[] = [
    { name: 'Italiane', typed: 'italian', way: 'meaning', field: 'cuisine' },
    { name: 'Pije', typed: 'drinks', way: 'meaning', field: 'category' },
    { name: 'Biftek', typed: 'gështenja', way: 'word', field: 'description' },
  ];
  fakeApi({
    'GET /restaurants/': {
      items: [restaurantOf({ matches, cuisine_types: ['Italiane'] })],
      total: 1,
      pages: 1,
    },
  });
  await renderScreen('/restaurants?q=drinks', { lng });
  expect(within(await screen.findByRole('article')).getByText(words)).toBeInTheDocument();
});

// product.md §522
test.each([
  [
    'sq',
    'Në përshkrim: Biftek, “… i pjekur me gështenja dhe kumbulla …” · Në përshkrim: Tortë, “Me kakao.”, për chocolate',
  ],
  [
    'en',
    'In the description: Biftek, “… i pjekur me gështenja dhe kumbulla …” · In the description: Tortë, “Me kakao.”, for chocolate',
  ],
] as const)('a card says the words of a description that answer, %s', async (lng, words) => {
  const field = 'description';
  const said = '… i pjekur me gështenja dhe kumbulla …';
  const matches: SearchMatch[] = [
    { name: 'Biftek', typed: 'gështenja', way: 'word', field, words: said },
    { name: 'Tortë', typed: 'chocolate', way: 'meaning', field, words: 'Me kakao.' },
  ];
  fakeApi({ 'GET /restaurants/': { items: [restaurantOf({ matches })], total: 1, pages: 1 } });
  await renderScreen('/restaurants?q=chocolate', { lng });
  expect(within(await screen.findByRole('article')).getByText(words)).toBeInTheDocument();
});

// product.md §523
test.each([
  [
    'sq',
    'Kek, për cake · Te Biftek mund të zgjedhësh: “Salca · Gështenja” · Te Tortë mund të zgjedhësh: “Me kakao”, për chocolate',
  ],
  [
    'en',
    'Kek, for cake · You can choose with Biftek: “Salca · Gështenja” · You can choose with Tortë: “Me kakao”, for chocolate',
  ],
] as const)('a card says what can be chosen and answers, %s', async (lng, words) => {
  const field = 'choice';
  const matches: SearchMatch[] = [
    { name: 'Biftek', typed: 'gështenja', way: 'word', field, words: 'Salca · Gështenja' },
    { name: 'Tortë', typed: 'chocolate', way: 'meaning', field, words: 'Me kakao' },
    { name: 'Kek', typed: 'cake', way: 'meaning', field },
  ];
  fakeApi({ 'GET /restaurants/': { items: [restaurantOf({ matches })], total: 1, pages: 1 } });
  await renderScreen('/restaurants?q=chocolate', { lng });
  expect(within(await screen.findByRole('article')).getByText(words)).toBeInTheDocument();
});

const HINTS = {
  queries: ['pica', 'pite'],
  query_totals: [2, 1_000],
  filters: [
    { name: 'q', total: 1 },
    { name: 'city', total: 12 },
    { name: 'takes_orders', total: 1_000 },
  ],
};

// product.md §253
test.each([
  [
    'sq',
    [
      'pite (1.000+ lokale)',
      'Pa “picca” (1 lokal)',
      'Pa Qyteti: Tiranë (12 lokale)',
      'Pa Me porosi online (1.000+ lokale)',
    ],
  ],
  [
    'en',
    [
      'pite (1,000+ places)',
      'Without “picca” (1 place)',
      'Without City: Tirana (12 places)',
      'Without Online orders (1,000+ places)',
    ],
  ],
] as const)('where nothing is found, other words and fewer filters are offered, %s', async (lng, names) => {
  fakeApi({ 'GET /restaurants/': { items: [], total: 0, pages: 0, hints: HINTS } });
  await renderScreen('/restaurants/tirane?q=picca&takes_orders=true', { lng });
  expect(await screen.findByRole('link', { name: /^pica/ })).toBeInTheDocument();
  const [near, words, city, orders] = names.map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(near).toBe('/restaurants/tirane?q=pite&takes_orders=true');
  expect(words).toBe('/restaurants/tirane?takes_orders=true');
  expect(city).toBe('/restaurants?q=picca&takes_orders=true');
  expect(orders).toBe('/restaurants/tirane?q=picca');
});

// product.md §253
test.each([
  ['sq', '“picca” pa asnjë filtër (3 lokale)'],
  ['en', '“picca” without any filter (3 places)'],
] as const)('where no single filter helps, the words are offered alone, %s', async (lng, name) => {
  const hints = { queries: ['pica'], filters: [], words_alone: 3 };
  fakeApi({ 'GET /restaurants/': { items: [], total: 0, pages: 0, hints } });
  await renderScreen('/restaurants/tirane?q=picca&takes_orders=true', { lng });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/restaurants?q=picca');
  // An old server counts nothing.
  expect(screen.getByRole('link', { name: 'pica' })).toBeInTheDocument();
});

// product.md §542
test.each([
  ['sq', 'Durrës (2 lokale)', 'Fier (1 lokal)'],
  ['en', 'Durrës (2 places)', 'Fier (1 place)'],
] as const)('where a city has nothing, the nearest that have it are offered, %s', async (lng, near, far) => {
  const cities = [
    { city: 'Durres' as const, total: 2 },
    { city: 'Fier' as const, total: 1 },
  ];
  const hints = { queries: [], filters: [{ name: 'city', total: 3 }], cities };
  fakeApi({ 'GET /restaurants/': { items: [], total: 0, pages: 0, hints } });
  await renderScreen('/restaurants/tirane?q=picca', { lng });
  expect(await screen.findByRole('link', { name: near })).toHaveAttribute(
    'href',
    '/restaurants/durres?q=picca',
  );
  expect(screen.getByRole('link', { name: far })).toHaveAttribute('href', '/restaurants/fier?q=picca');
});

// product.md §253
test('on the home page, too, a hint leads to what it names', async () => {
  fakeApi({
    'GET /menus/': ({ url }) =>
      url.searchParams.get('q') === 'pica'
        ? { items: [menuCardOf()], total: 1, pages: 1 }
        : { items: [], total: 0, pages: 0, hints: HINTS },
  });
  const { user, router } = await renderScreen('/?q=picca');
  await user.click(await screen.findByRole('link', { name: 'pica (2 menu)' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?q=pica' });
  expect(screen.getByRole('heading', { name: 'Menu për sot' })).toHaveFocus();
});

// product.md §253
test.each([
  ['pite (1.000+ lokale)', '?q=pite'],
  ['Pa “picca” (1 lokal)', ''],
])('the hint “%s” leads the keyboard to the heading of the results', async (name, search) => {
  fakeApi({
    'GET /restaurants/': ({ url }) =>
      url.searchParams.get('q') === 'picca'
        ? { items: [], total: 0, pages: 0, hints: HINTS }
        : { items: [restaurantOf()], total: 1, pages: 1 },
  });
  const { user, router } = await renderScreen('/restaurants?q=picca');
  (await screen.findByRole('link', { name })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(router.state.location.search).toBe(search);
  expect(screen.getByText('1 lokal')).toHaveFocus();
});

// product.md §533
test.each([
  ['sq', 'Mos doje këtë filtër:', 'Hapur tani: pica (3 lokale)'],
  ['en', 'Did you want this filter:', 'Open now: pica (3 places)'],
] as const)('words that name a filter offer it above what they find, %s', async (lng, sentence, name) => {
  const named = { filter: 'open_now' as const, q: 'pica', total: 3 };
  fakeApi({
    'GET /restaurants/': ({ url }) => ({
      ...{ items: [restaurantOf()], total: 1, pages: 1 },
      ...(!url.searchParams.has('open_now') && { named_filter: named }),
    }),
  });
  const { user, router } = await renderScreen('/restaurants?q=pica+hapur+tani', { lng });
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name }));
  expect(router.state.location.search).toBe('?q=pica&open_now=true');
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

// product.md §533
test.each([
  ['sq', /Tavolina nuk e sjell ushqimin/, 'Me porosi online (3 lokale)'],
  ['en', /Tavolina does not deliver/, 'Online orders (3 places)'],
] as const)('who asks for a delivery is told that there is none, %s', async (lng, sentence, name) => {
  const named = { filter: 'takes_orders' as const, q: '', total: 3, is_delivery: true as const };
  fakeApi({ 'GET /restaurants/': { items: [], total: 0, pages: 0, named_filter: named } });
  await renderScreen('/restaurants?q=delivery', { lng });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/restaurants?takes_orders=true');
});

const MANY = { items: [restaurantOf()], total: 1_000, pages: 112, is_total_minimum: true as const };

// product.md §254
test.each([
  ['sq', '1.000+ lokale', 'Faqja 112 nga 113+', 'Faqja tjetër'],
  ['en', '1,000+ places', 'Page 112 of 113+', 'Next page'],
] as const)(
  'more results than were counted are said, and paging goes on past them, %s',
  async (lng, count, place, next) => {
    fakeApi({ 'GET /restaurants/': { ...MANY, pages: 113 } });
    const { user, router } = await renderScreen('/restaurants?page=112', { lng });
    expect(await screen.findByText(count)).toBeInTheDocument();
    expect(screen.getByText(place)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: next }));
    expect(router.state.location.search).toBe('?page=113');
  },
);

// product.md §254
test('past the end of more results than were counted, the last counted page is shown', async () => {
  const received = fakeApi({
    'GET /restaurants/': ({ url }) =>
      Number(url.searchParams.get('skip')) > 2_000 ? { ...MANY, items: [], pages: 899 } : MANY,
  });
  const { router } = await renderScreen('/restaurants?page=900');
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=112');
  expect(received).toHaveLength(2);
});

// product.md §310
test.each([
  ['sq', 'Rendit sipas', 'Marrin porosi tani', 'Emri A–Zh', 'Përputhja'],
  ['en', 'Sort by', 'Taking orders now', 'Name A–Z', 'Best match'],
] as const)('with words a list is sorted by the best match, %s', async (lng, label, own, byName, best) => {
  fakeApi({ 'GET /restaurants/': { items: [restaurantOf()], total: 1, pages: 1 } });
  const { router } = await renderScreen('/restaurants', { lng });
  expect(await screen.findByRole('combobox', { name: label })).toHaveDisplayValue(own);
  await act(() => router.navigate('/restaurants?q=pica'));
  expect(screen.getByRole('combobox', { name: label })).toHaveDisplayValue(best);
  await act(() => router.navigate('/restaurants?q=pica&sort=business_name-asc'));
  expect(screen.getByRole('combobox', { name: label })).toHaveDisplayValue(byName);
  expect(screen.queryByRole('option', { name: own })).not.toBeInTheDocument();
});
