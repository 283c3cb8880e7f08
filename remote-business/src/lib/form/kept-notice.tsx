import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';

/** Says that a form holds what was written before a reload or a new sign-in, and gives it up (product.md §84). */
export const KeptNotice = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation('business');
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={onDiscard}>
          {t('profile.discard')}
        </Button>
      }
    >
      {t('profile.kept')}
    </Notice>
  );
};
