import type { OpeningHours } from '@tavolina/shared-api/contract';
import { failure, fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { useCarts } from '../../../lib/cart/cart-store.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuOf, placeOf, RATES } from '../../../testing/samples.ts';

const DINNER = menuOf({
  id: 'darka',
  title: 'Darka',
  sections: [],
  items: [dishOf({ id: 'qofte', name: 'Qofte zgare', price: 300, menu_id: 'darka' })],
});
const MENUS = {
  'GET /menus/{id}': ({ params }: { params: Record<string, string> }) =>
    params.id === 'darka' ? DINNER : menuOf(),
  'GET /exchange-rates': RATES,
};
const AT = '/place/oxhaku-i-gjyshes';
const HOURS: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ opens: '10:00', closes: '23:00' }]),
  pickup: null,
  table: null,
  special_days: [{ date: '2099-12-25', ranges: [], note: 'Krishtlindja' }],
};

// product.md §451
test.each([
  ['sq', 'nga 120', 'Porosit te tavolina', 'Orari', 'Vlerësimet'],
  ['en', 'from 120', 'Order at the table', 'Opening hours', 'Reviews'],
] as const)(
  'says in %s what it costs, how to order, when it is open and what guests wrote',
  async (lng, from, way, hours, reviews) => {
    fakeApi({
      ...MENUS,
      'GET /places/{slug}': placeOf({
        ways: [{ fulfilment: 'table', ready_at: null, next_at: null }],
        opening: { ...placeOf().opening, hours: HOURS, is_open: true, changes_at: null },
        reviews: [
          {
            ...{ rating: 4, comment: 'Si te gjyshja.', created_at: '2026-11-18T19:12:00.000Z' },
            answer: { text: 'Faleminderit!', created_at: '2026-11-19T09:30:00.000Z' },
          },
        ],
      }),
    });
    await renderScreen(AT, { lng });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeVisible();
    expect(screen.getByText(new RegExp(`^${from}`))).toBeVisible();
    expect(screen.getByText(way)).toBeVisible();
    const week = within(screen.getByRole('region', { name: hours }));
    expect(week.getAllByText('10:00–23:00')).toHaveLength(7);
    expect(week.getByText(/sot|today/)).toBeVisible();
    expect(week.getByText('25.12.2099 · Krishtlindja')).toBeVisible();
    const wrote = within(screen.getByRole('region', { name: new RegExp(`^${reviews}`) }));
    expect(wrote.getByText('Si te gjyshja.')).toBeVisible();
    expect(wrote.getByText('18.11.2026')).toBeVisible();
    // product.md §477
    expect(wrote.getByText('Faleminderit!')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '+355 69 000 0000' })[0]).toHaveAttribute(
      'href',
      'tel:+355690000000',
    );
  },
);

// product.md §450
test.each([
  ['sq', 'Shihe në hartë', 'Harta: Oxhaku i Gjyshes'],
  ['en', 'Show on the map', 'Map: Oxhaku i Gjyshes'],
] as const)('a press shows in %s where it is', async (lng, press, map) => {
  fakeApi({
    ...MENUS,
    'GET /places/{slug}': placeOf({ location: { latitude: 41.3275, longitude: 19.8187 } }),
  });
  const { user } = await renderScreen(AT, { lng });
  const button = await screen.findByRole('button', { name: press });
  expect(screen.queryByRole('region', { name: map })).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('region', { name: map })).toBeVisible();
  expect(button).not.toBeInTheDocument();
});

// product.md §546
test.each([
  ['sq', 'E merr vetë · Në tavolinë', 'Më shumë', 'Më pak'],
  ['en', 'Pickup · At the table', 'More', 'Less'],
] as const)(
  'how to order stands in a line, and what a phone folds opens by a press, in %s',
  async (lng, ways, more, less) => {
    const way = { ready_at: null, next_at: null };
    fakeApi({
      ...MENUS,
      'GET /places/{slug}': placeOf({
        ways: [
          { fulfilment: 'pickup', ...way },
          { fulfilment: 'table', ...way },
        ],
      }),
    });
    const { user } = await renderScreen(AT, { lng });
    await screen.findByText('Fërgesë e Tiranës');
    expect(screen.getByText(ways)).toBeInTheDocument();
    const fold = screen.getByRole('button', { name: more });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(screen.getByRole('button', { name: less })).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')).toHaveAttribute('data-open');
  },
);

