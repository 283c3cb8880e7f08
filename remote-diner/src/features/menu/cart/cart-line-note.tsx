import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, TextField } from '@tavolina/shared-ui';
import { NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import { SMALL_ICON } from '../../../lib/icon.ts';
import { hasLongNote } from '../../../lib/pricing/cart-problems.ts';
import type { PricedCartLine } from '../../../lib/pricing/price-cart.ts';
import styles from './cart.module.css';

const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** A line's note for the kitchen: a button that opens its field, which stays open while the note does not fit (product.md §583). */
export const CartLineNote = ({
  line,
  name,
  onChange,
}: {
  line: PricedCartLine;
  /** Of the dish, with what was chosen. */
  name: string;
  onChange: (notes: string) => void;
}) => {
  const { t } = useTranslation('diner');
  const [isNoting, setIsNoting] = useState(false);
  const { notes } = line;
  const isTooLong = hasLongNote(line);
  if (isNoting || isTooLong)
    return (
      <TextField
        hideLabel
        ref={focusOn}
        label={t('cart.noteFor', { name })}
        placeholder={t('cart.noteExample')}
        error={isTooLong ? t('field.tooLong', { max: LIMITS.note }) : undefined}
        value={notes}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setIsNoting(false)}
      />
    );
  return (
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
  );
};
