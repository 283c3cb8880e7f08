import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney, Notice } from '@tavolina/shared-ui';
import type { PricedCart } from '../pricing/price-cart.ts';
import type { Cart } from './cart.ts';

/** What the live menu changed about a cart, and one step that takes it over. Nothing when nothing changed. */
export const CartChanges = ({
  cart,
  priced,
  onAccept,
}: {
  cart: Cart;
  priced: PricedCart;
  onAccept: () => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  if (priced.missing.length === 0 && priced.changed.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, cart.currency, i18n.language);
  const sentences = [
    ...priced.missing.map(({ name }) => t('cart.gone', { name })),
    ...priced.changed.map(({ name, before, now }) =>
      t('cart.repriced', { name, before: money(before), now: money(now) }),
    ),
  ];
  return (
    <Notice
      tone="attention"
      title={t('cart.changed')}
      action={
        <Button size="sm" onClick={onAccept}>
          {t('cart.accept')}
        </Button>
      }
    >
      {sentences.join(' ')}
    </Notice>
  );
};
