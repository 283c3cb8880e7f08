import { failure } from '@tavolina/shared-api/testing';
import { PROFILE, USAGE } from '@tavolina/shared-console/testing/account-samples.ts';
import { rowOf, STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { menuCardOf, menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/dashboard',
    tier: 'basic',
    ...options,
    api: {
      'GET /menus/my/': [],
      'GET /orders/business': [],
      'GET /orders/stats': STATS,
      ...options.api,
    },
  });
const guide = async (name = 'Pesë hapa deri te porosia e parë') =>
  within(await screen.findByRole('region', { name }));

// product.md §72
test('begins with a menu from a sample, and leads on to a look at it and to a plan with orders', async () => {
  let menus = [] as ReturnType<typeof menuCardOf>[];
  const { user, sent } = await open({
    api: {
      'GET /menus/my/': () => menus,
      'POST /menus/': () => {
        menus = [menuCardOf()];
        return menuOf();
      },
    },
  });
  const steps = await guide();
  expect(steps.getByText('1 nga 5')).toBeVisible();
  const prompt = screen.getByRole('region', { name: 'Merr porosi online' });
  expect(within(prompt).getByRole('link')).toHaveAttribute('href', '/business/subscription');
  await user.click(steps.getByRole('button', { name: 'Nis nga një shembull' }));
  const look = await steps.findByRole('link', { name: 'Shihe si klient' });
  expect(look).toHaveAttribute('href', '/menu/dreka');
  await waitFor(() => expect(look).toHaveFocus());
  expect(sent('POST /menus/')[0]?.body).toMatchObject({
    title: 'Menuja jonë',
    sections: [
      { title: 'Gatime', items: [{ name: 'Tavë kosi', price: 650 }, {}, {}] },
      { title: 'Ëmbëlsira' },
      { title: 'Pije' },
    ],
  });
  await user.click(look);
  expect(steps.getByText('3 nga 5')).toBeVisible();
  const upgrade = steps.getByRole('link', { name: 'Provo Standard falas' });
  expect(upgrade).toHaveAttribute('href', '/business/subscription?plan=standard');
  await waitFor(() => expect(upgrade).toHaveFocus());
  expect(prompt).not.toBeInTheDocument();
  expect(steps.getByText('Aktivizo porositë').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('a further place is promised no trial, at its guide and beside it', async () => {
  const usage = { ...USAGE, trial_available: false };
  const { user } = await open({
    api: { 'GET /subscriptions/usage': usage, 'GET /menus/my/': [menuCardOf()] },
  });
  const steps = await guide();
  const prompt = within(screen.getByRole('region', { name: 'Merr porosi online' }));
  expect(await prompt.findByRole('link', { name: 'Zgjidh Standard' })).toBeVisible();
  expect(prompt.queryByText(/provë/)).not.toBeInTheDocument();
  await user.click(steps.getByRole('link', { name: 'Shihe si klient' }));
  expect(steps.getByText('Me planin Standard klientët porosisin nga telefoni.')).toBeVisible();
  expect(steps.getByRole('link', { name: 'Zgjidh Standard' })).toBeVisible();
});

test('places a test order as a diner would, and says that it has come', async () => {
  let orders = [] as ReturnType<typeof rowOf>[];
  const { user, sent } = await open({
    tier: 'standard',
    keptOnDevice: { 'tavolina-first-preview': 'yes' },
    api: {
      'GET /orders/business': () => orders,
      'GET /menus/my/': [menuCardOf()],
      'GET /menus/{id}': menuOf(),
      'POST /orders': () => {
        orders = [rowOf()];
        return {
          id: 'K7MQ-4XTD',
          payment_status: 'unpaid',
          payment_intent_id: null,
          payment_intent_client_secret: null,
          total_amount: 6.63,
        };
      },
    },
  });
  await user.click((await guide()).getByRole('button', { name: 'Bëj një porosi prove' }));
  expect(await screen.findByText(/Porosia e provës erdhi/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Porosia e provës erdhi/));
  expect(sent('POST /orders')[0]?.body).toMatchObject({
    business_id: 'oxhaku',
    customer_email: 'owner@tavolina.test',
    notes: 'Porosi prove',
    items: [{ menu_item_id: 'tave', quantity: 1 }],
    payment_method: 'pay_later',
  });
});

test('offers no test order until it is known who would place it', async () => {
  let known: (profile: typeof PROFILE) => void = () => undefined;
  let answer: (orders: []) => void = () => undefined;
  const profile = new Promise<typeof PROFILE>((resolve) => (known = resolve));
  const orders = new Promise<[]>((resolve) => (answer = resolve));
  const { sent } = await open({
    tier: 'standard',
    keptOnDevice: { 'tavolina-first-preview': 'yes' },
    api: {
      'GET /users/profile/': () => profile,
      'GET /menus/my/': [menuCardOf()],
      'GET /orders/business': () => orders,
    },
  });
  await waitFor(() => expect(sent('GET /menus/my/')).toHaveLength(1));
  answer([]);
  expect(await screen.findByText('Asnjë porosi nuk pret.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bëj një porosi prove' })).not.toBeInTheDocument();
  known(PROFILE);
  expect((await guide()).getByRole('button', { name: 'Bëj një porosi prove' })).toBeVisible();
});

test('a step that fails says why and can be taken again', async () => {
  const { user } = await open({
    lng: 'en',
    api: { 'POST /menus/': failure(500, 'internal_error', 'Something went wrong.') },
  });
  const steps = await guide('Five steps to the first order');
  await user.click(steps.getByRole('button', { name: 'Start from a sample' }));
  expect(await steps.findByRole('alert')).toHaveTextContent(/^The menu was not created\. /);
  expect(steps.getByRole('button', { name: 'Start from a sample' })).toBeEnabled();
});

test('is not shown to a place that has orders, nor where it was closed', async () => {
  const { unmount } = await open({ tier: 'standard', api: { 'GET /orders/business': [rowOf()] } });
  await screen.findByRole('tablist');
  await waitFor(() => expect(screen.getAllByText('K7MQ-4XTD').length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: /Pesë hapa/ })).not.toBeInTheDocument();
  unmount();
  const { user } = await open();
  await user.click((await guide()).getByRole('button', { name: 'Mbylle udhëzuesin' }));
  const upgrade = screen.getByRole('region', { name: 'Merr porosi online' });
  await waitFor(() => expect(within(upgrade).getByRole('link')).toHaveFocus());
});
