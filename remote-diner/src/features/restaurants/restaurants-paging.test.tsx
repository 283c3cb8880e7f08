import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { restaurantOf } from '../../testing/samples.ts';

const PAGE = { items: [restaurantOf()], total: 23, pages: 3 };
const place = () => screen.findByRole('link', { name: 'Oxhaku i Gjyshes' });

test('paging and order stand in the URL', async () => {
  const received = fakeApi({ 'GET /restaurants/': PAGE });
  const { user, router } = await renderScreen('/restaurants');
  await place();
  await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(received.at(-1)?.request.url.searchParams.get('skip')).toBe('9');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rendit sipas' }), 'rating-desc');
  expect(router.state.location.search).toBe('?sort=rating-desc');
  expect(received.at(-1)?.request.url.searchParams.get('sort_by')).toBe('rating');
});

test('an order this list does not know leaves it in its own', async () => {
  const received = fakeApi({ 'GET /restaurants/': PAGE });
  await renderScreen('/restaurants?sort=price-asc');
  await place();
  expect(screen.getByRole('combobox', { name: 'Rendit sipas' })).toHaveValue('orders-first');
  expect(received[0]?.request.url.searchParams.has('sort_by')).toBe(false);
});

// product.md §116
test('a list that nobody sorted has those that take orders first, and can be sorted by name', async () => {
  const received = fakeApi({ 'GET /restaurants/': PAGE });
  const { user, router } = await renderScreen('/restaurants');
  await place();
  const sorts = screen.getByRole('combobox', { name: 'Rendit sipas' });
  expect(sorts).toHaveDisplayValue('Marrin porosi tani');
  await user.selectOptions(sorts, 'Emri A–Zh');
  expect(router.state.location.search).toBe('?sort=business_name-asc');
  const { searchParams } = received.at(-1)?.request.url ?? {};
  expect([searchParams?.get('sort_by'), searchParams?.get('sort_order')]).toEqual(['business_name', 'asc']);
});

test('a page past the end leads to the last one', async () => {
  const received = fakeApi({
    'GET /restaurants/': ({ url }) =>
      Number(url.searchParams.get('skip')) > 18 ? { ...PAGE, items: [] } : PAGE,
  });
  const { router } = await renderScreen('/restaurants?page=99');
  expect(await place()).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=3');
  expect(received.map(({ request }) => request.url.searchParams.get('skip'))).toEqual(['882', '18']);
});

test('until the next page is here the cards from before stay, and are said to be busy', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fakeApi({
    'GET /restaurants/': async ({ url }) => {
      if (url.searchParams.get('skip') === '0') return PAGE;
      await arrived;
      return { ...PAGE, items: [restaurantOf({ id: 'pirun', business_name: 'Pirun e Det' })] };
    },
  });
  const { user } = await renderScreen('/restaurants');
  const before = (await place()).closest('article')?.parentElement;
  await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }));
  await waitFor(() => expect(before).toHaveAttribute('aria-busy', 'true'));
  expect(before).toContainElement(await place());
  arrive();
  const next = await screen.findByRole('link', { name: 'Pirun e Det' });
  expect(next.closest('article')?.parentElement).not.toHaveAttribute('aria-busy');
});
