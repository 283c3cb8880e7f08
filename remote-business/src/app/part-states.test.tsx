import { failure, pending } from '@tavolina/shared-api/testing';
import { DEVICE, LEDGER, PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { orderOf, rowOf, STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen, waitFor } from '@testing-library/react';
import { menuCardOf, menuOf, RATES } from '../testing/menu-samples.ts';
import { NO_CARDS, PLANS, subscriptionOf } from '../testing/plan-samples.ts';
import { renderScreen, type ScreenOptions } from '../testing/render-screen.tsx';

const TWO_FACTOR = { is_on: false, since: null, recovery_codes_left: 0 };
const INVOICE = {
  id: 'in_1',
  number: 'TAV-1',
  amount: 10,
  status: 'paid' as const,
  issued_at: '2026-11-01T08:00:00.000Z',
  page_url: null,
  pdf_url: null,
};

/** What the console asks for, answered. */
const ANSWERS: NonNullable<ScreenOptions['api']> = {
  'GET /users/profile/': PROFILE,
  'GET /users/mails': { new_order: true, trial_ending: true },
  'GET /push/devices': [],
  'GET /auth/two-factor': TWO_FACTOR,
  'GET /auth/sessions': [DEVICE],
  'GET /subscriptions/invoices': [INVOICE],
  'GET /subscriptions/me': subscriptionOf(),
  'GET /subscriptions/plans': PLANS,
  'GET /subscriptions/usage': {
    tier: 'standard',
    menus: { used: 1, limit: 5 },
    items: { used: 3, limit: 100 },
    trial_available: true,
  },
  'GET /payments/config': NO_CARDS,
  'GET /payments/ledger': LEDGER,
  'GET /exchange-rates': RATES,
  'GET /menus/my/': [menuCardOf()],
  'GET /menus/{id}': menuOf(),
  'GET /tables': [],
  'GET /menus/{id}/csv/undo': { can_undo: false },
  'GET /orders/business': [rowOf()],
  'GET /orders/business/{orderId}': orderOf(),
  'GET /orders/stats': STATS,
};

interface Part {
  at: string;
  call: keyof typeof ANSWERS;
  /** What it says when it cannot be had. */
  failed: string;
  /** Something of the data. */
  shown: RegExp;
}

const PARTS: Record<string, Part> = {
  profile: {
    at: '/business/account',
    call: 'GET /users/profile/',
    failed: 'Profili nuk u ngarkua. Rifreskoje faqen.',
    shown: /Rruga e Kavajës 112/,
  },
  'two-factor': {
    at: '/business/account?tab=security',
    call: 'GET /auth/two-factor',
    failed: 'Gjendja e hyrjes me dy hapa nuk u ngarkua.',
    shown: /^Aktivizo…$/,
  },
  devices: {
    at: '/business/account?tab=security',
    call: 'GET /auth/sessions',
    failed: 'Pajisjet nuk u ngarkuan.',
    shown: /^Kjo pajisje$/,
  },
  invoices: {
    at: '/business/account?tab=billing',
    call: 'GET /subscriptions/invoices',
    failed: 'Faturat nuk u ngarkuan.',
    shown: /^TAV-1$/,
  },
  'card payments': {
    at: '/business/account?tab=billing',
    call: 'GET /payments/ledger',
    failed: 'Pagesat me kartë nuk u ngarkuan.',
    shown: /^Dritan H\.$/,
  },
  mails: {
    at: '/business/account?tab=notifications',
    call: 'GET /users/mails',
    failed: 'Zgjedhjet nuk u ngarkuan.',
    shown: /Një e-mail për çdo porosi të re/,
  },
  subscription: {
    at: '/business/subscription',
    call: 'GET /subscriptions/me',
    failed: 'Abonimi nuk u ngarkua.',
    shown: /^Në provë$/,
  },
  plans: {
    at: '/business/subscription',
    call: 'GET /subscriptions/plans',
    failed: 'Planet nuk u ngarkuan.',
    shown: /^Krahaso planet$/,
  },
  prices: {
    at: '/business/pricing',
    call: 'GET /subscriptions/plans',
    failed: 'Planet nuk u ngarkuan.',
    shown: /^Krahaso planet$/,
  },
  'prices on the landing page': {
    at: '/business',
    call: 'GET /subscriptions/plans',
    failed: 'Planet nuk u ngarkuan.',
    shown: /^Më i zgjedhuri$/,
  },
  'profile among the settings': {
    at: '/business/dashboard?tab=settings',
    call: 'GET /users/profile/',
    failed: 'Profili nuk u ngarkua. Rifreskoje faqen.',
    shown: /^Ruaj ndryshimet$/,
  },
  figures: {
    at: '/business/dashboard?tab=overview',
    call: 'GET /orders/stats',
    failed: 'Statistikat nuk u ngarkuan.',
    shown: /^Më të shiturat$/,
  },
  'waiting orders': {
    at: '/business/dashboard?tab=overview',
    call: 'GET /orders/business',
    failed: 'Porositë nuk u ngarkuan.',
    shown: /^Presin konfirmim$/,
  },
  'menu to read': {
    at: '/menus/dreka',
    call: 'GET /menus/{id}',
    failed: 'Menuja nuk u ngarkua.',
    shown: /^Gatime tavash$/,
  },
  'codes of a menu': {
    at: '/menus/dreka/code',
    call: 'GET /menus/{id}',
    failed: 'Menuja nuk u ngarkua.',
    shown: /^Skanoje dhe shih menunë$/,
  },
  'menu as a file': {
    at: '/menus/dreka/files',
    call: 'GET /menus/{id}',
    failed: 'Menuja nuk u ngarkua.',
    shown: /^Shkarko tabelën \(CSV\)$/,
  },
  'menu to edit': {
    at: '/menus/dreka/edit',
    call: 'GET /menus/{id}',
    failed: 'Menuja nuk u ngarkua.',
    shown: /^Ruaj menunë$/,
  },
};

describe.each(Object.entries(PARTS))('%s', (_name, { at, call, failed, shown }) => {
  test('says that it cannot be had, and shows it once it can', async () => {
    let isDown = true;
    const { user } = await renderScreen({
      at,
      api: { ...ANSWERS, [call]: () => (isDown ? failure(500, 'internal_error') : ANSWERS[call]) },
    });
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0);
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getAllByRole('button', { name: /Provo përsëri/ })[0] as HTMLElement);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument());
  });

  test('promises nothing while it waits', async () => {
    await renderScreen({ at, api: { ...ANSWERS, [call]: pending } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  });
});

