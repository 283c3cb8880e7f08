import { failure } from '@tavolina/shared-api/testing';
import { PLACE, PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { tokenFor } from '@tavolina/shared-console/testing/token-for.ts';
import { screen, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../testing/render-screen.tsx';

const SECOND = { ...PLACE, id: 'deti', city: 'Durrës', is_current: false };

const openMenu = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business/account',
    ...options,
    api: {
      'GET /orders/business': [],
      'GET /menus/my/': [],
      'GET /businesses/mine': [PLACE, SECOND],
      ...options.api,
    },
  });
  const name = options.lng === 'en' ? /^Account / : /^Llogaria /;
  (await screen.findByRole('button', { name })).focus();
  await opened.user.keyboard('{Enter}');
  return { ...opened, menu: await screen.findByRole('menu') };
};

test('an owner of one place finds nothing to switch to', async () => {
  const { menu } = await openMenu({ api: { 'GET /businesses/mine': [PLACE] } });
  expect(within(menu).queryByRole('menuitem', { name: /Kalo te/ })).not.toBeInTheDocument();
});

// product.md §157
test('the keyboard switches to another place of the owner, which is told apart by its city', async () => {
  let profile = PROFILE;
  const { user, menu, router, sent } = await openMenu({
    api: {
      'GET /users/profile/': () => profile,
      'PUT /auth/business': {
        access_token: tokenFor('deti'),
        business_id: 'deti',
        subscription_tier: 'basic',
      },
    },
  });
  await within(menu).findByRole('menuitem', { name: 'Kalo te Oxhaku i Gjyshes, Durrës' });
  profile = { ...PROFILE, business_id: 'deti', business_name: 'Deti', subscription_tier: 'standard' };
  await user.keyboard('Kalo{Enter}');
  expect(await screen.findByRole('button', { name: 'Llogaria Deti' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/dashboard');
  expect(sent('PUT /auth/business')).toHaveLength(1);
  expect(localStorage.getItem('access_token')).toBe(tokenFor('deti'));
});

test('says when the other place could not be opened, and stays', async () => {
  const { user, menu, router } = await openMenu({
    lng: 'en',
    api: { 'PUT /auth/business': failure(503, 'service_unavailable', 'x') },
  });
  await user.click(await within(menu).findByRole('menuitem', { name: 'Switch to Oxhaku i Gjyshes, Durrës' }));
  expect(await screen.findByText(/^The place was not opened\./)).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/account');
});
