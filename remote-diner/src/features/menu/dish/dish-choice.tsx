import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './dish.module.css';

/** Opens what can be chosen of a dish, from anywhere in its row; shows how many are in the cart. */
export const DishChoice = ({
  id,
  name,
  count,
  onChoose,
}: {
  id: string;
  name: string;
  count: number;
  onChoose: () => void;
}) => {
  const { t } = useTranslation('diner');
  return (
    <div data-control={id} className={styles.quantity}>
      <button
        type="button"
        data-choice={true}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('dish.chooseMore', { name, count }) : t('dish.chooseFor', { name })}
        onClick={onChoose}
      >
        {count > 0 ? <span className={styles.tally}>{count}</span> : null}
        {t('dish.choose')}
      </button>
    </div>
  );
};
