import { failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { restaurantOf } from '../../testing/samples.ts';

const TAVA = ['Tavë kosi', 'Tavë dheu'].map((name) => ({ name, typed: 'tav', way: 'prefix' as const }));
const PAGE = { items: [restaurantOf()], total: 23, pages: 3 };
const EMPTY = { items: [], total: 0, pages: 0 };
const place = () => screen.findByRole('link', { name: 'Oxhaku i Gjyshes' });
const filters = () => screen.getByRole('region', { name: 'Filtrat' });

test('shows places with rating, kitchen and menus, and names the tab', async () => {
  fakeApi({ 'GET /restaurants/': PAGE });
  await renderScreen('/restaurants');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Oxhaku i Gjyshes' })).toHaveAttribute(
    'href',
    '/place/oxhaku-i-gjyshes',
  );
  expect(card.getByText('Tradicionale · $$')).toBeInTheDocument();
  expect(card.getByText('Në trend')).toBeInTheDocument();
  expect(screen.getByText('23 lokale')).toBeInTheDocument();
  expect(document.title).toBe('Restorante · Tavolina');
});

test('speaks English', async () => {
  fakeApi({ 'GET /restaurants/': PAGE });
  await renderScreen('/restaurants', { lng: 'en' });
  expect(await screen.findByText('23 places')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Filters' })).toBeInTheDocument();
});

// product.md §527
test('a card calls its menus as the place does in the language of the page', async () => {
  const menus = ['Dreka', 'Darka'].map((title) => ({
    ...{ id: title, title, price_range: null },
    ...(title === 'Dreka' && { translations: { en: { title: 'Lunch' } } }),
  }));
  fakeApi({ 'GET /restaurants/': { ...PAGE, items: [restaurantOf({ menus, languages: ['sq', 'en'] })] } });
  await renderScreen('/restaurants', { lng: 'en' });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Lunch' })).not.toHaveAttribute('lang');
  expect(card.getByRole('link', { name: 'Darka' })).toHaveAttribute('lang', 'sq');
});

// product.md §12
test('a card shows three menus at most, and a new place no rating', async () => {
  const menus = ['Dreka', 'Darka', 'Verëra', 'Ëmbëlsira', 'Mëngjesi'].map((title) => ({
    id: title,
    title,
    price_range: null,
  }));
  fakeApi({ 'GET /restaurants/': { ...PAGE, items: [restaurantOf({ menus, rating: null })] } });
  await renderScreen('/restaurants');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Verëra' })).toBeInTheDocument();
  expect(card.queryByRole('link', { name: 'Ëmbëlsira' })).not.toBeInTheDocument();
  expect(card.getByText('+2 të tjera')).toBeInTheDocument();
  expect(card.getByText('I ri në Tavolina')).toBeInTheDocument();
  expect(card.queryByText('Në trend')).not.toBeInTheDocument();
});

// product.md §13
test.each([
  [4.5, 1],
  [4.4, 0],
])('a place rated %d has %d badges that say it trends', async (rating, badges) => {
  fakeApi({ 'GET /restaurants/': { ...PAGE, items: [restaurantOf({ rating })] } });
  await renderScreen('/restaurants');
  const card = within(await screen.findByRole('article'));
  expect(card.queryAllByText('Në trend')).toHaveLength(badges);
});

test('a card says what the place is like, where it is, and which of its dishes were searched for', async () => {
  fakeApi({
    'GET /restaurants/': { ...PAGE, items: [restaurantOf({ matches: TAVA })] },
  });
  await renderScreen('/restaurants?q=tav');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Si te gjyshja të dielën.')).toBeInTheDocument();
  expect(card.getByText('Rruga e Kavajës 112,').parentElement).toHaveTextContent(
    'Rruga e Kavajës 112, Tiranë',
  );
  expect(card.getByText('Ka: Tavë kosi, Tavë dheu')).toBeInTheDocument();
});

// product.md §116
test.each([
  ['sq', true, 'Porosi online'],
  ['sq', false, 'Pa porosi online'],
  ['en', true, 'Orders online'],
  ['en', false, 'No online orders'],
] as const)(
  'a card says whether its place takes orders, also among what was searched for: %s, %s',
  async (lng, accepts_orders, words) => {
    fakeApi({ 'GET /restaurants/': { ...PAGE, items: [restaurantOf({ accepts_orders })] } });
    await renderScreen('/restaurants?q=tave', { lng });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(words)).toBeInTheDocument();
  },
);

// product.md §111
test.each([
  ['sq', 'Çmimi nga', '1000.005', 'Shkruaje çmimin me deri në dy shifra pas presjes.'],
  ['en', 'Price from', '1000.005', 'Write the price with at most two decimals.'],
  ['sq', 'Çmimi deri në', '-5', /^Shkruaj një çmim nga 0 deri në 9\.999\.999,99\sL\.$/],
  ['en', 'Price up to', '99999999', /^Write a price from 0 to 9,999,999\.99\sL\.$/],
] as const)(
  'a price that no list can be narrowed by is said at its field and stays there: %s, %s',
  async (lng, label, typed, words) => {
    fakeApi({ 'GET /restaurants/': PAGE });
    const { user, router } = await renderScreen('/restaurants?min_price=500&max_price=900', { lng });
    const field = await screen.findByRole('spinbutton', { name: label });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringMatching(words));
    expect(field).toHaveDisplayValue(typed);
    expect(router.state.location.search).toBe('?min_price=500&max_price=900');
    await user.clear(field);
    await user.type(field, '700.5{Enter}');
    expect(field).toBeValid();
    expect(router.state.location.search).toContain('700.5');
  },
);

