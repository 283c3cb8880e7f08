import { Minus, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './quantity-stepper.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * Quantity with plus and minus. At one, minus shows a bin and removes the item (`onChange(0)`), or has no effect where
 * one is the least (`min`).
 */
export const QuantityStepper = ({
  value,
  onChange,
  label,
  max,
  min = 0,
}: {
  value: number;
  onChange: (value: number) => void;
  /** Name of the item, part of the buttons' names. */
  label: string;
  /** Maximum, at which plus has no effect. */
  max: number;
  /** Minimum, at which minus has no effect. */
  min?: 0 | 1;
}) => {
  const { t } = useTranslation('ui');
  const isLast = value <= 1 && min === 0;
  const isLeast = value <= min;
  const isFull = value >= max;
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        aria-label={t(isLast ? 'removeOne' : 'fewer', { label })}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onChange(value - 1)}
      >
        {isLast ? <Trash2 {...ICON} /> : <Minus {...ICON} />}
      </button>
      <output className={styles.count}>{value}</output>
      <button
        type="button"
        aria-label={t('more', { label })}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && onChange(value + 1)}
      >
        <Plus {...ICON} />
      </button>
    </fieldset>
  );
};
