import type {
  BrowserError,
  DayRates,
  KnownAddress,
  OpenedView,
  OperatorAct,
  OperatorFailure,
  OperatorMenu,
  OperatorOrder,
  OperatorOrderEvent,
  OperatorPlace,
  ReleaseFigures,
  ReleaseMove,
  ReleaseStatus,
  ReleaseUses,
  ReportedReview,
} from '@tavolina/shared-api/contract';
import { i18n } from '@tavolina/shared-api/runtime';
import { type FakeHandlers, fakeApi, renderRoutes } from '@tavolina/shared-api/testing';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import enUi from '@tavolina/shared-ui/locales/en.json';
import sqUi from '@tavolina/shared-ui/locales/sq.json';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { Component as Acts } from '../platform/acts/acts-screen.tsx';
import { Component as Addresses } from '../platform/addresses/addresses-screen.tsx';
import { Component as Errors } from '../platform/errors/errors-screen.tsx';
import { Component as Failures } from '../platform/failures/failures-screen.tsx';
import { Component } from '../platform/moves/platform-screen.tsx';
import { Component as Orders } from '../platform/orders/orders-screen.tsx';
import { Component as Places } from '../platform/places/places-screen.tsx';
import { Component as Rates } from '../platform/rates/rates-screen.tsx';
import { Component as Reviews } from '../platform/reviews/reviews-screen.tsx';
import { Component as Uses } from '../platform/uses/uses-screen.tsx';

/** Storage key of the console's token. */
export const KEY = 'tavolina.platform_token';
/** A token that the fake server accepts. */
export const TOKEN = 'tvp_test';

type Part = ReleaseStatus['parts'][number];
type Figures = ReleaseFigures[number]['versions'][number];

/** The storefront's status, with changes for a test. */
export const livePart = (more: Partial<Part> = {}): Part => ({
  part: 'remote-diner',
  stable: '1.14.2',
  stable_since: '2026-11-18T09:02:00.000Z',
  last_good: '1.14.1',
  canary: null,
  move_id: 218,
  first_bytes: 61_300,
  is_readable: true,
  missing: [],
  breaches: [],
  ...more,
});

/** The platform's status, for this token. */
export const status = (parts: Part[] = [livePart()], may_move: string | null = null): ReleaseStatus => ({
  id: 218,
  team: 'operators',
  may_move,
  parts,
});

/** Figures of a version of the storefront, with changes for a test. */
export const figuresOf = (more: Partial<Figures> = {}): Figures => ({
  version: '1.14.2',
  opened: 11_902,
  failed: 0,
  fell_back: 0,
  lcp_p75: 1_420,
  cls_p75: 0.012,
  inp_p75: 96,
  skewed: 0,
  hours: Array.from({ length: 24 }, () => ({ opened: 500, failed: 0 })),
  ...more,
});

/** A move, with changes for a test. */
export const moveOf = (more: Partial<ReleaseMove> = {}): ReleaseMove => ({
  id: 218,
  part: 'remote-diner',
  action: 'release',
  version: '1.14.2',
  replaced: '1.14.1',
  percent: null,
  moved_by: 'storefront',
  reason: 'Shporta ruhet',
  untried: null,
  moved_at: '2026-11-18T09:02:00.000Z',
  ...more,
});

/** An act, with changes for a test. */
export const actOf = (more: Partial<OperatorAct> = {}): OperatorAct => ({
  id: 41,
  act: 'review_hidden',
  acted_by: 'Drita',
  acted_at: '2026-11-18T09:02:00.000Z',
  about: 'K7MQ-4XTD',
  reason: 'Fyerje',
  ...more,
});

/** An event of an order, with changes for a test. */
export const eventOf = (more: Partial<OperatorOrderEvent> = {}): OperatorOrderEvent => ({
  at: '2026-11-18T09:02:00.000Z',
  area: 'step',
  what: 'pending',
  whose: 'diner',
  amount: null,
  outcome: null,
  ...more,
});