test('says that it loads', async () => {
  fakeApi({ 'GET /restaurants/': () => pending() });
  await renderScreen('/restaurants');
  expect((await screen.findAllByRole('status')).at(-1)).toHaveTextContent('Po ngarkohet…');
});

// product.md §513
test('a failed list is tried again, and the keyboard is led to its heading', async () => {
  let isBroken = true;
  fakeApi({ 'GET /restaurants/': () => (isBroken ? failure(503, 'service_unavailable') : PAGE) });
  const { user } = await renderScreen('/restaurants');
  expect(await screen.findByRole('alert')).toHaveTextContent('Restorantet nuk u ngarkuan.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await place()).toBeInTheDocument();
  expect(screen.getByText('23 lokale')).toHaveFocus();
});

// product.md §513
test('a failed list is loaded again by itself once the server answers', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  let isBroken = true;
  fakeApi({
    'GET /restaurants/': () => (isBroken ? failure(503, 'service_unavailable') : PAGE),
    'GET /health/live': { status: 'ok' },
  });
  await renderScreen('/restaurants');
  await screen.findByRole('alert');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  isBroken = false;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await place()).toBeInTheDocument();
});

// product.md §513
test.each([500, 503])(
  'after a %d the list comes by itself, and until then its failure is said',
  async (status) => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer: () => Response | Promise<typeof PAGE> = () => failure(status, 'internal_error');
    fakeApi({ 'GET /restaurants/': () => answer() });
    await renderScreen('/restaurants');
    const alert = await screen.findByRole('alert');
    let answerNow: (page: typeof PAGE) => void = () => undefined;
    answer = () =>
      new Promise<typeof PAGE>((resolve) => {
        answerNow = resolve;
      });
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(alert).toBeInTheDocument();
    answerNow(PAGE);
    expect(await place()).toBeInTheDocument();
    jest.useRealTimers();
  },
);

test('an empty list without filters offers nothing to clear', async () => {
  fakeApi({ 'GET /restaurants/': EMPTY });
  await renderScreen('/restaurants');
  expect(await screen.findByText('Ende nuk ka restorante. Kthehu së shpejti.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hiqi të gjitha' })).not.toBeInTheDocument();
});

