import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney, QuantityStepper, visuallyHidden } from '@tavolina/shared-ui';
import { Pencil } from 'lucide-react';
import { type Cart, lineKey, roomFor, withNotes, withQuantity } from '../../../lib/cart/cart.ts';
import { nameWithChoices } from '../../../lib/dish/choice-text.ts';
import { ChosenNames } from '../../../lib/dish/chosen-names.tsx';
import { isTooMany } from '../../../lib/pricing/cart-problems.ts';
import type { PricedCartLine } from '../../../lib/pricing/price-cart.ts';
import { useLangOf } from '../../../lib/reading/use-lang-of.ts';
import { ServedLine } from '../../../lib/served/served-line.tsx';
import { useServedText } from '../../../lib/served/use-served-text.ts';
import styles from './cart.module.css';
import { CartLineNote } from './cart-line-note.tsx';

/** A dish in the cart: what it costs, how many, and a note for the kitchen. */
export const CartLine = ({
  line,
  cart,
  minute,
  onChange,
  onChoose,
}: {
  line: PricedCartLine;
  cart: Cart;
  /** The present minute, in ms. */
  minute: number;
  onChange: (cart: Cart) => void;
  /** Opens what was chosen of it. */
  onChoose: (line: PricedCartLine) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const money = (amount: number) => formatMoney(amount, cart.currency, i18n.language);
  const { chosen, problem } = line;
  const served = useServedText()(line.schedules, minute);
  const lang = useLangOf()(line.language);
  const key = lineKey(line);
  const name = nameWithChoices(line.name, chosen);
  return (
    <li tabIndex={-1} className={styles.line}>
      <div>
        {line.isChoosable ? (
          <button type="button" data-line={key} className={styles.choices} onClick={() => onChoose(line)}>
            <strong lang={lang}>
              {line.name} <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
            </strong>
            <span>
              <ChosenNames choices={chosen} /> <span className={visuallyHidden}>{t('dish.change')}</span>
            </span>
          </button>
        ) : (
          <strong lang={lang}>{name}</strong>
        )}
        {problem ? (
          <p className={styles.problem}>{t(`dish.problem.${problem.kind}`, { name: problem.name })}</p>
        ) : null}
        {isTooMany(line) ? (
          <p className={styles.problem}>
            {line.room ? t('cart.onlyLeft', { count: line.room }) : t('cart.noneLeft')}
          </p>
        ) : null}
        <ServedLine served={served} />
        <p className={styles.muted}>
          {line.quantity} × {money(line.unit)}
        </p>
      </div>
      <strong>{money(line.total)}</strong>
      <CartLineNote line={line} name={name} onChange={(notes) => onChange(withNotes(cart, key, notes))} />
      <QuantityStepper
        label={name}
        value={line.quantity}
        max={Math.max(Math.min(roomFor(cart, line, key), line.room ?? Number.POSITIVE_INFINITY), 1)}
        onChange={(quantity) => onChange(withQuantity(cart, key, quantity))}
      />
    </li>
  );
};
