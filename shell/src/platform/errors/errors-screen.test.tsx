import { type FakeHandlers, failure } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../../locales/sq.json';
import { errorOf, openConsole, TOKEN } from '../../testing/platform-console.tsx';

const { errors: texts } = sq.platform;
const ERRORS = 'GET /platform/errors';
const FRAMES = 'GET /platform/errors/{id}/frames';

const openErrors = (handlers: FakeHandlers = {}) => openConsole(handlers, TOKEN, 'sq', '/platform/errors');
const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));

// product.md §595
test('shows errors by version: how often, when, on which page and in which browser', async () => {
  const old = { id: '6f0c2c1e-7a52-4c3b-9e8d-0a1b2c3d4e5f', version: '1.13.0', is_offered: false };
  await openErrors({ [ERRORS]: { items: [errorOf(), errorOf(old)], total: 2 } });
  const live = await sectionOf('remote-diner 1.14.2');
  expect(live.getByText('TypeError: broken')).toBeVisible();
  expect(live.getByText(/^12 herë · .* · \/menu · Chrome, Android$/)).toBeVisible();
  expect(live.queryByText(texts.replaced)).toBeNull();
  const replaced = await sectionOf('remote-diner 1.13.0');
  expect(replaced.getByText(texts.replaced)).toBeVisible();
});

// product.md §597
test('asks where an error was thrown once somebody wants to know', async () => {
  const frame = { version: 'remote-diner@1.14.2', line: 41, column: 18, name: 'DishSheet', is_mapped: true };
  const calls = await openErrors({
    [FRAMES]: [
      { ...frame, file: 'src/features/menu/dish-sheet.tsx' },
      { ...frame, file: 'main.js', name: null, is_mapped: false },
    ],
  });
  const live = await sectionOf('remote-diner 1.14.2');
  expect(calls.filter(({ route }) => route === FRAMES)).toEqual([]);
  await userEvent.click(live.getByText(texts.where));
  expect(await live.findByText('src/features/menu/dish-sheet.tsx:41:18')).toBeVisible();
  expect(live.getByText('DishSheet · remote-diner@1.14.2')).toBeVisible();
  expect(live.getByText(`${texts.unnamed} · remote-diner@1.14.2 · ${texts.build}`)).toBeVisible();
});

// product.md §597
test('says that an error is gone, and asks again when the places did not load', async () => {
  let isAway = true;
  await openErrors({
    [FRAMES]: () => (isAway ? failure(503, 'service_unavailable') : failure(404, 'not_found')),
  });
  const live = await sectionOf('remote-diner 1.14.2');
  await userEvent.click(live.getByText(texts.where));
  expect(await live.findByText(texts.placesFailed)).toBeVisible();
  isAway = false;
  await userEvent.click(live.getByRole('button', { name: ui.retry }));
  expect(await live.findByText(texts.gone)).toBeVisible();
});

test('says that the errors did not load, and asks for them again', async () => {
  let isAway = true;
  await openErrors({
    [ERRORS]: () => (isAway ? failure(503, 'service_unavailable') : { items: [errorOf()], total: 1 }),
  });
  expect(await screen.findByText(texts.failed)).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: ui.retry }));
  expect(await screen.findByText('TypeError: broken')).toBeVisible();
});

test('says that no browser has reported an error', async () => {
  await openErrors({ [ERRORS]: { items: [], total: 0 } });
  expect(await screen.findByText(texts.none)).toBeVisible();
});