test.each([
  ['sq', 'Nuk u gjet asgjë për “asgjë”.'],
  ['en', 'Nothing found for “asgjë”.'],
] as const)('a word that finds nothing is said, and no filters are spoken of, %s', async (lng, words) => {
  fakeApi({ 'GET /restaurants/': EMPTY });
  await renderScreen('/restaurants?q=asgj%C3%AB', { lng });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('an empty list with filters clears them', async () => {
  fakeApi({ 'GET /restaurants/': ({ url }) => (url.searchParams.has('city') ? EMPTY : PAGE) });
  const { user, router } = await renderScreen('/restaurants?city=Vlore');
  expect(await screen.findByText('Asnjë lokal me këta filtra.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hiqi të gjitha' }));
  expect(await place()).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('the URL fills the filters', async () => {
  const received = fakeApi({ 'GET /restaurants/': PAGE });
  await renderScreen(
    '/restaurants?q=tav%C3%AB&cuisine_type=Peshk&price_range=%24%24&max_price=1500&rating_min=4.5&available_only=true',
  );
  await place();
  const form = within(filters());
  expect(form.getByRole('combobox', { name: 'Kuzhina' })).toHaveValue('Peshk');
  expect(form.getByRole('radio', { name: '$$ mesatare' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'Nga 4,5 e lart' })).toBeChecked();
  expect(form.getByRole('spinbutton', { name: 'Çmimi deri në' })).toHaveValue(1500);
  for (const price of form.getAllByRole('spinbutton')) {
    expect(price).toHaveAttribute('min', '0');
    expect(price).toHaveAttribute('step', '0.01');
  }
  expect(form.getByRole('checkbox', { name: 'Të disponueshme tani' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Hiq filtrin 4,5+ yje' })).toBeInTheDocument();
  expect(Object.fromEntries(received[0]?.request.url.searchParams ?? [])).toEqual({
    q: 'tavë',
    cuisine_type: 'peshk',
    price_range: '$$',
    max_price: '1500',
    rating_min: '4.5',
    available_only: 'true',
    skip: '0',
    limit: '9',
  });
});

test('the filters fill the URL and start at the first page', async () => {
  fakeApi({ 'GET /restaurants/': PAGE });
  const { user, router } = await renderScreen('/restaurants?page=2');
  await place();
  const form = within(filters());
  await user.click(form.getByRole('radio', { name: 'Nga 4 e lart' }));
  await user.type(form.getByRole('spinbutton', { name: 'Çmimi nga' }), '200');
  await user.tab();
  await user.click(form.getByRole('checkbox', { name: 'Të disponueshme tani' }));
  expect(router.state.location.search).toBe('?min_price=200&rating_min=4&available_only=true');
});

test('tags go one by one, and all at once where there are several', async () => {
  fakeApi({ 'GET /restaurants/': PAGE });
  const { user, router } = await renderScreen('/restaurants?q=peshk&max_price=1500&sort=rating-desc');
  await place();
  await user.click(screen.getByRole('button', { name: /^Hiq filtrin Deri në 1\.500\sL$/ }));
  expect(within(filters()).getByRole('spinbutton', { name: 'Çmimi deri në' })).toHaveValue(null);
  expect(router.state.location.search).toBe('?q=peshk&sort=rating-desc');
  expect(screen.queryByRole('button', { name: 'Hiqi të gjitha' })).not.toBeInTheDocument();
  await user.click(within(filters()).getByRole('checkbox', { name: 'Të disponueshme tani' }));
  await user.click(screen.getByRole('button', { name: 'Hiqi të gjitha' }));
  expect(router.state.location.search).toBe('');
});

test('the filters button of small screens says how many are in force', async () => {
  fakeApi({ 'GET /restaurants/': PAGE });
  const { user } = await renderScreen('/restaurants?q=peshk&max_price=1500');
  const toggle = await screen.findByRole('button', { name: 'Filtrat · 2' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a city is chosen, asked for and named in heading and tab', async () => {
  const received = fakeApi({ 'GET /restaurants/': PAGE });
  const { user } = await renderScreen('/restaurants');
  await place();
  await user.selectOptions(within(filters()).getByRole('combobox', { name: 'Qyteti' }), 'Vlorë');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restorante në Vlorë' })).toBeInTheDocument();
  expect(document.title).toBe('Restorante në Vlorë · Tavolina');
  expect(received.at(-1)?.request.url.searchParams.get('city')).toBe('vlore');
});

// product.md §264
test('the page of a city has its places, and another city leads to its page', async () => {
  const received = fakeApi({ 'GET /restaurants/': PAGE });
  const { user, router } = await renderScreen('/restaurants/tirane?q=tave');
  await place();
  expect(screen.getByRole('heading', { level: 1, name: 'Restorante në Tiranë' })).toBeInTheDocument();
  expect(document.title).toBe('Restorante në Tiranë · Tavolina');
  expect(received[0]?.request.url.searchParams.get('city')).toBe('tirane');
  await user.click(screen.getByRole('button', { name: /^Filtrat/ }));
  const city = screen.getByRole('combobox', { name: 'Qyteti' });
  await user.selectOptions(city, 'Korce');
  await waitFor(() => expect(document.title).toBe('Restorante në Korçë · Tavolina'));
  expect(router.state.location).toMatchObject({ pathname: '/restaurants/korce', search: '?q=tave' });
  // It is the same page still: what was open and where the reader is stays.
  expect(city).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Filtrat/ })).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(city, '');
  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants'));
});

// product.md §264
test('a city that the storefront does not have is said, with those it has', async () => {
  const received = fakeApi({});
  await renderScreen('/restaurants/atlantida', { lng: 'en' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We do not know this city' }),
  ).toBeInTheDocument();
  expect(document.title).toBe('We do not know this city · Tavolina');
  expect(screen.getByRole('link', { name: 'Tirana' })).toHaveAttribute('href', '/restaurants/tirane');
  expect(received).toHaveLength(0);
});

test('a city that an address made up is asked for, and named in no heading', async () => {
  const received = fakeApi({ 'GET /restaurants/': EMPTY });
  await renderScreen('/restaurants?city=Fito%20para');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restorantet' })).toBeInTheDocument();
  expect(document.title).toBe('Restorante · Tavolina');
  expect(received.at(-1)?.request.url.searchParams.get('city')).toBe('fito para');
});

test('a lowest price above the highest is said at the field', async () => {
  fakeApi({ 'GET /restaurants/': EMPTY });
  await renderScreen('/restaurants?min_price=900&max_price=300');
  const field = await screen.findByRole('spinbutton', { name: 'Çmimi deri në' });
  expect(field).toHaveAccessibleDescription('“Çmimi deri në” është më i vogël se “Çmimi nga”.');
  expect(field).toBeInvalid();
});

test('one tap that leaves a field and presses a box changes both filters', async () => {
  fakeApi({ 'GET /restaurants/': PAGE });
  const { user, router } = await renderScreen('/restaurants');
  await place();
  const price = within(filters()).getByRole('spinbutton', { name: 'Çmimi deri në' });
  await user.type(price, '900');
  act(() => {
    price.blur();
    within(filters()).getByRole('checkbox', { name: 'Të disponueshme tani' }).click();
  });
  await waitFor(() => expect(router.state.location.search).toBe('?max_price=900&available_only=true'));
});
