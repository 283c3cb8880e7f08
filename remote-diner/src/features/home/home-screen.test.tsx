import { failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuCardOf } from '../../testing/samples.ts';

const TAVA = ['Tavë kosi', 'Tavë dheu'].map((name) => ({ name, typed: 'tav', way: 'prefix' as const }));
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

// product.md §455
test('a card says what, where, for how much and of which kitchen', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  await renderScreen('/');
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByRole('heading', { level: 3, name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
  for (const text of [
    'Oxhaku i Gjyshes',
    'Rruga e Kavajës 112,',
    'Tiranë',
    'Gatime të ditës.',
    '$$',
    'Tradicionale',
    'Dreka',
    'Shiko menunë',
  ])
    expect(shown.getAllByText(text).length).toBeGreaterThan(0);
});

test.each([
  { lng: 'sq', found: 'Ka: Tavë kosi, Tavë dheu' },
  { lng: 'en', found: 'Has: Tavë kosi, Tavë dheu' },
] as const)('a card says which of its dishes were searched for, $lng', async ({ lng, found }) => {
  const items = [menuCardOf({ matches: TAVA })];
  fakeApi({ 'GET /menus/': { ...PAGE, items } });
  await renderScreen('/?q=tav', { lng });
  expect(within(await screen.findByRole('article')).getByText(found)).toBeInTheDocument();
});

// product.md §527
test.each([
  ['sq', 'Menuja jonë', null, 'Shiko menunë Menuja jonë, Oxhaku i Gjyshes', null],
  ['en', 'Our menu', null, 'View menu Our menu, Oxhaku i Gjyshes', 'sq'],
] as const)('a card calls its menu in %s as the place does', async (lng, title, lang, way, original) => {
  const translations = { en: { title: 'Our menu' } };
  const items = [menuCardOf({ title: 'Menuja jonë', languages: ['sq', 'en'], translations })];
  fakeApi({ 'GET /menus/': { ...PAGE, items } });
  await renderScreen('/', { lng });
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByText(title).getAttribute('lang')).toBe(lang);
  expect(shown.getByRole('link', { name: way })).toBeVisible();
  expect(shown.getByText('Gatime të ditës.').getAttribute('lang')).toBe(original);
});

test('six appetites lead into the places, and three steps to the table', async () => {
  fakeApi({ 'GET /menus/': PAGE });
  await renderScreen('/');
  const appetites = within(await screen.findByRole('region', { name: 'Për çfarë ke qejf sot?' }));
  const ways = appetites.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Pica', '/restaurants?category=Pica'],
    ['Hamburger', '/restaurants?category=Hamburger'],
    ['Pasta', '/restaurants?category=Pasta'],
    ['Sushi', '/restaurants?q=sushi'],
    ['Kebab', '/restaurants?q=kebab'],
    ['Sallata', '/restaurants?category=Sallatat'],
  ]);
  const steps = within(screen.getByRole('region', { name: 'Si funksionon' }));
  const titles = steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Zgjidh lokalin', 'Mbush shportën', 'Paguaj si të duash']);
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
  expect((await screen.findAllByRole('status')).at(-1)).toHaveTextContent('Po ngarkohet…');
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
  fakeApi({
    'GET /menus/': PAGE,
    'GET /restaurants/': EMPTY,
    'GET /suggestions': { dishes: [], places: [], cuisines: [] },
  });
  const { user, router } = await renderScreen('/?available_only=true&sort=title-asc');
  await card();
  await user.type(screen.getByRole('combobox', { name: 'Kërko gatim, restorant ose qytet' }), 'tavë{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restorantet' })).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/restaurants?q=tav%C3%AB&available_only=true',
  );
});

// product.md §12
test('paging asks for the next six', async () => {
  const received = fakeApi({ 'GET /menus/': PAGE });
  const { user, router } = await renderScreen('/');
  await card();
  await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }));
  expect(router.state.location).toMatchObject({ search: '?page=2', hash: '#menus' });
  expect(received.at(-1)?.request.url.searchParams.toString()).toBe('skip=6&limit=6');
});
