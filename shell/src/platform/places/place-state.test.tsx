import { type FakeHandlers, failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { menuOf, openConsole, placeOf, TOKEN } from '../../testing/platform-console.tsx';

const { menus, place: texts, reviews } = sq.platform;
const PLACE = 'GET /platform/places/{id}';
const DECIDE = 'PUT /platform/places/{id}/decision';
const taken_down = { at: '2026-11-18T09:02:00.000Z', reason: 'Nuk ekziston' };
const DOWN = { taken_down, menus: [menuOf({ is_published: 'draft' })] };
const SHOWN = { taken_down: null, menus: [menuOf()] };

const openPlace = (more: object = SHOWN, handlers: FakeHandlers = {}, lng: 'sq' | 'en' = 'sq') =>
  openConsole(
    { [PLACE]: placeOf({ may_decide: true, ...more }), ...handlers },
    TOKEN,
    lng,
    `/platform/places?place=${placeOf().id}`,
  );
const section = () => screen.findByRole('region', { name: texts.title });
const menuRow = () =>
  within(screen.getByRole('region', { name: menus.title })).getByRole('listitem', { name: 'Dreka' });
const decided = (calls: Awaited<ReturnType<typeof openConsole>>): unknown[] =>
  calls.filter(({ route }) => route === DECIDE).map(({ request }) => request.body);

// product.md §586
test('a place is taken down with a reason, and its menus with it', async () => {
  const calls = await openPlace(SHOWN, { [DECIDE]: DOWN });
  expect(await section()).toHaveTextContent(texts.state.shown);
  await userEvent.click(screen.getByRole('button', { name: `${menus.takeDown}: Oda` }));
  await userEvent.type(screen.getByRole('textbox', { name: menus.reason }), 'Nuk ekziston ');
  await userEvent.click(screen.getByRole('button', { name: texts.takeDownNow }));
  expect(await screen.findByText('18.11.2026, 10:02: Nuk ekziston')).toBeVisible();
  expect(decided(calls)).toEqual([{ decision: 'take_down', reason: 'Nuk ekziston' }]);
  expect(await section()).toHaveFocus();
  expect(await section()).toHaveTextContent(texts.state.takenDown);
  expect(menuRow()).toHaveTextContent(menus.state.draft);
  // Each look at a place is recorded, so that nothing looks by itself.
  expect(calls.filter(({ route }) => route === PLACE)).toHaveLength(1);
});

// product.md §586
test('a place that was taken down is put back with one press', async () => {
  const calls = await openPlace(DOWN, { [DECIDE]: SHOWN });
  await userEvent.click(await screen.findByRole('button', { name: `${menus.putBack}: Oda` }));
  expect(await screen.findByText(texts.state.shown)).toBeVisible();
  expect(decided(calls)).toEqual([{ decision: 'put_back' }]);
  expect(menuRow()).toHaveTextContent(menus.state.published);
});

test('says that it could not be decided, and keeps what was written', async () => {
  await openPlace(SHOWN, { [DECIDE]: failure(503, 'unavailable') });
  await userEvent.click(await screen.findByRole('button', { name: `${menus.takeDown}: Oda` }));
  await userEvent.type(screen.getByRole('textbox', { name: menus.reason }), 'Nuk ekziston');
  await userEvent.click(screen.getByRole('button', { name: texts.takeDownNow }));
  expect(await screen.findByText(reviews.undecided)).toBeVisible();
  expect(screen.getByRole('textbox', { name: menus.reason })).toHaveValue('Nuk ekziston');
});

// product.md §538, §586
test('an observer reads that it was taken down and is offered nothing, in English', async () => {
  await openPlace({ ...DOWN, may_decide: false }, {}, 'en');
  expect(await screen.findByText(en.platform.place.state.takenDown)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Oda/ })).not.toBeInTheDocument();
});

test('a server that does not know it shows the menus alone', async () => {
  await openPlace({ menus: [menuOf()] });
  expect(await screen.findByRole('region', { name: menus.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: texts.title })).not.toBeInTheDocument();
});
