import type { Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney } from '@tavolina/shared-ui';
import { Lock } from 'lucide-react';
import type { RefObject } from 'react';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';

/** Places the order, and says what it costs: in euro where it is paid now, else as at the place. */
export const SubmitButton = ({
  ref,
  form,
  priced,
  currency,
  isOnline,
  isBusy,
  isDisabled,
}: {
  ref: RefObject<HTMLButtonElement | null>;
  /** Id of the form that it submits. */
  form: string;
  priced: PricedCart;
  /** The cart's. */
  currency: Currency;
  /** Whether the order is paid now. */
  isOnline: boolean;
  isBusy: boolean;
  isDisabled: boolean;
}) => {
  const { t, i18n } = useTranslation('diner');
  const label = isOnline
    ? t('checkout.pay', { total: formatMoney(priced.euroTotal, 'EUR', i18n.language) })
    : t('checkout.place', { total: formatMoney(priced.total, currency, i18n.language) });
  return (
    <Button
      ref={ref}
      type="submit"
      form={form}
      full
      variant="action"
      size="lg"
      busy={isBusy}
      disabled={isDisabled}
      icon={isOnline ? <Lock size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
    >
      {isBusy ? t('checkout.sending') : label}
    </Button>
  );
};
