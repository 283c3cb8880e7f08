import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen.tsx';
import { menuCardOf, menuOf } from '../testing/samples.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the home page; tells which menus were asked for. */
const open = async (address = '/') => {
  const received = fakeApi({
    'GET /menus/': { items: [menuCardOf()], total: 1, pages: 1 },
    'GET /menus/{id}': menuOf(),
  });
  const user = userEvent.setup({ delay: null });
  await renderScreen(address, { user });
  const link = await screen.findByRole('link', { name: 'Shiko menunë Dreka, Oxhaku i Gjyshes' });
  const asked = () => received.filter(({ route }) => route === 'GET /menus/{id}').length;
  return { user, link, asked };
};

test('a menu is asked for once somebody has stayed at its link for 100 ms', async () => {
  const { user, link, asked } = await open();
  await user.hover(link);
  await wait(99);
  expect(asked()).toBe(0);
  await wait(1);
  expect(asked()).toBe(1);
});

test('passing over a link asks for nothing', async () => {
  const { user, link, asked } = await open();
  await user.hover(link);
  await wait(99);
  await user.unhover(link);
  await wait(1000);
  expect(asked()).toBe(0);
});

test('the tab key coming to a link counts as staying at it', async () => {
  const { link, asked } = await open();
  act(() => link.focus());
  await wait(100);
  expect(asked()).toBe(1);
});

// product.md §419
test('what a list is filtered by goes along to the menu and to the place', async () => {
  const { link } = await open('/?diet=vegan&without=nuts%2Cmilk&max_price=800');
  const filter = '?diet=vegan&without=nuts%2Cmilk';
  expect(link).toHaveAttribute('href', `/menu/${menuOf().id}${filter}`);
  expect(screen.getByRole('link', { name: 'Oxhaku i Gjyshes' })).toHaveAttribute(
    'href',
    expect.stringMatching(`${filter.replace('?', '[?]')}$`),
  );
});
