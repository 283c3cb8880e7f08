import { useAuth, usePlace } from '@tavolina/shared-api/auth';
import { Navigate, Outlet, useLocation } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { forgetKept, KITCHEN_KEPT } from '../device/kept-data.ts';
import type { PageState } from '../page/page-state.ts';
import { PATHS } from '../page/paths.ts';
import { useAcceptsOrders } from '../place/accepts-orders.ts';
import { PLACE_PARAM, RequestedPlace } from './requested-place.tsx';

/**
 * Lets only signed-in owners through (product.md §38). Others sign in first and come back here, also after a sign-out in
 * another tab, which asked nothing about what is written in this one; one who signs out from here does not, because the
 * next to sign in may be somebody else.
 */
export const SignedInOnly = () => {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const placeId = usePlace();
  const [wasSignedIn] = useState(isAuthenticated);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Whoever signs in next has nothing to do with what the kitchen made.
    if (!isAuthenticated) forgetKept(KITCHEN_KEPT);
  }, [isAuthenticated]);
  const askedPlace = new URLSearchParams(search).get(PLACE_PARAM);
  if (isAuthenticated && askedPlace) return <RequestedPlace id={askedPlace} />;
  // Another place, or another owner from another tab, starts with new pages.
  if (isAuthenticated) return <Outlet key={placeId} />;
  const comesBack = hasExpired || !wasSignedIn;
  return (
    <Navigate
      to={PATHS.login}
      replace
      state={comesBack ? ({ from: pathname + search } satisfies PageState) : null}
    />
  );
};

/** Lets only plans with orders through; others see the plans, and which one the page needs. */
export const StandardOnly = () => {
  const isAllowed = useAcceptsOrders();
  if (isAllowed) return <Outlet />;
  return <Navigate to={PATHS.subscription} replace state={{ needsPlan: true } satisfies PageState} />;
};
