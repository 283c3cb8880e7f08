import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './upload-progress.module.css';

/** How much of a picture has gone out, and then that the server prepares it. */
export const UploadProgress = ({ share }: { share: number | undefined }) => {
  const { t } = useTranslation('business');
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  const stage = t(percent < 100 ? 'image.sending' : 'image.preparing');
  return (
    <div className={styles.progress}>
      <span role="status">{stage}</span>
      <span aria-hidden="true" className={styles.percent}>
        {percent}%
      </span>
      <progress className={styles.bar} aria-label={t('image.progress')} max={100} value={percent} />
    </div>
  );
};
