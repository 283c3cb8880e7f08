import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNear } from '../../lib/near/near-store.ts';
import { stubPlace } from '../../testing/browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { restaurantOf } from '../../testing/samples.ts';

/** Measures only from where it is asked to. */
const answerTo = ({ url: { searchParams } }: { url: URL }) => {
  const isFrom =
    searchParams.has('latitude') || searchParams.has('city') || searchParams.get('q') === 'tirana';
  return { items: [restaurantOf({ distance_m: isFrom ? 643 : null })], total: 1, pages: 1 };
};
const place = () => screen.findByRole('link', { name: 'Oxhaku i Gjyshes' });
const sort = () => screen.getByRole('combobox', { name: 'Rendit sipas' });

const open = async (answer: Parameters<typeof stubPlace>[0], at = '/restaurants', until?: Promise<void>) => {
  const received = fakeApi({ 'GET /restaurants/': answerTo });
  const asked = stubPlace(answer, until);
  const opened = await renderScreen(at);
  await place();
  const params = () => received.at(-1)?.request.url.searchParams;
  return { ...opened, asked, params };
};

// product.md §260
test('the browser is asked only after it was explained, and the answer leaves rounded', async () => {
  const { user, asked, params, router } = await open({ latitude: 41.327_546, longitude: 19.818_698 });
  await user.click(screen.getByRole('button', { name: 'Afër meje' }));
  expect(screen.getByText(/Shfletuesi do të të pyesë/)).toBeVisible();
  expect(asked).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Përdor vendin tim' }));
  await waitFor(() => expect(params()?.get('sort_by')).toBe('distance'));
  expect([params()?.get('latitude'), params()?.get('longitude')]).toEqual(['41.328', '19.819']);
  expect(router.state.location.search).toBe('?sort=distance-asc');
  expect(screen.getByRole('button', { name: 'Afër meje: e ndezur', pressed: true })).toHaveFocus();
  expect(within(await screen.findByRole('article')).getByText(/^640.m$/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('tavolina.near') ?? '').state.location).toEqual({
    latitude: 41.328,
    longitude: 19.819,
  });
});

// product.md §260
test('an answer that comes after "not now" is not used', async () => {
  let answer = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, asked, params } = await open({ latitude: 41.3, longitude: 19.8 }, '/restaurants', until);
  await user.click(screen.getByRole('button', { name: 'Afër meje' }));
  await user.click(screen.getByRole('button', { name: 'Përdor vendin tim' }));
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Jo tani' }));
  expect(screen.getByRole('button', { name: 'Afër meje' })).toHaveFocus();
  await act(async () => answer());
  expect(screen.getByRole('button', { name: 'Afër meje' })).toBeVisible();
  expect(localStorage.getItem('tavolina.near') ?? '').not.toContain('41.3');
  expect(params()?.has('latitude')).toBe(false);
});

// product.md §260
test('it is remembered until it is turned off', async () => {
  localStorage.setItem(
    'tavolina.near',
    JSON.stringify({ state: { location: { latitude: 41.1, longitude: 20.08 } }, version: 1 }),
  );
  const { user, asked, params, router } = await open('slow', '/restaurants?sort=distance-asc');
  await waitFor(() => expect(params()?.get('latitude')).toBe('41.1'));
  const button = screen.getByRole('button', { name: 'Afër meje: e ndezur' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  await waitFor(() => expect(params()?.has('latitude')).toBe(false));
  expect(router.state.location.search).toBe('');
  expect(localStorage.getItem('tavolina.near')).not.toContain('41.1');
  expect(asked).toHaveLength(0);
});

// product.md §260
test.each([
  ['denied', /Shfletuesi nuk lejohet ta japë/],
  ['unavailable', /nuk e di se ku je/],
  ['slow', /nuk u gjet me kohë/],
] as const)('an answer that is %s gets its sentence, and can be tried again', async (answer, sentence) => {
  const { user, asked, params } = await open(answer);
  await user.click(screen.getByRole('button', { name: 'Afër meje' }));
  await user.click(screen.getByRole('button', { name: 'Përdor vendin tim' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(asked).toHaveLength(2);
  expect(params()?.has('latitude')).toBe(false);
});

test('a browser that cannot say where it is is told like one that does not know', async () => {
  const { user } = await open('missing');
  await user.click(screen.getByRole('button', { name: 'Afër meje' }));
  await user.click(screen.getByRole('button', { name: 'Përdor vendin tim' }));
  expect(await screen.findByText(/nuk e di se ku je/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Jo tani' }));
  expect(screen.queryByText(/nuk e di se ku je/)).not.toBeInTheDocument();
});

// product.md §252
test('a city that is named in the search box is one to measure from', async () => {
  const { router, user } = await open('denied', '/restaurants?q=tirana');
  expect(await screen.findByText(/^640.m nga qendra$/)).toBeVisible();
  await user.selectOptions(sort(), 'Më të afërtat');
  await waitFor(() => expect(router.state.location.search).toBe('?q=tirana&sort=distance-asc'));
});

// product.md §252
test('the nearest first is offered where it is known from where', async () => {
  const { user } = await open('denied');
  expect(within(sort()).queryByRole('option', { name: 'Më të afërtat' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qyteti' }), 'Durres');
  expect(await within(sort()).findByRole('option', { name: 'Më të afërtat' })).toBeInTheDocument();
  expect(await screen.findByText(/^640.m nga qendra$/)).toBeVisible();
});

// product.md §39
test.each([
  '{"state":{"location":"x"},"version":1}',
  '{"state":{"location":{"latitude":"1"}},"version":1}',
  'x',
])('a device that holds %s holds no location', async (kept) => {
  localStorage.setItem('tavolina.near', kept);
  const { params } = await open('denied');
  expect(useNear.getState().location).toBeNull();
  expect(params()?.has('latitude')).toBe(false);
});
