import { useTranslation } from '@tavolina/shared-api/runtime';
import { Skeleton } from '@tavolina/shared-ui';
import styles from './food-card.module.css';
import page from './page.module.css';

/** As many empty cards as the page will hold, each of a card's size. */
export const CardSkeletons = ({ count }: { count: number }) => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.cards} aria-busy="true">
      <output hidden>{t('loading')}</output>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.card}>
          <div className={styles.blank}>
            <Skeleton height="100%" radius="0" />
          </div>
          <div className={styles.body}>
            <Skeleton height="172px" />
          </div>
        </div>
      ))}
    </div>
  );
};
