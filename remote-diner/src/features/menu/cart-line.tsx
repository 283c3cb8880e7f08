import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney, QuantityStepper, TextField } from '@tavolina/shared-ui';
import { NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Cart, MAX_QUANTITY, withNotes, withQuantity } from '../../lib/cart/cart.ts';
import { SMALL_ICON } from '../../lib/icon.ts';
import type { PricedCartLine } from '../../lib/pricing/price-cart.ts';
import styles from './cart.module.css';

const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** A dish in the cart: what it costs, how many, and a note for the kitchen. */
export const CartLine = ({
  line,
  cart,
  onChange,
}: {
  line: PricedCartLine;
  cart: Cart;
  onChange: (cart: Cart) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const [isNoting, setIsNoting] = useState(false);
  const money = (amount: number) => formatMoney(amount, cart.currency, i18n.language);
  const { name, notes } = line;
  return (
    <li tabIndex={-1} className={styles.line}>
      <div>
        <strong>{name}</strong>
        <p className={styles.muted}>
          {line.quantity} × {money(line.unit)}
        </p>
      </div>
      <strong>{money(line.total)}</strong>
      {isNoting ? (
        <TextField
          hideLabel
          ref={focusOn}
          label={t('cart.noteFor', { name })}
          placeholder={t('cart.noteExample')}
          value={notes}
          maxLength={LIMITS.note}
          onChange={(event) => onChange(withNotes(cart, line.itemId, event.target.value))}
          onBlur={() => setIsNoting(false)}
        />
      ) : (
        <div className={styles.note}>
          <Button
            variant="quiet"
            size="sm"
            aria-label={notes ? t('cart.editNoteFor', { name, notes }) : t('cart.addNoteFor', { name })}
            icon={notes ? <NotebookPen {...SMALL_ICON} /> : <Plus {...SMALL_ICON} />}
            onClick={() => setIsNoting(true)}
          >
            {notes ? <span className={styles.written}>{notes}</span> : t('cart.addNote')}
          </Button>
        </div>
      )}
      <QuantityStepper
        label={name}
        value={line.quantity}
        max={MAX_QUANTITY}
        onChange={(quantity) => onChange(withQuantity(cart, line.itemId, quantity))}
      />
    </li>
  );
};
