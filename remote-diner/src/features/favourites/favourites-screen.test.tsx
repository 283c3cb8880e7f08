import { failure, fakeApi } from '@tavolina/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { useFavourites } from '../../lib/favourites/favourites-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { restaurantOf } from '../../testing/samples.ts';

const KEPT = JSON.stringify({
  state: { places: [{ id: 'oxhaku', name: 'Oxhaku i Gjyshes' }] },
  version: 1,
});
const heart = { name: 'Ruaje te të preferuarat: Oxhaku i Gjyshes' };

// The screen is still there.
afterEach(() => act(() => useFavourites.setState({ places: [] })));

// product.md §458
test('a heart on a card keeps the place on the device, and the list leads to it', async () => {
  const received = fakeApi({
    'GET /restaurants/': { items: [restaurantOf()], total: 1, pages: 1 },
    'GET /places': { items: [restaurantOf()] },
  });
  const { user, router } = await renderScreen('/restaurants');
  const button = await screen.findByRole('button', heart);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('tavolina.favourites')).toContain('"oxhaku"');
  await user.click(screen.getByRole('link', { name: 'Të preferuarat (1)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Të preferuarat' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/favourites');
  expect(await screen.findByRole('link', { name: 'Oxhaku i Gjyshes' })).toHaveAttribute(
    'href',
    '/place/oxhaku-i-gjyshes',
  );
  const named = received.find(({ route }) => route === 'GET /places');
  expect(named?.request.url.searchParams.get('ids')).toBe('oxhaku');
  await user.click(screen.getByRole('button', heart));
  expect(await screen.findByText('Ende nuk ke ruajtur asnjë lokal')).toBeVisible();
});

test.each(['sq', 'en'] as const)('without any it says in %s how to keep one', async (lng) => {
  fakeApi({});
  await renderScreen('/favourites', { lng });
  expect(await screen.findByText(/zemrën|heart/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /restorantet|restaurants/i }).length).toBeGreaterThan(0);
});

test('a list that does not load is asked for again', async () => {
  let isBroken = true;
  fakeApi({
    'GET /places': () => (isBroken ? failure(503, 'unavailable') : { items: [restaurantOf()] }),
  });
  useFavourites.setState({ places: [{ id: 'oxhaku', name: 'Oxhaku i Gjyshes' }] });
  const { user } = await renderScreen('/favourites');
  expect(await screen.findByText('Lokalet e ruajtura nuk u ngarkuan.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('link', { name: 'Oxhaku i Gjyshes' })).toBeVisible();
});

// product.md §689
test.each([
  ['sq', '“Deti” nuk është tani në Tavolina. Mund të kthehet.', 'Hiqe “Deti”'],
  ['en', '“Deti” is not on Tavolina now. It may come back.', 'Remove “Deti”'],
] as const)(
  'a favourite that is gone is said in %s, and stays until it is taken away',
  async (lng, text, button) => {
    fakeApi({ 'GET /places': { items: [restaurantOf()] } });
    useFavourites.setState({
      places: [
        { id: 'deti', name: 'Deti' },
        { id: 'oxhaku', name: 'Oxhaku i Gjyshes' },
      ],
    });
    const { user } = await renderScreen('/favourites', { lng });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Oxhaku i Gjyshes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(useFavourites.getState().places).toEqual([{ id: 'oxhaku', name: 'Oxhaku i Gjyshes' }]);
  },
);

// product.md §689
test('where all favourites are gone, none counts as never kept', async () => {
  fakeApi({ 'GET /places': { items: [] } });
  useFavourites.setState({ places: [{ id: 'deti', name: 'Deti' }] });
  await renderScreen('/favourites');
  expect(await screen.findByText(/“Deti” nuk është tani/)).toBeVisible();
  expect(screen.queryByText('Ende nuk ke ruajtur asnjë lokal')).not.toBeInTheDocument();
});

// product.md §39
test.each(['x', '{"state":{"places":[4,{"id":1},{"id":"b"}]},"version":1}', '{"state":7,"version":1}'])(
  'a device that holds %s has no favourites',
  async (stored) => {
    fakeApi({});
    localStorage.setItem('tavolina.favourites', stored);
    await act(async () => useFavourites.persist.rehydrate());
    expect(useFavourites.getState().places).toEqual([]);
  },
);

// product.md §458
test('a heart in a list follows what another tab marks', async () => {
  fakeApi({ 'GET /restaurants/': { items: [restaurantOf()], total: 1, pages: 1 } });
  await renderScreen('/restaurants');
  const button = await screen.findByRole('button', heart);
  localStorage.setItem('tavolina.favourites', KEPT);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tavolina.favourites' })));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

// product.md §458
test('what another tab keeps appears, and storage that was cleared keeps none', async () => {
  fakeApi({ 'GET /places': { items: [restaurantOf()] } });
  await renderScreen('/favourites');
  expect(await screen.findByText('Ende nuk ke ruajtur asnjë lokal')).toBeVisible();
  localStorage.setItem('tavolina.favourites', KEPT);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tavolina.favourites' })));
  expect(await screen.findByRole('link', { name: 'Oxhaku i Gjyshes' })).toBeVisible();
});
