import { hasTier, useAuth } from '@tavolina/shared-api/auth';
import { Navigate, Outlet, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState } from '@tavolina/shared-ui';
import page from '../lib/page.module.css';
import { PATHS } from '../lib/paths.ts';

/** Lets only signed-in owners through; others sign in first and come back here (product.md §38). */
export const SignedInOnly = () => {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const { pathname, search } = useLocation();
  if (!isAuthenticated) return <Navigate to={PATHS.login} replace state={{ from: pathname + search }} />;
  return <Outlet />;
};

/** Lets only plans with orders through; for others it says which plan the page needs. */
export const StandardOnly = () => {
  const { t } = useTranslation('business');
  const isAllowed = useAuth((auth) => hasTier(auth.tier, 'standard'));
  if (isAllowed) return <Outlet />;
  return (
    <div className={page.page}>
      <h1>{t('orders.title')}</h1>
      <EmptyState title={t('gate.title')} text={t('gate.text')} />
    </div>
  );
};
