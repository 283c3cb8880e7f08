import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';

/** Says that somebody else removed the hours first, and offers both ways to continue (product.md §301). */
export const HoursRemoved = ({
  isSaving,
  onSave,
  onTake,
}: {
  isSaving: boolean;
  onSave: () => void;
  onTake: () => void;
}) => {
  const { t } = useTranslation('business');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Notice
      tone="danger"
      title={t('hours.conflict.removed')}
      action={
        <div className={page.line}>
          <Button ref={keep} size="sm" busy={isSaving} onClick={onSave}>
            {t('hours.conflict.keepMine')}
          </Button>
          <Button size="sm" variant="quiet" aria-disabled={isSaving} onClick={onTake}>
            {t('hours.conflict.takeNone')}
          </Button>
        </div>
      }
    >
      {t('hours.conflict.removedText')}
    </Notice>
  );
};