/** What a live storefront uses, with changes for a test. */
export const usesOf = (more: Partial<ReleaseUses> = {}): ReleaseUses => {
  const user = { part: 'remote-diner', version: '1.14.2', is_canary: false };
  return {
    modules: [
      {
        name: 'react',
        provided: '19.3.1',
        users: [{ ...user, range: '^19.3.1', names: ['memo', 'useState'] }],
        deprecated: {},
      },
    ],
    calls: [
      { call: 'GET /menus/', is_known: true, users: [user], deprecated: null },
      { call: 'POST /signup', is_known: true, users: [], deprecated: null },
    ],
    ...more,
  };
};

/** An order as operators see it, with changes for a test. */
export const orderOf = (more: Partial<OperatorOrder> = {}): OperatorOrder => ({
  id: 'K7MQ-4XTD',
  place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
  status: 'confirmed',
  payment_method: 'card',
  payment_status: 'paid',
  fulfilment: 'pickup',
  table: null,
  total: 12.5,
  created_at: '2026-11-18T09:02:00.000Z',
  promised_at: null,
  events: [eventOf()],
  ...more,
});

/** A place as operators see it, with changes for a test. */
export const placeOf = (more: Partial<OperatorPlace> = {}): OperatorPlace => ({
  id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e',
  name: 'Oda',
  slug: 'oda',
  address: 'Rruga Luigj Gurakuqi',
  city: 'Tiranë',
  telephone: '+355 69 000 0000',
  created_at: '2026-03-02T08:00:00.000Z',
  tier: 'standard',
  subscription: { status: 'active', ends_at: '2026-12-02T08:00:00.000Z', is_cancelled: false },
  people: [
    {
      email: 'arta@shembull.al',
      role: 'owner',
      since: '2026-03-02T08:00:00.000Z',
      sessions: 2,
      last_seen_at: '2026-11-18T09:02:00.000Z',
    },
  ],
  counts: { menus: 3, published: 2, reviews: 41, orders: 1318 },
  ...more,
});

/** A reported review, with changes for a test. */
export const reviewOf = (more: Partial<ReportedReview> = {}): ReportedReview => ({
  order_id: 'K7MQ-4XTD',
  place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
  rating: 1,
  comment: 'Kamerieri ishte i pasjellshëm.',
  report_reason: 'Përmend një kamerier.',
  reported_at: '2026-11-18T09:02:00.000Z',
  state: 'open',
  hidden_by: null,
  hidden_reason: null,
  ...more,
});

/** A menu as operators see it, with changes for a test. */
export const menuOf = (more: Partial<OperatorMenu> = {}): OperatorMenu => ({
  id: '0b6d0a1e-55b1-4f8e-9d6c-3a1f2c4b5d6e',
  title: 'Dreka',
  is_published: 'published',
  taken_down: null,
  ...more,
});

/** An error that browsers reported, with changes for a test. */
export const errorOf = (more: Partial<BrowserError> = {}): BrowserError => ({
  id: '5f0c2c1e-7a52-4c3b-9e8d-0a1b2c3d4e5f',
  part: 'remote-diner',
  version: '1.14.2',
  is_offered: true,
  message: 'TypeError: broken',
  count: 12,
  first_at: '2026-11-18T09:02:00.000Z',
  last_at: '2026-11-18T10:02:00.000Z',
  path: '/menu',
  browser: 'Chrome, Android',
  ...more,
});

/** A mail that failed, with changes for a test. */
export const failureOf = (more: Partial<OperatorFailure> = {}): OperatorFailure => ({
  id: 'order-placed-K7MQ-4XTD',
  area: 'mail',
  what: 'order-placed',
  whose: 'diner',
  to: 'a…@shembull.al',
  order_id: 'K7MQ-4XTD',
  place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
  failed_at: '2026-11-18T09:02:00.000Z',
  reason: 'refused',
  status: null,
  next_try_at: null,
  can_send_again: true,
  ...more,
});

