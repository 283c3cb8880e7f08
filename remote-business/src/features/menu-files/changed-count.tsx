import type { ImportedFields, Stock } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BeforeAfter } from './before-after.tsx';
import styles from './menu-files.module.css';

/** What becomes of how many are left, and of the number of each day (product.md §508). */
export const ChangedCount = ({ stock, isNew }: { stock: ImportedFields['stock']; isNew: boolean }) => {
  const { t } = useTranslation('business');
  if (!stock) return null;
  const told = (count: Stock | null): string => {
    if (!count) return t('files.stock.none');
    const { left, daily } = count;
    return daily ? t('files.stock.daily', { left, daily }) : String(left);
  };
  return (
    <ul className={styles.prices}>
      <li>
        {t('files.stock.left')}{' '}
        {isNew ? told(stock.after) : <BeforeAfter before={told(stock.before)} after={told(stock.after)} />}
      </li>
    </ul>
  );
};
