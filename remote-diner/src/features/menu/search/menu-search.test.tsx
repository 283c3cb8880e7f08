import { type FoundDishes, initialValues, SECTION_FIELDS } from '@tavolina/shared-api/contract';
import { failure, fakeApi } from '@tavolina/shared-api/testing';
import { watchScrolling } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { groupOf, optionOf } from '../../../testing/choices.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../../testing/samples.ts';

const SECTIONS = {
  Supa: ['Supë peshku', 'Supë pule', 'Paçe', 'Jani me fasule', 'Supë perimesh'],
  Zgara: ['Qofte', 'Qebapë', 'Biftek', 'Peshk në zgarë', 'Paidhaqe'],
  Pije: ['Dhallë', 'Boza', 'Limonadë'],
};
const sections = Object.entries(SECTIONS).map(([title, names]) => ({
  ...initialValues(SECTION_FIELDS),
  id: title.toLowerCase(),
  title,
  menu_id: 'dreka',
  items: names.map((name) => dishOf({ id: name, name, section_id: title.toLowerCase() })),
}));
const openLong = async (
  at = '/menu/dreka',
  lng: 'sq' | 'en' = 'sq',
  found: FoundDishes | ReturnType<typeof failure> = { dishes: [] },
  more: Parameters<typeof menuOf>[0] = {},
) => {
  watchScrolling();
  fakeApi({
    'GET /menus/{id}': menuOf({ sections, items: [], ...more }),
    'GET /menus/{id}/dishes': found,
    'GET /exchange-rates': RATES,
  });
  const { user, router } = await renderScreen(at, { lng });
  const field = await screen.findByRole('searchbox', {
    name: lng === 'sq' ? 'Kërko në menu' : 'Search the menu',
  });
  return { user, router, field };
};
const dishes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('navigation', { name: 'Seksionet e menusë' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

// product.md §240
test('a short menu has no search, and an address with one shows all of it', async () => {
  fakeApi({
    'GET /menus/{id}': menuOf(),
    'GET /menus/{id}/dishes': { dishes: [] },
    'GET /exchange-rates': RATES,
  });
  await renderScreen('/menu/dreka?dish=dhalle');
  expect(await screen.findByRole('heading', { name: 'Tavë kosi' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox', { name: 'Kërko në menu' })).not.toBeInTheDocument();
});

// product.md §241
test('typing leaves the dishes that match, in their sections, marks them and says how many', async () => {
  const { user, field } = await openLong();
  await user.type(field, 'pesh');
  await waitFor(() => expect(dishes()).toEqual(['Supë peshku', 'Peshk në zgarë']));
  expect(chips()).toEqual(['Supa', 'Zgara']);
  expect(screen.queryByRole('region', { name: 'Pije' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['pesh', 'Pesh']);
  expect(screen.getByText('2 gatime për “pesh”')).toHaveRole('status');
});

// product.md §534
test('what shall not be in a dish leaves those that do not mention it, and says to ask', async () => {
  const { user, field } = await openLong('/menu/dreka', 'sq', {
    dishes: [{ id: 'Peshk në zgarë', typed: [] }],
    left_out: ['supë'],
  });
  await user.type(field, 'pa supë');
  await waitFor(() => expect(dishes()).toEqual(['Peshk në zgarë']));
  expect(
    screen.getByText('1 gatim që nuk e përmend “supë” ose merret pa të. Pyet restorantin çfarë ka brenda.'),
  ).toHaveRole('status');
});

test('speaks English', async () => {
  const { user, field } = await openLong('/menu/dreka', 'en');
  await user.type(field, 'boza');
  expect(await screen.findByText('1 dish for “boza”')).toHaveRole('status');
});

test('Escape clears the search, and the keyboard stays in the field', async () => {
  const { user, field } = await openLong();
  await user.type(field, 'pesh');
  await waitFor(() => expect(dishes()).toHaveLength(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dishes()).toHaveLength(13));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('nothing found says so, with a button that clears', async () => {
  const { user, field } = await openLong();
  await user.type(field, 'suxhuk');
  const [, nothing] = await screen.findAllByText('Asnjë gatim për “suxhuk”');
  const state = within(nothing?.closest('section') ?? document.body);
  await user.click(state.getByRole('button', { name: 'Pastro kërkimin' }));
  await waitFor(() => expect(dishes()).toHaveLength(13));
  expect(field).toHaveFocus();
});

// product.md §241
test.each(['🍕', '?!'])('“%s” stands in no dish, which is said', async (typed) => {
  const { user, field } = await openLong();
  await user.type(field, typed);
  expect(await screen.findAllByText(`Asnjë gatim për “${typed}”`)).toHaveLength(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dishes()).toHaveLength(13));
});

// product.md §523
test.each([
  ['sq', 'Mund të zgjedhësh: Trufle', 'Mund të zgjedhësh: Havjar · U gjet për “tuber”'],
  ['en', 'You can choose: Trufle', 'You can choose: Havjar · Found for “tuber”'],
] as const)('a dish that is found by a choice says which, %s', async (lng, plain, meant) => {
  const { user, field } = await openLong('/menu/dreka', lng, {
    dishes: [
      { id: 'Qofte', typed: [], choices: ['Trufle'] },
      { id: 'Biftek', typed: ['tuber'], choices: ['Havjar'] },
    ],
  });
  await user.type(field, 'tuber');
  await waitFor(() => expect(dishes()).toEqual(['Qofte', 'Biftek']));
  expect(screen.getByText(plain)).toBeInTheDocument();
  expect(screen.getByText(meant)).toBeInTheDocument();
});

// product.md §523
test.each([
  ['sq', 'Mund të zgjedhësh: Trufle, Brumë', []],
  ['en', 'You can choose: Shaved tuber, Brumë', [['Brumë', 'sq']]],
] as const)('a choice is named as its diner reads it, %s', async (lng, line, other) => {
  const groups = [
    groupOf('Shtesat', [optionOf('Trufle', 50, { translations: { en: { name: 'Shaved tuber' } } })]),
    groupOf('Brumë', [optionOf('I hollë')]),
  ];
  const { user, field } = await openLong(
    '/menu/dreka',
    lng,
    { dishes: [{ id: 'Qofte', typed: [], choices: [lng === 'sq' ? 'Shaved tuber' : 'Trufle', 'Brumë'] }] },
    { languages: ['sq', 'en'], option_groups: groups },
  );
  await user.type(field, 'tuber');
  await waitFor(() => expect(dishes()).toEqual(['Qofte']));
  const said = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === line);
  const marked = [...said.querySelectorAll<HTMLElement>('[lang]')].map(({ textContent, lang }) => [
    textContent,
    lang,
  ]);
  expect(marked).toEqual(other);
});

// product.md §445
test('a dish of which a word only begins so follows those that mean the word', async () => {
  const { user, field } = await openLong('/menu/dreka', 'sq', {
    dishes: [
      { id: 'Biftek', typed: ['pa'] },
      { id: 'Paçe', typed: [], is_other: true },
    ],
  });
  await user.type(field, 'pa');
  await waitFor(() => expect(dishes()).toEqual(['Paidhaqe', 'Biftek', 'Paçe']));
});

// product.md §309
test.each([
  ['sq', 'U gjet për “fish”', '3 gatime për “fish”'],
  ['en', 'Found for “fish”', '3 dishes for “fish”'],
] as const)(
  'what the server finds by meaning follows, and says for which word, %s',
  async (lng, why, count) => {
    const { user, field } = await openLong('/menu/dreka', lng, {
      dishes: [
        { id: 'Peshk në zgarë', typed: ['fish'] },
        { id: 'Supë peshku', typed: ['fish'] },
        { id: 'Boza', typed: [] },
      ],
    });
    await user.type(field, 'fish');
    await waitFor(() => expect(dishes()).toEqual(['Peshk në zgarë', 'Supë peshku', 'Boza']));
    expect(screen.getAllByText(why)).toHaveLength(2);
    expect(screen.getByText(count)).toHaveRole('status');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dishes()).toHaveLength(13));
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  },
);

// product.md §309
test('where the server does not answer, the dishes with the typed words remain', async () => {
  const { user, router, field } = await openLong('/menu/dreka', 'sq', failure(503, 'service_unavailable'));
  await user.type(field, 'pesh');
  await waitFor(() => expect(router.state.location.search).toBe('?dish=pesh'));
  expect(dishes()).toEqual(['Supë peshku', 'Peshk në zgarë']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §309
test.each([
  ['sq', 'Nuk u kërkua dot në menu.', 'Provo përsëri'],
  ['en', 'The menu could not be searched.', 'Try again'],
] as const)(
  'a search that the server could not do says so and can be tried again, %s',
  async (lng, said, again) => {
    const { user, field } = await openLong('/menu/dreka', lng, failure(503, 'service_unavailable'));
    await user.type(field, 'fish');
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByText(/“fish”/)).not.toBeInTheDocument();
    fakeApi({ 'GET /menus/{id}/dishes': { dishes: [{ id: 'Peshk në zgarë', typed: ['fish'] }] } });
    await user.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(dishes()).toEqual(['Peshk në zgarë']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

// product.md §309
test('a search that failed is done by itself once the server answers', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, field } = await openLong('/menu/dreka', 'sq', failure(500, 'internal_error'));
  await user.type(field, 'fish');
  await screen.findByRole('alert');
  fakeApi({ 'GET /menus/{id}/dishes': { dishes: [{ id: 'Peshk në zgarë', typed: ['fish'] }] } });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  await waitFor(() => expect(dishes()).toEqual(['Peshk në zgarë']));
  expect(field).toHaveFocus();
  jest.useRealTimers();
});

// product.md §242
test('the search stands in the address, without an entry in the history', async () => {
  const { user, router, field } = await openLong('/menu/dreka?lng=sq');
  await user.type(field, 'pesh');
  await waitFor(() => expect(router.state.location.search).toBe('?lng=sq&dish=pesh'));
  expect(router.state.historyAction).toBe('REPLACE');
  await user.clear(field);
  await waitFor(() => expect(router.state.location.search).toBe('?lng=sq'));
});

test('an address with a search opens with it, and its form keeps what else stands there', async () => {
  const { field } = await openLong('/menu/dreka?lng=sq&dish=peshk');
  expect(field).toHaveValue('peshk');
  expect(dishes()).toEqual(['Supë peshku', 'Peshk në zgarë']);
  const form = field.closest('form');
  expect(form).toHaveAttribute('action', '/menu/dreka');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['lng', 'sq'],
    ['dish', 'peshk'],
  ]);
});

test('the way back brings the search back', async () => {
  const { router, field } = await openLong('/menu/dreka?dish=peshk');
  await act(() => router.navigate('/menu/dreka'));
  await waitFor(() => expect(dishes()).toHaveLength(13));
  expect(field).toHaveValue('');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(dishes()).toHaveLength(2));
  expect(field).toHaveValue('peshk');
});

test('leaving the field writes the search at once', async () => {
  const { user, router, field } = await openLong();
  await user.type(field, 'p');
  await user.tab();
  await waitFor(() => expect(router.state.location.search).toBe('?dish=p'), { timeout: 200 });
});

test('Enter leads to the dishes that were found', async () => {
  const { user, field } = await openLong();
  await user.type(field, 'boza');
  await waitFor(() => expect(dishes()).toEqual(['Boza']));
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Shto Boza në shportë' })).toHaveFocus();
});

test('found dishes that would begin above the window are scrolled to', async () => {
  const { user, field } = await openLong();
  const scrolled = watchScrolling();
  const list = document.getElementById('dishes') as HTMLElement;
  jest.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  await user.type(field, 'p');
  await waitFor(() => expect(scrolled).toContain(list));
});

test('the chip of a section leads to it, and the keyboard with it', async () => {
  const { user, router } = await openLong();
  await user.click(screen.getByRole('link', { name: 'Zgara' }));
  expect(router.state.location.hash).toBe('#section-zgara');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Shto Qofte në shportë' })).toHaveFocus();
});

// product.md §243
test('the sections are one stop of the tab key, in which arrow keys move', async () => {
  const { user, field } = await openLong();
  const link = (name: string) => screen.getByRole('link', { name });
  field.focus();
  await user.tab();
  expect(link('Supa')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(link('Zgara')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(link('Supa')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(link('Pije')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(link('Supa')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Shto Supë peshku në shportë' })).toHaveFocus();
});

test('the first link of a menu skips to its dishes', async () => {
  const { user } = await openLong();
  const skip = screen.getByRole('link', { name: 'Kalo te gatimet' });
  expect(skip).toHaveAttribute('href', '#dishes');
  expect(document.getElementById('dishes')).toContainElement(screen.getByRole('region', { name: 'Supa' }));
  await user.click(skip);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Shto Supë peshku në shportë' })).toHaveFocus();
  const inMain = within(screen.getByRole('main')).getAllByRole('link');
  expect(inMain[0]).toBe(skip);
});
