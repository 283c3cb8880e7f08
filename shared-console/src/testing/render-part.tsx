import { authStore, signIn, signOut } from '@tavolina/shared-api/auth';
import type { SubscriptionTier } from '@tavolina/shared-api/contract';
import type { RouteObject } from '@tavolina/shared-api/runtime';
import { type FakeHandlers, fakeApi, pending, renderRoutes } from '@tavolina/shared-api/testing';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import userEvent from '@testing-library/user-event';
import { PLACE, PROFILE, SESSION, USAGE } from './account-samples.ts';
import { HOURS, ORDERING } from './hours-samples.ts';
import type { partResources } from './part-resources.ts';

/** How a test opens a part of the console. */
export interface ScreenOptions {
  /** Path with query. */
  at: string;
  state?: unknown;
  lng?: 'sq' | 'en';
  /** Plan of the signed-in owner; `null` opens the console signed out, `unknown` without knowing the plan. */
  tier?: SubscriptionTier | 'unknown' | null;
  /** Whether support views the place (product.md §700). */
  isView?: boolean;
  /** What an earlier page of the same tab left behind. */
  kept?: Record<string, string>;
  /** What an earlier visit left on this device. */
  keptOnDevice?: Record<string, string>;
  /** Answers beyond those every page needs. */
  api?: FakeHandlers;
  /** With fake timers: how the person's own pauses pass. */
  advanceTimers?: (ms: number) => void;
}

/** Opens a part of the console as a person sees it, with a server that answers what the test says. */
export const renderPart = async (
  { routes, resources }: { routes: RouteObject[]; resources: ReturnType<typeof partResources> },
  {
    tier = 'standard',
    isView = false,
    api = {},
    kept = {},
    keptOnDevice = {},
    advanceTimers,
    ...page
  }: ScreenOptions,
) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(keptOnDevice)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  if (tier === null) signOut();
  else
    signIn({
      ...SESSION,
      ...(isView && { access_token: 'tvv_view' }),
      subscription_tier: tier === 'unknown' ? 'standard' : tier,
    });
  if (tier === 'unknown') authStore.setState({ tier: null });
  const received = fakeApi({
    'GET /users/profile/': { ...PROFILE, subscription_tier: tier === 'basic' ? 'basic' : 'standard' },
    'GET /businesses/mine': [PLACE],
    'GET /support-views': [],
    'GET /orders/business/events': pending,
    'POST /orders/business/seen': undefined,
    'GET /subscriptions/usage': USAGE,
    'GET /availability/state': ORDERING,
    'PUT /availability/alive': { resumed: false },
    'GET /availability/hours': HOURS,
    'GET /printers': [],
    'GET /menus/{id}/price-changes': [],
    ...api,
  });
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const screen = await renderRoutes({
    ...page,
    routes: [
      { HydrateFallback: () => null, children: routes },
      // Pages of others.
      { path: '*', Component: () => null },
    ],
    resources,
    textValues: TEXT_VALUES,
  });
  const sent = (route: (typeof received)[number]['route']) =>
    received.filter((call) => call.route === route).map(({ request }) => request);
  return { ...screen, user, sent };
};
