import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ButtonLink, formatMoney, Notice, QuantityStepper, TextField } from '@tavolina/shared-ui';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Cart, withNotes, withQuantity } from '../../lib/cart/cart.ts';
import type { PricedCart, PricedCartLine } from '../../lib/pricing/price-cart.ts';
import styles from './menu.module.css';

const Line = ({
  line,
  cart,
  onChange,
}: {
  line: PricedCartLine;
  cart: Cart;
  onChange: (cart: Cart) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const [isNoting, setIsNoting] = useState(line.notes !== '');
  const money = (amount: number) => formatMoney(amount, cart.currency, i18n.language);
  return (
    <li className={styles.line}>
      <div>
        <strong>{line.name}</strong>
        <p className={styles.muted}>
          {line.quantity} × {money(line.unit)}
        </p>
      </div>
      <strong>{money(line.total)}</strong>
      {isNoting ? (
        <TextField
          hideLabel
          label={t('cart.noteFor', { name: line.name })}
          placeholder={t('cart.noteExample')}
          value={line.notes}
          maxLength={LIMITS.note}
          onChange={(event) => onChange(withNotes(cart, line.itemId, event.target.value))}
        />
      ) : (
        <div>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('cart.addNoteFor', { name: line.name })}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setIsNoting(true)}
          >
            {t('cart.addNote')}
          </Button>
        </div>
      )}
      <QuantityStepper
        label={line.name}
        value={line.quantity}
        onChange={(quantity) => onChange(withQuantity(cart, { id: line.itemId, name: line.name }, quantity))}
      />
    </li>
  );
};

/** What is in the cart, what it costs, and the way to pay. */
export const CartLines = ({
  cart,
  priced,
  onChange,
}: {
  cart: Cart;
  priced: PricedCart;
  onChange: (cart: Cart) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  if (cart.lines.length === 0) return <p className={styles.muted}>{t('cart.empty')}</p>;
  return (
    <>
      {priced.missing.map((line) => (
        <Notice
          key={line.itemId}
          tone="attention"
          action={
            <Button
              size="sm"
              onClick={() => onChange(withQuantity(cart, { id: line.itemId, name: line.name }, 0))}
            >
              {t('cart.remove')}
            </Button>
          }
        >
          {t('cart.gone', { name: line.name })}
        </Notice>
      ))}
      <ul>
        {priced.lines.map((line) => (
          <Line key={line.itemId} line={line} cart={cart} onChange={onChange} />
        ))}
      </ul>
      <p className={styles.total} aria-live="polite">
        <span>{t('cart.total')}</span>
        <strong>{formatMoney(priced.total, cart.currency, i18n.language)}</strong>
      </p>
      {cart.currency === 'EUR' ? null : (
        <p className={styles.total}>
          <span className={styles.muted}>{t('cart.inEuro')}</span>
          <span className={styles.muted}>{formatMoney(priced.euroTotal, 'EUR', i18n.language)}</span>
        </p>
      )}
      <div className={styles.pay}>
        {priced.lines.length > 0 && priced.missing.length === 0 ? (
          <ButtonLink full variant="action" size="lg" to="/checkout" state={{ businessId: cart.businessId }}>
            {t('cart.checkout')} <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </ButtonLink>
        ) : null}
        <p className={styles.muted}>{t('cart.noAccount')}</p>
      </div>
    </>
  );
};
