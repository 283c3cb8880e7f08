import type { EuroRates, PlaceOpening } from '@tavolina/shared-api/contract';
import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, formatMoney, Notice } from '@tavolina/shared-ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type Cart, lineKey } from '../../../lib/cart/cart.ts';
import { CartChanges } from '../../../lib/cart/cart-changes.tsx';
import { useLineSheet } from '../../../lib/dish/use-line-sheet.tsx';
import { CallNotice } from '../../../lib/opening/call-notice.tsx';
import type { Call } from '../../../lib/opening/call-of.ts';
import { canBeOrdered, unservedAt } from '../../../lib/pricing/cart-problems.ts';
import type { PricedCart } from '../../../lib/pricing/price-cart.ts';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';

/** A cart to look at and change. */
export interface CartViewProps {
  cart: Cart;
  priced: PricedCart;
  rates: EuroRates;
  onChange: (cart: Cart) => void;
  /** Takes over what the live menu changed. */
  onAccept: () => void;
  /** When the place is open, as its menu says. */
  opening: PlaceOpening | undefined;
  /** Why the place is to be called instead. */
  call: Call | undefined;
  /** The present minute, in ms. */
  minute: number;
  /** What goes well with it (product.md §500). */
  offers: ReactNode;
}

/** What is in the cart, what it costs, when it is served (product.md §466), and the way to pay. */
export const CartLines = ({
  cart,
  priced,
  rates,
  onChange,
  onAccept,
  opening,
  call,
  minute,
  offers,
}: CartViewProps) => {
  const { t, i18n } = useTranslation('diner');
  const connection = useConnection();
  const takesLater = opening?.takes_later === true;
  const unserved = unservedAt(priced, minute);
  const isLaterOnly = call !== undefined || unserved.length > 0;
  const canGoOn = !isLaterOnly || (takesLater && (call?.why ?? 'unseen') === 'unseen');
  const none = useRef<HTMLParagraphElement>(null);
  const { list, removing } = useFocusAfterRemoval<HTMLUListElement>(priced.lines.length, none);
  const handleChange = (next: Cart, index: number): void => {
    if (next.lines.length < cart.lines.length) removing(index);
    onChange(next);
  };
  const { edit, returnsFocus } = useFocusAfterEdit(cart, list, removing);
  const handleEdited = (next: Cart): void => {
    edit(next);
    onChange(next);
  };
  const { openLine, sheet } = useLineSheet(cart, rates, handleEdited, returnsFocus);

  if (cart.lines.length === 0) {
    return (
      <p ref={none} tabIndex={-1} className={styles.none}>
        {t('cart.empty')}
      </p>
    );
  }
  return (
    <>
      <CartChanges cart={cart} priced={priced} onAccept={onAccept} onChoose={openLine} />
      <ul ref={list}>
        {priced.lines.map((line, index) => (
          <CartLine
            key={lineKey(line)}
            line={line}
            cart={cart}
            minute={minute}
            onChoose={openLine}
            onChange={(next) => handleChange(next, index)}
          />
        ))}
      </ul>
      {offers}
      <p className={styles.total} aria-live="polite">
        <span>{t('cart.total')}</span>
        <strong>{formatMoney(priced.total, cart.currency, i18n.language)}</strong>
      </p>
      {cart.currency === 'EUR' ? null : (
        <p className={styles.euro}>
          <span>{t('cart.inEuro')}</span>
          <span>{formatMoney(priced.euroTotal, 'EUR', i18n.language)}</span>
        </p>
      )}
      {priced.euroByRate ? null : <p className={styles.muted}>{t('tracking.ownEuro')}</p>}
      <div className={styles.pay}>
        {connection === 'up' ? null : <Notice tone="attention">{t(`cart.${connection}`)}</Notice>}
        <CallNotice call={call} takesLater={takesLater} />
        {unserved.length > 0 ? (
          <Notice tone="attention">
            {t(takesLater ? 'cart.unservedLater' : 'cart.unserved', {
              names: unserved.map(({ name }) => name).join(', '),
            })}
          </Notice>
        ) : null}
        {connection === 'up' && canBeOrdered(priced) && canGoOn ? (
          <ButtonLink full variant="action" size="lg" to="/checkout" state={{ businessId: cart.businessId }}>
            {t('cart.checkout')} <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </ButtonLink>
        ) : null}
        <p className={styles.muted}>{t('cart.noAccount')}</p>
      </div>
      {sheet}
    </>
  );
};
