import { failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { menuCardOf, menuOf, placeOf, RATES, restaurantOf } from '../testing/samples.ts';

const SUGGESTED = {
  dishes: [{ name: 'Tavë kosi' }, { name: 'Tavë dheu' }],
  places: [
    { id: 'tavat', name: 'Tavat e Gjyshes', city: 'Tiranë', menu_id: 'dreka', slug: 'tavat' },
    // As a server answers that knows no pages of places.
    { id: 'tavernat', name: 'Tavernat', city: 'Vlorë', menu_id: 'darka' },
  ],
  cuisines: [{ code: 'Tradicionale' as const }],
};
const PAGES = {
  'GET /menus/': { items: [menuCardOf()], total: 1, pages: 1 },
  'GET /restaurants/': { items: [restaurantOf()], total: 1, pages: 1 },
};
const field = () => screen.findByRole('combobox', { name: 'Kërko gatim, restorant ose qytet' });
const option = async (name: string) =>
  within(await screen.findByRole('listbox')).findByRole('option', { name });

const open = async (at: string, typed = 'ta') => {
  const received = fakeApi({
    ...PAGES,
    'GET /suggestions': SUGGESTED,
    'GET /menus/{id}': menuOf(),
    'GET /places/{slug}': placeOf({ slug: 'tavat' }),
    'GET /exchange-rates': RATES,
  });
  const rendered = await renderScreen(at);
  await rendered.user.type(await field(), typed);
  await option('Tavë kosi');
  return { ...rendered, received };
};

// product.md §255
test('from the second letter the field suggests dishes, places and cuisines, and says how many', async () => {
  const { received } = await open('/', 'tav');
  const list = screen.getByRole('listbox', { name: 'Sugjerime' });
  const groups = ['Gatime', 'Lokale', 'Kuzhina'].map((name) =>
    within(within(list).getByRole('group', { name }))
      .getAllByRole('option')
      .map((each) => each.textContent),
  );
  expect(groups).toEqual([
    ['Tavë kosi ', 'Tavë dheu '],
    ['Tavat e Gjyshes Tiranë', 'Tavernat Vlorë'],
    ['Tradicionale '],
  ]);
  expect(await field()).toHaveAttribute('aria-expanded', 'true');
  expect(await field()).toHaveAttribute('aria-controls', list.id);
  expect(screen.getByText('5 sugjerime')).toHaveRole('status');
  const asked = received.filter(({ route }) => route === 'GET /suggestions');
  expect(asked.map(({ request }) => [...request.url.searchParams])).toEqual([
    [
      ['q', 'tav'],
      ['lang', 'sq'],
    ],
  ]);
});

// product.md §255, §528
test('a dish that has no name in the language of the page is read in the one it is written in', async () => {
  fakeApi({
    ...PAGES,
    'GET /suggestions': {
      ...SUGGESTED,
      dishes: [{ name: 'Tavë kosi' }, { name: 'Tavern burger', language: 'en' }],
    },
  });
  const { user } = await renderScreen('/');
  await user.type(await field(), 'tav');
  expect(await option('Tavern burger')).toHaveAttribute('lang', 'en');
  expect(await option('Tavë kosi')).not.toHaveAttribute('lang');
});

// product.md §255
test('arrows, Home and End lead through the list while the field keeps the focus; Escape closes it', async () => {
  const { user } = await open('/');
  const box = await field();
  const at = () =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();
  const ways: (string | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await user.keyboard(`{${key}}`);
    ways.push(at());
  }
  expect(ways).toEqual(['Tavë kosi', 'Tavë dheu', 'Tradicionale', undefined, 'Tradicionale', 'Tavë kosi']);
  expect(await option('Tavë kosi')).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('ta');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

// product.md §255
test.each(['ArrowLeft', 'ArrowRight'])(
  '%s leads back to the text, whose letters it goes through',
  async (key) => {
    const { user, router } = await open('/restaurants', 'tave');
    const box = await field();
    await user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant');
    await user.keyboard(`{${key}}`);
    expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(box).toHaveProperty('selectionStart', key === 'ArrowLeft' ? 3 : 4);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=tave'));
  },
);

// product.md §255
test('a press on the list beside its options leaves it open, and the focus in the field', async () => {
  const { user } = await open('/');
  const list = screen.getByRole('listbox');
  for (const place of [
    list,
    within(list).getByRole('group', { name: 'Gatime' }),
    within(list).getByText('Gatime'),
  ]) {
    await user.click(place);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(await field()).toHaveFocus();
  }
});

// product.md §255
test.each([
  ['/', 'Tavë dheu', '/restaurants?q=Tav%C3%AB+dheu'],
  ['/restaurants?takes_orders=true', 'Tavë dheu', '/restaurants?q=Tav%C3%AB+dheu&takes_orders=true'],
  ['/', 'Tavat e Gjyshes Tiranë', '/place/tavat'],
  ['/', 'Tavernat Vlorë', '/menu/darka'],
  ['/restaurants/tirane?q=pica', 'Tradicionale', '/restaurants/tirane?cuisine_type=Tradicionale'],
])('on %s, “%s” leads to %s by a press', async (at, name, address) => {
  const { user, router } = await open(at);
  await user.click(await option(name));
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(address);
  });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

// product.md §255
test('Enter takes the suggestion that the keys are at, else what was typed', async () => {
  const { user, router } = await open('/restaurants');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=Tav%C3%AB+kosi'));
  await user.clear(await field());
  await user.type(await field(), 'ta');
  await option('Tavë kosi');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=ta'));
});

// product.md §255
test.each([
  ['what was typed', '{Enter}', '?q=ta', 'ta'],
  ['a suggestion', '{ArrowDown}{Enter}', '?q=Tav%C3%AB+kosi', 'Tavë kosi'],
])('after a search for %s one types on in the field', async (_, keys, search, words) => {
  const { user, router } = await open('/restaurants');
  await user.keyboard(keys);
  await waitFor(() => expect(router.state.location.search).toBe(search));
  await user.keyboard(' peshku');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue(`${words} peshku`);
});

// product.md §255
test('what is typed while a search begins stays, and other searched words replace it', async () => {
  const { router } = await open('/restaurants');
  const box = await field();
  const search = box.closest('form') ?? document.body;
  act(() => {
    fireEvent.submit(search);
    fireEvent.input(box, { target: { value: 'ta pa' } });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?q=ta'));
  expect(box).toHaveValue('ta pa');
  await act(() => router.navigate(-1));
  expect(box).toHaveValue('');
  await act(() => router.navigate(1));
  expect(box).toHaveValue('ta');
  await act(() => router.navigate('/restaurants?q=Fli'));
  expect(box).toHaveValue('Fli');
  expect(box).toHaveFocus();
});

// product.md §255
test('what was suggested for other words than those in the field is offered no more', async () => {
  const { user, router } = await open('/restaurants');
  await user.click(await option('Tavë dheu'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=Tav%C3%AB+dheu'));
  await user.click(await field());
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await act(() => router.navigate('/restaurants'));
  expect(await field()).toHaveValue('');
  await user.click(await field());
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(await field(), 'ta');
  await user.click(await option('Tradicionale'));
  await user.click(await field());
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

// product.md §255
test('until the next suggestions are here those from before stay, but not for another word', async () => {
  fakeApi({
    ...PAGES,
    'GET /suggestions': ({ url }) => (url.searchParams.get('q') === 'ta' ? SUGGESTED : pending()),
  });
  const { user } = await renderScreen('/restaurants');
  await user.type(await field(), 'ta');
  await option('Tavë kosi');
  await user.type(await field(), 'v');
  expect(await option('Tavë kosi')).toBeInTheDocument();
  await user.clear(await field());
  await user.type(await field(), 'pi');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

// product.md §255
test('where suggestions fail the field says nothing, and searches', async () => {
  const received = fakeApi({ ...PAGES, 'GET /suggestions': failure(503, 'service_unavailable') });
  const { user, router } = await renderScreen('/restaurants');
  await user.type(await field(), 'ta');
  await waitFor(() => expect(received.some(({ route }) => route === 'GET /suggestions')).toBe(true));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=ta'));
});

// product.md §255
test('an answer that lacks a kind of suggestion shows the others', async () => {
  const { cuisines: _, ...older } = SUGGESTED;
  fakeApi({ ...PAGES, 'GET /suggestions': () => older as typeof SUGGESTED });
  const { user } = await renderScreen('/');
  await user.type(await field(), 'ta');
  expect(await option('Tavë kosi')).toBeInTheDocument();
});
