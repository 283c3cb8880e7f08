import { renderRoutes } from '@tavolina/shared-api/testing';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../locales/sq.json';
import { Component as ViewOver } from '../platform/places/view-over-screen.tsx';
import { openedViewOf } from '../testing/platform-console.tsx';
import { handOver, keptView } from './kept-view.ts';
import { loadViewTab } from './load-view-tab.ts';
import { ViewBar } from './view-bar.tsx';

const { viewBar, viewOver } = sq.platform;
const DEVICE = window.localStorage;

afterEach(() => {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: DEVICE });
  sessionStorage.clear();
  localStorage.clear();
});

const show = (page: () => React.ReactNode, at = '/') =>
  renderRoutes({
    routes: [{ path: '/', Component: page }],
    at,
    resources: { sq: { shell: sq } },
    textValues: TEXT_VALUES,
  });

// product.md §702
test('what a tab keeps while support views a place is kept in the tab, and the session of the device stays', async () => {
  localStorage.setItem('access_token', 'owner');
  expect(await loadViewTab()).toBeUndefined();
  handOver(sessionStorage, openedViewOf());
  (await loadViewTab())?.keepInTab();
  expect(localStorage.getItem('access_token')).toBe('tvv_view');
  localStorage.setItem('tavolina-kept:kitchen', 'tickets');
  expect(sessionStorage.getItem('tavolina-kept:kitchen')).toBe('tickets');
  expect(DEVICE).toHaveLength(1);
  expect(DEVICE.getItem('access_token')).toBe('owner');
  expect(keptView()).toMatchObject(openedViewOf());
});

// product.md §127 §701
test('a view lasts a quarter of an hour by the clock of the device, however wrong that is', () => {
  jest.useFakeTimers({ now: Date.parse('2031-05-04T09:00:00Z') });
  handOver(sessionStorage, openedViewOf());
  expect(keptView()?.ends_here).toBe(Date.parse('2031-05-04T09:15:00Z'));
  jest.useRealTimers();
});

// product.md §702
test('the bar names the place and the time, and ends the view', async () => {
  const end = jest.fn();
  await show(() => <ViewBar view={openedViewOf()} onEnd={end} />);
  expect(await screen.findByRole('complementary', { name: viewBar.label })).toHaveTextContent(
    'Po sheh Oda si mbështetje, vetëm për të lexuar, deri në orën 10:17.',
  );
  await userEvent.click(screen.getByRole('button', { name: viewBar.end }));
  expect(end).toHaveBeenCalledTimes(1);
});

// product.md §702
test.each([
  ['/?place=5f0b', '/platform/places?place=5f0b'],
  ['/', undefined],
])('the page after a view says so, at %s', async (at, target) => {
  await show(ViewOver, at);
  expect(await screen.findByRole('heading', { name: viewOver.title })).toBeVisible();
  expect(screen.queryByRole('link', { name: viewOver.place })?.getAttribute('href') ?? undefined).toBe(
    target,
  );
});
