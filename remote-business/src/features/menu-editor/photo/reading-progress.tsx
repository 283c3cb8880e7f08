import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button } from '@tavolina/shared-ui';
import styles from '../../../lib/pictures/upload-progress.module.css';
import type { PhotoReading } from './use-read-photos.ts';

/** How far the reading is, and the press that ends it. */
export const ReadingProgress = ({
  reading,
  photos,
  onCancel,
}: {
  reading: PhotoReading;
  /** How many are read. */
  photos: number;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('business');
  if (reading.state !== 'loading' && reading.state !== 'reading') return null;
  const isLoading = reading.state === 'loading';
  const percent = isLoading ? 0 : Math.round(reading.share * 100);
  return (
    <>
      <div className={styles.progress}>
        <span role="status">
          {isLoading
            ? t('editor.begin.photo.loading')
            : t('editor.begin.photo.reading', { at: reading.at, of: photos })}
        </span>
        <span aria-hidden="true" className={styles.percent}>
          {percent}%
        </span>
        <progress
          className={styles.bar}
          aria-label={t('editor.begin.photo.progress')}
          max={100}
          value={percent}
        />
      </div>
      <div className={page.line}>
        <Button onClick={onCancel}>{t('editor.begin.photo.cancel')}</Button>
      </div>
    </>
  );
};
