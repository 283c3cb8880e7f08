import { ApiError } from '@tavolina/shared-api/client';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice } from '@tavolina/shared-ui';

/** Why a menu was not saved; a plan that is full leads to the plans. Nothing but pictures makes a menu too large, and
 * each of them alone is not. */
export const SaveFailure = ({
  error,
  title,
  itemAt,
}: {
  error: Error | null;
  title: string;
  /** Name of the item that a field is about, which goes before its sentence. */
  itemAt?: (field: string) => string | undefined;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  if (!error) return null;
  const errors = error instanceof ApiError ? error.errors : [];
  const fields = errors.map(({ field, message }) => {
    const item = itemAt?.(field);
    return item ? `${item}: ${message}` : message;
  });
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
