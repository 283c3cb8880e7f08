import type { OperatorPlace } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../../locales/sq.json';
import { openConsole, openedViewOf, placeOf, TOKEN } from '../../testing/platform-console.tsx';

const { view: texts, menus } = sq.platform;
const OPEN = 'POST /platform/places/{id}/views';
const END = 'DELETE /platform/views/{id}';
const REASON = 'Porositë nuk hapen';

const view = (more: Partial<NonNullable<OperatorPlace['views']>[number]> = {}) => ({
  id: '9a7d2f40-3c1b-4e86-b5d9-70c2e8a4f613',
  opened_by: 'Besa',
  opened_at: '2026-11-18T09:02:00.000Z',
  ends_at: '2026-11-18T09:17:00.000Z',
  reason: REASON,
  is_open: true,
  ...more,
});

const openPlace = (more: Partial<OperatorPlace> = {}, handlers: FakeHandlers = {}) =>
  openConsole(
    { 'GET /platform/places/{id}': placeOf({ views: [], may_decide: true, ...more }), ...handlers },
    TOKEN,
    'sq',
    `/platform/places?place=${placeOf().id}`,
  );

/** The tab that the browser opens. */
const newTab = () => {
  const kept = new Map([['tavolina.platform_token', TOKEN]]);
  const tab = {
    kept,
    sessionStorage: {
      clear: () => kept.clear(),
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    location: { replace: jest.fn() },
    close: jest.fn(),
    opener: window as unknown,
  };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
};

const askWith = async (reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: texts.ask }));
  if (reason !== '') await userEvent.type(screen.getByRole('textbox', { name: texts.reason }), reason);
  await userEvent.click(screen.getByRole('button', { name: texts.now }));
};

// product.md §699, §702
test.each([true, false])(
  'a console opens in a tab of its own, with a reason (may decide: %s)',
  async (may) => {
    const tab = newTab();
    const calls = await openPlace({ may_decide: may });
    await askWith(REASON);
    expect(await screen.findByText('Paneli u hap në një skedë tjetër, deri në orën 10:17.')).toBeVisible();
    expect(calls.filter(({ route }) => route === OPEN).map(({ request }) => request.body)).toEqual([
      { reason: REASON },
    ]);
    expect(Object.fromEntries(tab.kept)).toEqual({
      'tavolina.support_view': expect.stringContaining(JSON.stringify(openedViewOf()).slice(0, -1)),
      access_token: 'tvv_view',
      user_id: placeOf().id,
      subscription_tier: 'standard',
    });
    expect(tab.location.replace.mock.calls).toEqual([['/business/dashboard']]);
    expect(window.open).toHaveBeenCalledWith('');
    expect(tab.opener).toBeNull();
    expect(tab.close).not.toHaveBeenCalled();
  },
);

test('without a reason no tab opens', async () => {
  newTab();
  await openPlace();
  await askWith('');
  expect(screen.getByRole('textbox', { name: texts.reason })).toHaveAccessibleDescription(/.+/);
  expect(window.open).not.toHaveBeenCalled();
});

test('what the server refuses closes the tab, and what was written stays', async () => {
  const tab = newTab();
  await openPlace({}, { [OPEN]: failure(503, 'service_unavailable') });
  await askWith(REASON);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: texts.reason })).toHaveValue(REASON);
});

test('a server that is too slow is not told as a browser that opens no tab', async () => {
  const tab = newTab();
  const isSlow = () => {
    throw new DOMException('signal timed out', 'TimeoutError');
  };
  await openPlace({}, { [OPEN]: isSlow });
  await askWith(REASON);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.queryByText(texts.blocked)).not.toBeInTheDocument();
  expect(tab.close).toHaveBeenCalled();
});

test('a browser that opens no tab is told of, and nothing is recorded', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const calls = await openPlace();
  await askWith(REASON);
  expect(await screen.findByText(texts.blocked)).toBeVisible();
  expect(calls.filter(({ route }) => route === OPEN)).toEqual([]);
});

test('a place that nobody works for has no console to open', async () => {
  await openPlace({ people: [] });
  expect(await screen.findByRole('region', { name: texts.title })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.ask })).not.toBeInTheDocument();
});

// product.md §701
test('an operator ends a view that is open', async () => {
  const over = view({ id: 'b4d2a1e0-5c3f-4a7b-8d9e-0f1a2b3c4d5e', is_open: false });
  const calls = await openPlace({ views: [view(), over] });
  const list = within(await screen.findByRole('list', { name: texts.recent }));
  const [open, ended] = list.getAllByRole('listitem');
  expect(open).toHaveTextContent(`${REASON}Besa · 18.11.2026, 10:02 · deri në 10:17`);
  expect(within(ended as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: texts.end }));
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  expect(list.queryByText(texts.open)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: texts.title })).toHaveFocus();
  expect(calls.filter(({ route }) => route === END).map(({ request }) => request.params)).toEqual([
    { id: view().id },
  ]);
});

test('an observer sees what is open and ends nothing', async () => {
  await openPlace({ views: [view()], may_decide: false });
  expect(await screen.findByText(texts.open)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.end })).not.toBeInTheDocument();
});

test('says that a view did not end', async () => {
  await openPlace({ views: [view()] }, { [END]: failure(503, 'service_unavailable') });
  await userEvent.click(await screen.findByRole('button', { name: texts.end }));
  expect(await screen.findByText(texts.unended)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.end })).toBeEnabled();
});

test('an older server has no consoles to open', async () => {
  await openPlace({ views: undefined, menus: [] });
  expect(await screen.findByRole('region', { name: menus.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: texts.title })).not.toBeInTheDocument();
});
