import { type FakeHandlers, failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { menuOf, openConsole, placeOf, TOKEN } from '../../testing/platform-console.tsx';

const { menus: texts, reviews } = sq.platform;
const PLACE = 'GET /platform/places/{id}';
const DECIDE = 'PUT /platform/menus/{id}/decision';
const DOWN = menuOf({
  is_published: 'draft',
  taken_down: { at: '2026-11-18T09:02:00.000Z', reason: 'Mashtrim' },
});

const openMenus = (
  menus = [menuOf()],
  handlers: FakeHandlers = {},
  may_decide = true,
  lng: 'sq' | 'en' = 'sq',
) =>
  openConsole(
    { [PLACE]: placeOf({ menus, may_decide }), ...handlers },
    TOKEN,
    lng,
    `/platform/places?place=${placeOf().id}`,
  );
const rowOf = async () =>
  within(await screen.findByRole('region', { name: texts.title })).getByRole('listitem');
const named = (text: string) => `${text}: Dreka`;
const decided = (calls: Awaited<ReturnType<typeof openConsole>>): unknown[] =>
  calls.filter(({ route }) => route === DECIDE).map(({ request }) => request.body);

// product.md §565
test('a menu is taken down with the reason that was written, and without one it is not', async () => {
  const calls = await openMenus([menuOf()], { [DECIDE]: DOWN });
  await userEvent.click(await screen.findByRole('button', { name: named(texts.takeDown) }));
  const field = screen.getByRole('textbox', { name: texts.reason });
  expect(field).toHaveFocus();
  await userEvent.type(field, '  ');
  await userEvent.click(screen.getByRole('button', { name: texts.takeDownNow }));
  expect(decided(calls)).toEqual([]);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sq.platform.field.required));
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Mashtrim ');
  await userEvent.click(screen.getByRole('button', { name: texts.takeDownNow }));
  expect(await screen.findByText('18.11.2026, 10:02: Mashtrim')).toBeVisible();
  expect(decided(calls)).toEqual([{ decision: 'take_down', reason: 'Mashtrim' }]);
  expect(await rowOf()).toHaveFocus();
  expect(await rowOf()).toHaveTextContent(texts.state.takenDown);
  // Each look at a place is recorded, so that nothing looks by itself.
  expect(calls.filter(({ route }) => route === PLACE)).toHaveLength(1);
});

test('a reason that is too long is told at its field, and nothing of it is cut', async () => {
  const calls = await openMenus([menuOf()], { [DECIDE]: DOWN }, true, 'en');
  await userEvent.click(await screen.findByRole('button', { name: `${en.platform.menus.takeDown}: Dreka` }));
  const field = screen.getByRole('textbox', { name: en.platform.menus.reason });
  await userEvent.click(field);
  await userEvent.paste('m'.repeat(10_000));
  await userEvent.click(screen.getByRole('button', { name: en.platform.menus.takeDownNow }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Write at most 500 characters.'));
  expect(field).toHaveValue('m'.repeat(10_000));
  expect(decided(calls)).toEqual([]);
});

// product.md §565
test('a menu that was taken down is put back', async () => {
  const calls = await openMenus([DOWN], { [DECIDE]: menuOf() });
  await userEvent.click(await screen.findByRole('button', { name: named(texts.putBack) }));
  expect(await screen.findByRole('button', { name: named(texts.takeDown) })).toBeVisible();
  expect(decided(calls)).toEqual([{ decision: 'put_back' }]);
  expect(await rowOf()).toHaveTextContent(texts.state.published);
});

test('keeps the reason where the menu could not be taken down, and can be left', async () => {
  await openMenus([menuOf()], { [DECIDE]: failure(503, 'unavailable') });
  await userEvent.click(await screen.findByRole('button', { name: named(texts.takeDown) }));
  const field = screen.getByRole('textbox', { name: texts.reason });
  await userEvent.type(field, 'Mashtrim');
  await userEvent.click(screen.getByRole('button', { name: texts.takeDownNow }));
  expect(await screen.findByText(reviews.undecided)).toBeVisible();
  expect(field).toHaveValue('Mashtrim');
  await userEvent.click(screen.getByRole('button', { name: reviews.cancel }));
  expect(screen.getByRole('button', { name: named(texts.takeDown) })).toBeVisible();
});

test('says that a place has no menu, in English to whoever speaks it', async () => {
  await openMenus([], {}, true, 'en');
  expect(await screen.findByText(en.platform.menus.none)).toBeVisible();
});

// product.md §538, §565
test('an observer sees the menus and is offered nothing', async () => {
  await openMenus([DOWN], {}, false);
  expect(await rowOf()).toHaveTextContent('Mashtrim');
  expect(screen.getByText(sq.platform.observer)).toBeVisible();
  expect(within(await rowOf()).queryByRole('button')).not.toBeInTheDocument();
});

test('a server that does not tell menus yet shows none', async () => {
  await openConsole({}, TOKEN, 'sq', `/platform/places?place=${placeOf().id}`);
  expect(await screen.findByRole('heading', { name: 'Oda' })).toBeVisible();
  expect(screen.queryByRole('region', { name: texts.title })).not.toBeInTheDocument();
});
