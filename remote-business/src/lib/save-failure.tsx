import { ApiError } from '@tavolina/shared-api/client';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { PATHS } from './paths.ts';
import { useFailureText } from './use-failure-text.ts';

/** Why a menu was not saved; a plan that is full leads to the plans. */
export const SaveFailure = ({ error, title }: { error: Error | null; title: string }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  if (!error) return null;
  const fields = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  const isFull = error instanceof ApiError && error.code === 'plan_limit_reached';
  return (
    <Notice
      tone="danger"
      title={title}
      action={isFull ? <Link to={PATHS.subscription}>{t('editor.toPlans')}</Link> : undefined}
    >
      {[failureText(error), ...new Set(fields)].join(' ')}
    </Notice>
  );
};
