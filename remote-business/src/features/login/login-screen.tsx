import { useAuth } from '@tavolina/shared-api/auth';
import { Link, Navigate, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { type PageState, usePageState } from '@tavolina/shared-console/page/page-state.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Notice } from '@tavolina/shared-ui';
import entry from '../../lib/pages/entry-page.module.css';
import { EntryPage } from '../../lib/pages/entry-page.tsx';
import { keepChosenPlan } from '../../lib/plans/chosen-plan.ts';
import { LoginForm } from './login-form.tsx';
import { returnTarget } from './return-target.ts';

/** Signs an owner in and leads back to the page that asked for it. */
export const LoginScreen = () => {
  const { t } = useTranslation('business');
  const { search } = useLocation();
  const { from, redirectToSubscription } = usePageState();
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);

  // A plan chosen before the login stays chosen.
  if (isAuthenticated && redirectToSubscription)
    return (
      <Navigate
        to={{ pathname: PATHS.subscription, search }}
        replace
        state={{ fromSignup: true } satisfies PageState}
      />
    );
  if (isAuthenticated) return <Navigate to={returnTarget(from)} replace />;
  return (
    <EntryPage title={t('login.title')} heading={t('login.welcome')} context={t('login.context')}>
      {hasExpired ? <Notice tone="info">{t('login.expired')}</Notice> : null}
      <LoginForm />
      <p className={entry.aside}>
        {t('login.noAccount')}{' '}
        <Link to={{ pathname: PATHS.signup, search: keepChosenPlan(new URLSearchParams(search)).toString() }}>
          {t('login.signup')}
        </Link>
      </p>
    </EntryPage>
  );
};
