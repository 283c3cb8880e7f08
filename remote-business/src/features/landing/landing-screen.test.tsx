import { screen, within } from '@testing-library/react';
import { PLANS } from '../../testing/plan-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business',
    tier: null,
    api: { 'GET /subscriptions/plans': PLANS },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

test('says what there is, and leads on', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Rrëmuja e drekës, nën kontroll.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fillo tani' })).toHaveAttribute('href', '/business/signup');
  expect(screen.getByRole('link', { name: 'Kërko një demo' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText('1.500+')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: /Nga regjistrimi/ })).getAllByRole('listitem'),
  ).toHaveLength(4);
  const foot = within(screen.getByRole('contentinfo'));
  for (const [name, href] of [
    ['Rreth nesh', '/about'],
    ['Kontakt', '/contact'],
    ['Çmimet', '/business/pricing'],
    ['Privatësia', '/privacy'],
    ['Kushtet', '/terms'],
  ] as const)
    expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('takes the e-mail along to the sign-up', async () => {
  const { user, router } = await open();
  const region = within(screen.getByRole('region', { name: 'Fillo sot' }));
  await user.click(region.getByRole('button', { name: 'Fillo falas' }));
  expect(region.getByLabelText('E-maili i lokalit')).toHaveAccessibleDescription('Plotësoje këtë fushë.');
  await user.type(region.getByLabelText('E-maili i lokalit'), 'a+b@shembull.al');
  await user.click(region.getByRole('button', { name: 'Fillo falas' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('a+b@shembull.al');
  expect(router.state.location.search).toBe('?email=a%2Bb%40shembull.al');
});

test('speaks English, and leads owners back to their console', async () => {
  const { user, router } = await open({
    lng: 'en',
    tier: 'standard',
    api: { 'GET /subscriptions/plans': PLANS, 'POST /auth/logout': undefined },
  });
  expect(screen.getByText('1,500+')).toBeVisible();
  const header = within(screen.getByRole('banner'));
  for (const [name, href] of [
    ['Dashboard', '/business/dashboard'],
    ['Orders', '/business/orders'],
    ['Menus', '/business/menus'],
  ] as const)
    expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(header.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  await user.click(await header.findByRole('button', { name: 'Account Oxhaku i Gjyshes' }));
  expect(await screen.findByRole('menuitem', { name: 'Subscription' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/login');
});

test('leads owners below the plan with orders to no orders', async () => {
  await open({ tier: 'basic' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Menutë' })).toBeVisible();
  expect(header.queryByRole('link', { name: 'Porositë' })).not.toBeInTheDocument();
});
