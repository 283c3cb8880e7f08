import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { restaurantOf } from '../../testing/samples.ts';

const PLACES = [
  restaurantOf({ location: { latitude: 41.3275, longitude: 19.8187 } }),
  restaurantOf({ id: 'pirun', business_name: 'Pirun e Det' }),
];

// product.md §262
test('the places stand on a map and in a list with their numbers; what is missing is said', async () => {
  const received = fakeApi({
    'GET /restaurants/': { items: PLACES, total: 1_000, is_total_minimum: true, pages: 11 },
  });
  const { user } = await renderScreen('/restaurants?view=map');
  const map = within(await screen.findByRole('region', { name: 'Harta e lokaleve' }));
  expect(received[0]?.request.url.searchParams.get('limit')).toBe('100');
  expect(screen.getByText(/Harta tregon 2 nga 1\.000\+ lokale/)).toBeVisible();
  expect(screen.getByText('1 lokal nuk ka ende vend në hartë.')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Lokalet e hartës' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(map.getByRole('button', { name: '1. Oxhaku i Gjyshes' }));
  expect(map.getByRole('article')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Faqet' })).not.toBeInTheDocument();
});

// product.md §262
test('list and map are two addresses of the same places', async () => {
  fakeApi({ 'GET /restaurants/': { items: PLACES, total: 2, pages: 1 } });
  const { user, router } = await renderScreen('/restaurants/tirane?q=tave', { lng: 'en' });
  await screen.findAllByRole('article');
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Map' }));
  expect(await screen.findByRole('region', { name: 'Map of the places' })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/restaurants/tirane',
    search: '?q=tave&view=map',
  });
  // Another filter stays on the map.
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Fier');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restaurants in Fier' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=tave&view=map');
});
