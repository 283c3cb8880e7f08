import { failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMotion } from '../../testing/browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuCardOf } from '../../testing/samples.ts';

const PAGE = { items: [menuCardOf()], total: 14, pages: 3 };
const EMPTY = { items: [], total: 0, pages: 0 };
const card = () => screen.findByRole('link', { name: 'Shiko menunë Dreka, Oxhaku i Gjyshes' });

test('shows menus with a way into each, and names the tab', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  await renderScreen('/');
  expect(await card()).toHaveAttribute('href', '/menu/dreka');
  expect(screen.getByText('14 menu')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/sot në Tiranë ?\?$/);
  expect(document.title).toBe('Tavolina: restorante, menu dhe porosi në Shqipëri');
});

test('speaks English', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  await renderScreen('/', { lng: 'en' });
  expect(await screen.findByRole('link', { name: 'View menu Dreka, Oxhaku i Gjyshes' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Advanced filters' })).toBeInTheDocument();
});

test('says that it loads', async () => {
  fakeApi({ 'GET /menus/': () => pending() });
  await renderScreen('/');
  expect(await screen.findByText('Po ngarkohet…')).toBeInTheDocument();
});

test('a failed list says what is safe and is tried again', async () => {
  let isBroken = true;
  fakeApi({ 'GET /menus/': () => (isBroken ? failure(500, 'internal_error') : PAGE) });
  const { user } = await renderScreen('/');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Menutë nuk u ngarkuan.');
  expect(alert).toHaveTextContent('Nuk u humb asgjë');
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }));
  expect(await card()).toBeInTheDocument();
});

test('no menus at all is not the filters’ fault', async () => {
  fakeApi({ 'GET /menus/': EMPTY });
  await renderScreen('/');
  expect(await screen.findByText('Ende nuk ka menu. Kthehu së shpejti.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hiqi të gjitha' })).not.toBeInTheDocument();
});

test('a search goes to the places, with the filters in force', async () => {
  fakeApi({ 'GET /menus/': PAGE, 'GET /restaurants/': EMPTY });
  const { user, router } = await renderScreen('/?available_only=true&sort=title-asc');
  await card();
  await user.type(screen.getByRole('searchbox', { name: 'Kërko gatim, restorant ose qytet' }), 'tavë{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restorantet' })).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/restaurants?q=tav%C3%AB&available_only=true',
  );
});

test('paging asks for the next six', async () => {
  const received = fakeApi({ 'GET /menus/': PAGE });
  const { user, router } = await renderScreen('/');
  await card();
  await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }));
  expect(router.state.location).toMatchObject({ search: '?page=2', hash: '#menus' });
  expect(received.at(-1)?.request.url.searchParams.toString()).toBe('skip=6&limit=6');
});

describe('the city in the question', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = async () => {
    fakeApi({ 'GET /menus/': PAGE });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderScreen('/', { user });
    await screen.findByRole('heading', { level: 1 });
    return user;
  };
  const city = () => screen.getByRole('heading', { level: 1 });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('turns every two seconds', async () => {
    stubMotion(false);
    await open();
    await wait(2_000);
    expect(city()).toHaveAccessibleName(/sot në Durrës ?\?$/);
    await wait(2_000);
    expect(city()).toHaveAccessibleName(/sot në Vlorë ?\?$/);
  });

  test('rests while somebody is at the search', async () => {
    stubMotion(false);
    const user = await open();
    await user.click(screen.getByRole('searchbox', { name: 'Kërko gatim, restorant ose qytet' }));

    await wait(10_000);
    expect(city()).toHaveAccessibleName(/sot në Tiranë ?\?$/);
  });

  test('stands still for people who asked for less motion', async () => {
    await open();
    await wait(10_000);
    expect(city()).toHaveAccessibleName(/sot në Tiranë ?\?$/);
  });
});
