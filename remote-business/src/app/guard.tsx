import { useAuth } from '@tavolina/shared-api/auth';
import { Navigate, Outlet, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, PageHeader } from '@tavolina/shared-ui';
import { useState } from 'react';
import { mayTakeOrders } from '../lib/may-take-orders.ts';
import page from '../lib/page.module.css';
import { PageTitle } from '../lib/page-title.tsx';
import { PATHS } from '../lib/paths.ts';

/**
 * Lets only signed-in owners through (product.md §38). Others sign in first and come back here; one who signs out from
 * here does not, because the next to sign in may be somebody else.
 */
export const SignedInOnly = () => {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const [wasSignedIn] = useState(isAuthenticated);
  const { pathname, search } = useLocation();
  if (isAuthenticated) return <Outlet />;
  const comesBack = hasExpired || !wasSignedIn;
  return <Navigate to={PATHS.login} replace state={comesBack ? { from: pathname + search } : null} />;
};

/** Lets only plans with orders through; for others it says which plan the page needs. */
export const StandardOnly = () => {
  const { t } = useTranslation('business');
  const isAllowed = useAuth((auth) => mayTakeOrders(auth.tier));
  if (isAllowed) return <Outlet />;
  return (
    <div className={page.page}>
      <PageTitle title={t('orders.title')} />
      <PageHeader title={t('orders.title')} />
      <EmptyState title={t('gate.title')} text={t('gate.text')} />
    </div>
  );
};
