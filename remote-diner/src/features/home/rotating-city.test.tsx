import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMotion } from '../../testing/browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = async () => {
  fakeApi({ 'GET /menus/': { items: [], total: 0, pages: 0 } });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderScreen('/', { user });
  await screen.findByRole('heading', { level: 1 });
  return user;
};
const city = () => screen.getByRole('heading', { level: 1 });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the city in the question turns every two seconds', async () => {
  stubMotion(false);
  await open();
  await wait(2_000);
  expect(city()).toHaveAccessibleName(/sot në Durrës ?\?$/);
  await wait(2_000);
  expect(city()).toHaveAccessibleName(/sot në Vlorë ?\?$/);
});

test('it rests while somebody is at the search', async () => {
  stubMotion(false);
  const user = await open();
  await user.click(screen.getByRole('combobox', { name: 'Kërko gatim, restorant ose qytet' }));

  await wait(10_000);
  expect(city()).toHaveAccessibleName(/sot në Tiranë ?\?$/);
});

test('it stands still for people who asked for less motion', async () => {
  stubMotion(true);
  await open();
  await wait(10_000);
  expect(city()).toHaveAccessibleName(/sot në Tiranë ?\?$/);
});

test('it stops where it is for people who ask for less motion meanwhile', async () => {
  stubMotion(false);
  await open();
  await wait(2_000);
  stubMotion(true);
  await wait(10_000);
  expect(city()).toHaveAccessibleName(/sot në Durrës ?\?$/);
});
