import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { visuallyHidden } from '@tavolina/shared-ui';

/** What something was and becomes, for the eye with an arrow and in words for who hears it. */
export const BeforeAfter = ({ before, after }: { before: string; after: string }) => {
  const { t } = useTranslation('business');
  return (
    <>
      <span aria-hidden="true">
        <span className={page.muted}>{before}</span> → <strong>{after}</strong>
      </span>
      <span className={visuallyHidden}>{t('files.becomes', { before, after })}</span>
    </>
  );
};
