import type { Item } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { Images } from 'lucide-react';
import styles from './dish-pictures.module.css';

/** How many pictures a dish has, over the one that is shown; a press on it opens them (product.md §494). */
export const DishPictures = ({
  item: { name, more_pictures },
  opensRow,
  onLook,
}: {
  item: Pick<Item, 'name' | 'more_pictures'>;
  /** Whether the whole row opens them anyway. */
  opensRow: boolean;
  onLook: () => void;
}) => {
  const { t } = useTranslation('diner');
  if (!more_pictures) return null;
  const total = more_pictures.length + 1;
  const count = (
    <span className={styles.count} aria-hidden="true">
      <Images size={14} strokeWidth={2} /> {total}
    </span>
  );
  if (opensRow)
    return (
      <div className={styles.look}>
        {count}
        <span className={visuallyHidden}>{t('dish.pictureCount', { total })}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={styles.look}
      aria-haspopup="dialog"
      aria-label={t('dish.seePictures', { name, total })}
      onClick={onLook}
    >
      {count}
    </button>
  );
};
