import { useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState } from '@tavolina/shared-ui';

/** A part that does not exist yet. */
export const ComingSoon = () => {
  const { t } = useTranslation('business');
  return <EmptyState title={t('soon.title')} text={t('soon.text')} />;
};
