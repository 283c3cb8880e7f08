import { useTranslation } from '@tavolina/shared-api/runtime';
import { ignoreSecondTap, QuantityStepper } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { MAX_QUANTITY } from '../../../lib/cart/cart.ts';
import { CART_BAR } from '../cart/cart-bar-mark.ts';
import styles from './dish.module.css';

/** Adds a dish; once it is in the cart, shows how many there are and opens to a stepper (product.md §687). */
export const DishQuantity = ({
  id,
  name,
  count,
  onAdd,
  onCount,
}: {
  id: string;
  name: string;
  count: number;
  onAdd: () => void;
  onCount: (count: number) => void;
}) => {
  const { t } = useTranslation('diner');
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isStepping = isOpen && count > 0;

  // The pressed button gives way to another one, which takes its focus.
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>(isStepping ? 'button:last-of-type' : 'button')?.focus();
  }, [isOpen, isStepping]);

  // Not `onBlur`: touch screens blur what was pressed without moving the focus on.
  useEffect(() => {
    if (!isOpen) return;
    const handleElsewhere = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, [isOpen]);

  const handleAdd = (event: MouseEvent): void => {
    // The first dish brings the bar, perhaps to this place. Where the stepper stands, a second tap adds one more.
    ignoreSecondTap(event, CART_BAR);
    setIsOpen(true);
    onAdd();
  };

  return (
    <div ref={box} data-control={id} className={styles.quantity}>
      {isStepping ? (
        <QuantityStepper label={name} value={count} max={MAX_QUANTITY} onChange={onCount} />
      ) : count > 0 ? (
        <button
          type="button"
          data-count={count}
          aria-label={t('menu.changeCount', { name, count })}
          onClick={() => setIsOpen(true)}
        >
          {count}
        </button>
      ) : (
        <button type="button" aria-label={t('menu.add', { name })} onClick={handleAdd}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};
