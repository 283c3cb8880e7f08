import { ApiError } from '@tavolina/shared-api/client';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Notice } from '@tavolina/shared-ui';
import { SaveFailure } from '../../../lib/menus/save-failure.tsx';

/** Why a menu was not created; where an earlier state of it was, without this page having heard, the way to it. */
export const CreateFailure = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation('business');
  if (!(error instanceof ApiError && error.code === 'idempotency_conflict'))
    return <SaveFailure error={error} title={t('menu.createFailed')} />;
  return (
    <Notice
      tone="attention"
      title={t('editor.madeBefore')}
      action={<Link to={PATHS.menus}>{t('menu.toMenus')}</Link>}
    >
      {t('editor.madeBeforeText')}
    </Notice>
  );
};
