import { useAuth } from '@tavolina/shared-api/auth';
import { Link, Navigate, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import type { PageState } from '@tavolina/shared-console/page/page-state.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useState } from 'react';
import entry from '../../lib/pages/entry-page.module.css';
import { EntryPage } from '../../lib/pages/entry-page.tsx';
import { keepChosenPlan } from '../../lib/plans/chosen-plan.ts';
import { SignupForm } from './signup-form.tsx';

/** Registers a place in two steps; a plan that was chosen before goes along, whichever way its owner takes (product.md §94). */
export const SignupScreen = () => {
  const { t } = useTranslation('business');
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  // After a sign-up here, the form navigates on.
  const [wasSignedIn] = useState(isAuthenticated);
  const [params] = useSearchParams();
  const plan = keepChosenPlan(params);
  if (wasSignedIn) {
    const to = plan.size > 0 ? { pathname: PATHS.subscription, search: plan.toString() } : PATHS.dashboard();
    return <Navigate to={to} replace />;
  }
  return (
    <EntryPage title={t('signup.title')} context={t('signup.context')}>
      <SignupForm />
      <p className={entry.aside}>
        {t('signup.hasAccount')}{' '}
        <Link
          to={{ pathname: PATHS.login, search: plan.toString() }}
          state={plan.size > 0 ? ({ redirectToSubscription: true } satisfies PageState) : null}
        >
          {t('signup.login')}
        </Link>
      </p>
    </EntryPage>
  );
};
