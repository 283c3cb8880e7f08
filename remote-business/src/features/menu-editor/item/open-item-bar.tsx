import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, formatCount, IconButton } from '@tavolina/shared-ui';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './open-item-bar.module.css';

/** Above the open item: back to all of its list, and on to the one before or after it. */
export const OpenItemBar = ({
  place,
  count,
  onStep,
  onClose,
}: {
  /** Of the open item in its list, from 0. */
  place: number;
  count: number;
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const figure = (number: number) => formatCount(number, i18n.language);
  return (
    <div className={styles.bar}>
      <Button variant="quiet" icon={<ArrowLeft {...ICON} />} onClick={onClose}>
        {t('editor.toList')}
      </Button>
      <span className={styles.place} aria-live="polite">
        {t('editor.itemPlace', { place: figure(place + 1), total: figure(count) })}
      </span>
      <IconButton
        label={t('editor.previousItem')}
        aria-keyshortcuts="Alt+PageUp"
        icon={<ChevronLeft {...ICON} />}
        aria-disabled={place === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t('editor.nextItem')}
        aria-keyshortcuts="Alt+PageDown"
        icon={<ChevronRight {...ICON} />}
        aria-disabled={place === count - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
};
