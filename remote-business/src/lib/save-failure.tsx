import { ApiError } from '@tavolina/shared-api/client';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { PATHS } from './paths.ts';
import { useFailureText } from './use-failure-text.ts';

/** Why a menu was not saved; a plan that is full leads to the plans. Nothing but pictures makes a menu too large, and
 * each of them alone is not. */
export const SaveFailure = ({ error, title }: { error: Error | null; title: string }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  if (!error) return null;
  const fields = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  const { code } = error instanceof ApiError ? error : {};
  const isFull = code === 'plan_limit_reached';
  return (
    <Notice
      tone="danger"
      title={title}
      action={isFull ? <Link to={PATHS.subscription}>{t('menu.toPlans')}</Link> : undefined}
    >
      {[code === 'body_too_large' ? t('menu.picturesTooLarge') : failureText(error), ...new Set(fields)].join(
        ' ',
      )}
    </Notice>
  );
};