/** The rates of a day, with changes for a test. */
export const ratesOf = (more: Partial<DayRates> = {}): DayRates => ({
  date: '2026-11-18',
  rates: [
    { currency: 'ALL', rate: 97.85 },
    { currency: 'USD', rate: 1.158 },
    { currency: 'GBP', rate: 0.871 },
  ],
  stored: { by: 'Drita', at: '2026-11-18T09:02:00.000Z', reason: 'Banka e Shqipërisë' },
  ...more,
});

/** A known address, with changes for a test. */
export const addressOf = (more: Partial<KnownAddress> = {}): KnownAddress => ({
  id: '0b6d0a1e-55b1-4f8e-9d6c-3a1f2c4b5d6e',
  range: '203.0.113.7',
  reason: 'Hotel Drini',
  until: '2026-12-18',
  added_by: 'Drita',
  added_at: '2026-11-18T09:02:00.000Z',
  ...more,
});

/** A support view of a place that has begun. */
export const openedViewOf = (): OpenedView => ({
  id: '9a7d2f40-3c1b-4e86-b5d9-70c2e8a4f613',
  view_token: 'tvv_view',
  place: { id: placeOf().id, name: 'Oda' },
  subscription_tier: 'standard',
  ends_at: '2026-11-18T09:17:00.000Z',
});

/**
 * Opens the console with a fake server.
 * @param token in the tab's storage; sign-in is not needed then
 * @param at address of one of its pages
 * @returns the calls that the server received
 */
export const openConsole = async (
  handlers: FakeHandlers = {},
  token: string | null = TOKEN,
  lng: 'sq' | 'en' = 'sq',
  at = '/platform',
) => {
  if (token === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
  // Figures and errors use the global i18next instance, of which the rendered texts are a copy.
  i18n.resolvedLanguage = lng;
  const calls = fakeApi({
    'GET /platform/status': status(),
    'GET /platform/figures': [{ part: 'remote-diner', versions: [figuresOf()] }],
    'GET /platform/moves': [moveOf()],
    'GET /platform/uses': usesOf(),
    'GET /platform/errors': { items: [errorOf()], total: 1 },
    'GET /platform/acts': { items: [actOf()], total: 1 },
    'GET /platform/orders/{id}': orderOf(),
    'GET /platform/places': { items: [placeOf()], next: null },
    'GET /platform/places/{id}': placeOf(),
    'GET /platform/reviews': { items: [reviewOf()], next: null, may_decide: true },
    'PUT /platform/reviews/{orderId}/decision': reviewOf({ state: 'stands' }),
    'PUT /platform/menus/{id}/decision': menuOf(),
    'PUT /platform/places/{id}/decision': { taken_down: null, menus: [menuOf()] },
    'POST /platform/places/{id}/views': openedViewOf(),
    'DELETE /platform/views/{id}': undefined,
    'GET /platform/failures': { items: [failureOf()], total: 1, may_send: true },
    'POST /platform/failures/{id}/again': { is_queued: true },
    'GET /platform/rates': { items: [ratesOf()], total: 1, in_use: '2026-11-18', may_store: true },
    'PUT /platform/rates/{date}': ratesOf(),
    'GET /platform/addresses': { items: [addressOf()], times: 10, may_change: true },
    'POST /platform/addresses': addressOf(),
    'DELETE /platform/addresses/{id}': undefined,
    ...handlers,
  });
  await renderRoutes({
    routes: [
      { path: '/platform', Component },
      { path: '/platform/places', Component: Places },
      { path: '/platform/orders', Component: Orders },
      { path: '/platform/reviews', Component: Reviews },
      { path: '/platform/failures', Component: Failures },
      { path: '/platform/rates', Component: Rates },
      { path: '/platform/addresses', Component: Addresses },
      { path: '/platform/errors', Component: Errors },
      { path: '/platform/acts', Component: Acts },
      { path: '/platform/uses', Component: Uses },
    ],
    at,
    lng,
    resources: { sq: { shell: sq, ui: sqUi }, en: { shell: en, ui: enUi } },
    textValues: TEXT_VALUES,
  });
  return calls;
};