test.each([
  [
    'no invoices',
    '/business/account?tab=billing',
    { 'GET /subscriptions/invoices': [] },
    'Ende asnjë faturë.',
  ],
  [
    'no card payments in a month',
    '/business/account?tab=billing',
    { 'GET /payments/ledger': { ...LEDGER, orders: [] } },
    'Asnjë pagesë me kartë në këtë muaj.',
  ],
  [
    'no order that waits',
    '/business/dashboard?tab=overview',
    { 'GET /orders/business': [] },
    'Asnjë porosi nuk pret.',
  ],
  [
    'nothing sold',
    '/business/dashboard?tab=overview',
    { 'GET /orders/stats': { ...STATS, period: { ...STATS.period, best_sellers: [] } } },
    'Asgjë nuk u shit në këtë periudhë.',
  ],
  [
    'an empty menu',
    '/menus/dreka',
    { 'GET /menus/{id}': menuOf({ sections: [], items: [] }) },
    'Ende pa artikuj.',
  ],
] as const)('%s is said', async (_name, at, api, text) => {
  await renderScreen({ at, api: { ...ANSWERS, ...(api as ScreenOptions['api']) } });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each(['/menus/x', '/menus/x/code', '/menus/x/files', '/menus/x/edit'])(
  '%s of nobody here leads back',
  async (at) => {
    await renderScreen({ at, api: { ...ANSWERS, 'GET /menus/{id}': failure(404, 'menu_not_found') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Menuja nuk u gjet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kthehu te menutë' })).toHaveAttribute('href', '/business/menus');
  },
);
