import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';

const links = (area: HTMLElement): [string, string | null][] =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href')]);

beforeEach(() => void fakeApi({}));

test('every page leads to the places, to an order and to the businesses', async () => {
  await renderScreen('/about');
  expect(links(await screen.findByRole('navigation', { name: 'Kryesore' }))).toEqual([
    ['Restorantet', '/restaurants'],
    ['Gjurmo porosinë', '/orders'],
    ['Për bizneset', '/business/login'],
  ]);
});

test('what stands below every page leads to the rest, and to where else the team is', async () => {
  await renderScreen('/about', { lng: 'en' });
  const footer = await screen.findByRole('contentinfo');
  expect(links(within(footer).getByRole('navigation', { name: 'End of page' }))).toEqual([
    ['Restaurants', '/restaurants'],
    ['Track an order', '/orders'],
    ['Write to us', '/contact'],
    ['How it works', '/business'],
    ['Plans and prices', '/business/pricing'],
    ['Open the console', '/business/login'],
    ['About us', '/about'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ]);
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn'])
    expect(within(footer).getByRole('link', { name: `${name} (opens in a new tab)` })).toBeInTheDocument();
  expect(footer).toHaveTextContent('Online payments are made in euro.');
});

test('one press changes the language, and the next changes it back', async () => {
  const { user } = await renderScreen('/about');
  await user.click(await screen.findByRole('button', { name: 'SQ: change language to English' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'One table for everyone' }),
  ).toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'EN: ndrysho gjuhën në shqip' });
  expect(back).toHaveAttribute('lang', 'sq');
  await user.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Një tavolinë për të gjithë' })).toBeVisible();
});
