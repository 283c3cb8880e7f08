import { failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { tokenFor } from '@tavolina/shared-console/testing/token-for.ts';
import { screen } from '@testing-library/react';
import { NO_CARDS, PLANS } from '../testing/plan-samples.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const UPGRADE = /Për këtë faqe të duhet plani Standard ose më lart/;
const PLANS_PAGE = {
  'GET /subscriptions/me': failure(404, 'not_found'),
  'GET /subscriptions/plans': PLANS,
  'GET /payments/config': NO_CARDS,
};

// product.md §38
test.each(['/business/dashboard', '/menus/create', '/business/orders', '/business/orders/K7MQ-4XTD'])(
  '%s asks a stranger to sign in, and the server for nothing',
  async (at) => {
    const { router, sent } = await renderScreen({ at, tier: null });
    expect(await screen.findByRole('heading', { name: 'Mirë se u ktheve' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/business/login');
    expect(screen.queryByText(/Sesioni mbaroi/)).not.toBeInTheDocument();
    expect(sent('GET /orders/business')).toHaveLength(0);
    expect(sent('GET /orders/business/{orderId}')).toHaveLength(0);
  },
);

// product.md §157
describe('an address of a mail, which names its place', () => {
  const openMail = (place: string, api: Parameters<typeof renderScreen>[0]['api']) =>
    renderScreen({
      at: `/business/orders?place=${place}&status=pending`,
      api: { 'GET /orders/business': [rowOf()], ...api },
    });
  const ENTERED = {
    access_token: tokenFor('deti'),
    business_id: 'deti',
    subscription_tier: 'standard' as const,
  };

  test('opens its page at that place, and names it no longer', async () => {
    const { router, sent } = await openMail('deti', {
      'PUT /auth/business': ENTERED,
      'GET /users/profile/': { ...PROFILE, business_id: 'deti', business_name: 'Deti' },
    });
    expect(await screen.findByRole('link', { name: 'K7MQ-4XTD' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/business/orders', search: '?status=pending' });
    expect(sent('PUT /auth/business')[0]?.body).toEqual({ business_id: 'deti' });
    expect(sent('GET /orders/business').at(-1)?.headers.get('authorization')).toBe(
      `Bearer ${ENTERED.access_token}`,
    );
  });

  test('asks for nothing where that place is open', async () => {
    const { router, sent } = await openMail('oxhaku', {});
    expect(await screen.findByRole('link', { name: 'K7MQ-4XTD' })).toBeVisible();
    expect(router.state.location.search).toBe('?status=pending');
    expect(sent('PUT /auth/business')).toHaveLength(0);
  });

  test('goes on at the place that is open where that one cannot be had', async () => {
    const { router } = await openMail('e-huaj', { 'PUT /auth/business': failure(404, 'place_not_found') });
    expect(await screen.findByRole('link', { name: 'K7MQ-4XTD' })).toBeVisible();
    expect(router.state.location.search).toBe('?status=pending');
    expect(await screen.findByRole('button', { name: 'Llogaria Oxhaku i Gjyshes' })).toBeVisible();
  });
});

// product.md §38
test('a plan without orders sees the plans, and which one the page needs', async () => {
  const { sent, router } = await renderScreen({ at: '/business/orders', tier: 'basic', api: PLANS_PAGE });
  expect(await screen.findByText(UPGRADE)).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/subscription');
  expect(await screen.findByRole('heading', { level: 3, name: 'Standard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Porositë/ })).not.toBeInTheDocument();
  expect(sent('GET /orders/business')).toHaveLength(0);
  expect(sent('GET /orders/business/events')).toHaveLength(0);
});

test('a plan without orders sees it in English', async () => {
  await renderScreen({ at: '/business/orders/K7MQ-4XTD', tier: 'basic', lng: 'en', api: PLANS_PAGE });
  expect(await screen.findByText(/You need the standard plan or higher to access this page/)).toBeVisible();
});

test('a plan that is not known yet is not asked to pay', async () => {
  await renderScreen({
    at: '/business/orders',
    tier: 'unknown',
    api: {
      'GET /users/profile/': () => Promise.reject(new TypeError('offline')),
      'GET /orders/business': [rowOf()],
    },
  });
  expect(await screen.findByRole('link', { name: 'K7MQ-4XTD' })).toBeVisible();
  expect(screen.queryByText(UPGRADE)).not.toBeInTheDocument();
});

test('a plan that went down in the meantime is taken over from the profile', async () => {
  await renderScreen({
    at: '/business/orders',
    api: {
      ...PLANS_PAGE,
      'GET /users/profile/': { ...PROFILE, subscription_tier: 'basic' },
      'GET /orders/business': failure(403, 'plan_required'),
    },
  });
  expect(await screen.findByText(UPGRADE)).toBeVisible();
});
