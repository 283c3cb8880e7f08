import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuCardOf } from '../../testing/samples.ts';

const PAGE = { items: [menuCardOf()], total: 14, pages: 3 };
const EMPTY = { items: [], total: 0, pages: 0 };
const card = () => screen.findByRole('link', { name: 'Shiko menunë Dreka, Oxhaku i Gjyshes' });

test('no menus for these filters: one step takes the filters away', async () => {
  fakeApi({ 'GET /menus/': ({ url }) => (url.searchParams.has('category') ? EMPTY : PAGE) });
  const { user, router } = await renderScreen('/?category=Pica');
  expect(await screen.findByText(/Asnjë menu me këta filtra/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hiqi të gjitha' }));
  expect(await card()).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

// product.md §9
test('quick filters stand in the URL, show as tags and go again', async () => {
  const received = fakeApi({ 'GET /menus/': PAGE });
  const { user, router } = await renderScreen('/');
  await card();
  const cheap = screen.getByRole('button', { name: /^Deri në 800\sL$/ });
  await user.click(cheap);
  expect(cheap).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toBe('?max_price=800');
  expect(screen.queryByRole('button', { name: 'Hiqi të gjitha' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Të disponueshme tani' }));
  expect(screen.getByRole('button', { name: 'Hiqi të gjitha' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Hiq filtrin Deri në 800\sL$/ }));
  expect(router.state.location.search).toBe('?available_only=true');
  expect(received.at(-1)?.request.url.searchParams.get('available_only')).toBe('true');
});

test('a quick filter says beside it how much is left, and leads there', async () => {
  const received = fakeApi({ 'GET /menus/': PAGE });
  const { user, router } = await renderScreen('/');
  await card();
  expect(screen.queryByRole('link', { name: /^Shiko çfarë/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Me porosi online' }));
  expect(router.state.location.search).toBe('?takes_orders=true');
  expect(received.at(-1)?.request.url.searchParams.get('takes_orders')).toBe('true');
  expect(await screen.findByRole('link', { name: 'Shiko çfarë u gjet: 14 menu' })).toHaveAttribute(
    'href',
    '#menus',
  );
});

// product.md §9
test('a sort says so beside the search too, where the list that it changes is not in view', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  await renderScreen('/?sort=price-asc');
  const link = await screen.findByRole('link', { name: /^Shiko çfarë u gjet: 14 menu · \S/ });
  expect(link).toHaveAttribute('href', '#menus');
});

// product.md §418
test.each([
  ['sq', 'Filtra të avancuar', 'Alergji', 'Arra', 'Qumësht', 'Hiq filtrin Pa: Qumësht, Arra'],
  ['en', 'Advanced filters', 'Allergies', 'Nuts', 'Milk', 'Remove filter Without: Milk, Nuts'],
] as const)(
  'in %s allergens are chosen together and go with one tag',
  async (lng, advanced, allergies, nuts, milk, tag) => {
    const received = fakeApi({ 'GET /menus/': PAGE });
    const { user, router } = await renderScreen('/', { lng });
    await user.click(await screen.findByRole('button', { name: advanced }));
    await user.click(screen.getByText(allergies));
    await user.click(screen.getByRole('checkbox', { name: nuts }));
    await user.click(screen.getByRole('checkbox', { name: milk }));
    expect(router.state.location.search).toBe('?without=milk%2Cnuts');
    expect(received.at(-1)?.request.url.searchParams.get('without')).toBe('milk,nuts');
    await user.click(screen.getByRole('button', { name: tag }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('checkbox', { name: nuts })).not.toBeChecked();
  },
);

// product.md §116
test.each([
  [true, 'Porosi online'],
  [false, 'Pa porosi online'],
])('a card says whether its place takes orders: %s', async (accepts_orders, words) => {
  fakeApi({ 'GET /menus/': { ...PAGE, items: [menuCardOf({ accepts_orders })] } });
  await renderScreen('/');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

// product.md §532
test.each([
  ['sq', 'Nuk merr porosi deri më 20.11.2099 në orën 19:30'],
  ['en', /^No orders until .*2099 at 19:30$/],
] as const)('a card says until when its place takes none, %s', async (lng, words) => {
  const paused_until = '2099-11-20T18:30:00.000Z';
  fakeApi({ 'GET /menus/': { ...PAGE, items: [menuCardOf({ accepts_orders: true, paused_until })] } });
  await renderScreen('/', { lng });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('the advanced filters open below the search and narrow the menus', async () => {
  const received = fakeApi({ 'GET /menus/': PAGE });
  const { user } = await renderScreen('/');
  await user.click(await screen.findByRole('button', { name: 'Filtra të avancuar' }));
  const panel = screen.getByRole('region', { name: 'Filtra të avancuar' });
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Kuzhina' }), 'Italiane');
  await user.type(within(panel).getByRole('searchbox', { name: 'Emri i menusë' }), 'DREKA{Enter}');
  const asked = received.at(-1)?.request.url.searchParams;
  expect(asked?.get('cuisine_type')).toBe('italiane');
  expect(asked?.get('menu_title')).toBe('dreka');
});

test.each([
  { lng: 'sq', panel: 'Filtra të avancuar', sort: 'Rendit sipas', count: '14 menu · Çmimi në rritje' },
  { lng: 'en', panel: 'Advanced filters', sort: 'Sort by', count: '14 menus · Price, low to high' },
] as const)(
  'the order stands among the advanced filters, and with the count once it is chosen, $lng',
  async (words) => {
    const received = fakeApi({ 'GET /menus/': PAGE });
    const { user, router } = await renderScreen('/', { lng: words.lng });
    expect(screen.queryByRole('combobox', { name: words.sort })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: words.panel }));
    const panel = screen.getByRole('region', { name: words.panel });
    await user.selectOptions(within(panel).getByRole('combobox', { name: words.sort }), 'price-asc');
    expect(router.state.location.search).toBe('?sort=price-asc');
    expect(received.at(-1)?.request.url.searchParams.toString()).toContain('sort_by=price&sort_order=asc');
    await user.click(screen.getByRole('button', { name: words.panel }));
    expect(await screen.findByText(words.count)).toBeInTheDocument();
  },
);

test('a tag that is removed passes the focus to the next, the last one to the heading', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  const { user } = await renderScreen('/?q=tave&category=Supa&city=Vlor%C3%AB');
  const tag = (name: string) => screen.getByRole('button', { name: `Hiq filtrin ${name}` });
  await card();
  await user.click(tag('Vlorë'));
  expect(tag('Supa')).toHaveFocus();
  await user.click(tag('“tave”'));
  expect(tag('Supa')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: 'Menu për sot' })).toHaveFocus();
});

test('a search that is taken away leaves the search box too', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  const { user } = await renderScreen('/?q=pica');
  await card();
  expect(screen.getByRole('combobox', { name: 'Kërko gatim, restorant ose qytet' })).toHaveValue('pica');
  await user.click(screen.getByRole('button', { name: 'Hiq filtrin “pica”' }));
  expect(screen.getByRole('combobox', { name: 'Kërko gatim, restorant ose qytet' })).toHaveValue('');
});
