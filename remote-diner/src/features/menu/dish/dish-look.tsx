import type { Item } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { Images } from 'lucide-react';
import styles from './dish-look.module.css';

/** Opens a dish in full from anywhere in its row (product.md §519), and says over its picture how many it has (§494). */
export const DishLook = ({
  item: { name, more_pictures = [] },
  opensRow,
  onLook,
}: {
  item: Pick<Item, 'name' | 'more_pictures'>;
  /** Whether something else opens it from there. */
  opensRow: boolean;
  onLook: () => void;
}) => {
  const { t } = useTranslation('diner');
  const total = more_pictures.length + 1;
  const count =
    total > 1 ? (
      <span className={styles.count} aria-hidden="true">
        <Images size={14} strokeWidth={2} /> {total}
      </span>
    ) : null;
  if (opensRow)
    return count ? (
      <div className={styles.look}>
        {count}
        <span className={visuallyHidden}>{t('dish.pictureCount', { total })}</span>
      </div>
    ) : null;
  return (
    <button
      type="button"
      className={styles.look}
      aria-haspopup="dialog"
      aria-label={total > 1 ? t('dish.seePictures', { name, total }) : t('dish.see', { name })}
      onClick={onLook}
    >
      {count}
    </button>
  );
};