// product.md §567
test('what was opened before the menu came stays open, and keeps the keyboard', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({
    ...MENUS,
    'GET /menus/{id}': () => answered.then(() => menuOf()),
    'GET /places/{slug}': placeOf(),
  });
  const { user } = await renderScreen(AT);
  const fold = await screen.findByRole('button', { name: 'Më shumë' });
  await user.click(fold);
  answer();
  expect(await screen.findByText('Fërgesë e Tiranës')).toBeVisible();
  expect(fold).toBeInTheDocument();
  expect(fold).toHaveFocus();
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

// product.md §526
test.each([
  ['sq', 'Dreka', 'Tavë kosi', null, 'Darka', null],
  ['en', 'Lunch', 'Baked lamb', null, 'Darka', 'sq'],
] as const)(
  'menus and pictures are called in %s as the place calls them there',
  async (lng, lunch, lamb, lang, dinner, original) => {
    const picture = (name: string) => ({ name, image_url: `/media/${name.length}/640.webp` });
    fakeApi({
      ...MENUS,
      'GET /places/{slug}': placeOf({
        languages: ['sq', 'en'],
        description: 'Si te gjyshja të dielën.',
        menus: placeOf().menus.map((menu) => ({
          ...menu,
          ...(menu.id === 'dreka' && { translations: { en: { title: 'Lunch' } } }),
        })),
        pictures: [
          { ...picture('Tavë kosi'), translations: { en: { name: 'Baked lamb' } } },
          picture('Qofte'),
        ],
      }),
    });
    await renderScreen(AT, { lng });
    const tabs = within(
      await screen.findByRole('navigation', { name: /Menutë e lokalit|Menus of the place/ }),
    );
    const attribute = (element: HTMLElement) => element.getAttribute('lang');
    expect(attribute(tabs.getByText(lunch))).toBe(lang);
    expect(attribute(tabs.getByText(dinner))).toBe(original);
    const pictures = within(screen.getByRole('region', { name: /Gatimet në foto|Pictures of dishes/ }));
    expect(attribute(pictures.getByText(lamb))).toBe(lang);
    expect(attribute(pictures.getByText('Qofte'))).toBe(original);
    expect(attribute(screen.getByText('Si te gjyshja të dielën.'))).toBe(original);
  },
);

// product.md §518
test.each([
  ['sq', 'Vlerësime më të vjetra', 'Vlerësime më të reja'],
  ['en', 'Older reviews', 'Newer reviews'],
] as const)('older reviews are further pages with addresses, in %s', async (lng, older, newer) => {
  const review = (comment: string) => ({ rating: 4, comment, created_at: '2026-11-18T19:12:00.000Z' });
  fakeApi({
    ...MENUS,
    'GET /places/{slug}': ({ url }: { url: URL }) =>
      placeOf({
        reviews_count: 13,
        reviews: [review(url.searchParams.get('reviews') === '2' ? 'I pari' : 'I fundit')],
      }),
  });
  const { user, router } = await renderScreen(`${AT}?menu=darka`, { lng });
  expect(await screen.findByText('Qofte zgare')).toBeVisible();
  expect(screen.getByText('I fundit')).toBeVisible();
  expect(screen.queryByRole('link', { name: newer })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: older }));
  expect(await screen.findByText('I pari')).toBeVisible();
  expect(screen.queryByText('I fundit')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: older })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /Vlerësimet|Reviews/ })).toHaveFocus();
  expect(router.state.location.search).toBe('?menu=darka&reviews=2');
  await user.click(screen.getByRole('link', { name: newer }));
  expect(await screen.findByText('I fundit')).toBeVisible();
  expect(router.state.location.search).toBe('?menu=darka');
});

// product.md §492
test('a picture of a dish above its name is cut around its focal point', async () => {
  const picture = { name: 'Tavë kosi', image_url: '/media/tave/640.webp', focus: { x: 20, y: 80 } };
  fakeApi({ ...MENUS, 'GET /places/{slug}': placeOf({ pictures: [picture] }) });
  const { container } = await renderScreen(AT);
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
  expect(container.querySelector('header img')).toHaveStyle({ objectPosition: '20% 80%' });
});

// product.md §452
test('its menus are tabs with addresses; a dish is ordered in each', async () => {
  fakeApi({ ...MENUS, 'GET /places/{slug}': placeOf() });
  const { user, router } = await renderScreen(AT);
  const tabs = within(await screen.findByRole('navigation', { name: 'Menutë e lokalit' }));
  expect(tabs.getByRole('link', { name: 'Dreka' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Fërgesë e Tiranës')).toBeVisible();
  await user.click(tabs.getByRole('link', { name: 'Darka' }));
  expect(await screen.findByText('Qofte zgare')).toBeVisible();
  expect(router.state.location.search).toBe('?menu=darka');
  expect(screen.queryByText('Fërgesë e Tiranës')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Darka' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Shto Qofte zgare në shportë' }));
  expect(useCarts.getState().carts.oxhaku?.lines).toMatchObject([{ itemId: 'qofte', menuId: 'darka' }]);
});

test('a tab beyond the edge of a phone is brought into view', async () => {
  // A browser without a layout measures nothing.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  fakeApi({ ...MENUS, 'GET /places/{slug}': placeOf() });
  await renderScreen(`${AT}?menu=darka`);
  expect(await screen.findByText('Qofte zgare')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menutë e lokalit' }).scrollLeft).toBe(400);
});

// product.md §450
test('a name from before leads to the one of now, with the open tab', async () => {
  fakeApi({ ...MENUS, 'GET /places/{slug}': placeOf() });
  const { router } = await renderScreen('/place/emri-i-vjeter?menu=darka');
  expect(await screen.findByText('Qofte zgare')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: AT, search: '?menu=darka' });
});

test('a place that nobody knows is said, and another one can be searched', async () => {
  fakeApi({ ...MENUS, 'GET /places/{slug}': () => failure(404, 'place_not_found', '') });
  await renderScreen('/place/nuk-ka');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lokali nuk u gjet' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Kërko/ })).toBeVisible();
});

test('a page that does not load is asked for again', async () => {
  let isBroken = true;
  fakeApi({
    ...MENUS,
    'GET /places/{slug}': () => (isBroken ? failure(503, 'service_unavailable', '') : placeOf()),
  });
  const { user } = await renderScreen(AT, { lng: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: /did not load/ })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeVisible();
});

test('a menu that does not load leaves the place, and is asked for again', async () => {
  let isBroken = true;
  fakeApi({
    ...MENUS,
    'GET /menus/{id}': () => (isBroken ? failure(503, 'service_unavailable', '') : menuOf()),
    'GET /places/{slug}': placeOf(),
  });
  const { user } = await renderScreen(AT);
  expect(await screen.findByText('Menuja nuk u ngarkua.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText('Fërgesë e Tiranës')).toBeVisible();
});
