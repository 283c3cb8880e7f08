import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';
import { Bill } from './bill.tsx';

/** What was ordered, and its total in the currency it was seen in and in euro, for a slip. */
export const OrderLines = ({ order }: { order: CustomerOrder }) => {
  const { t, i18n } = useTranslation('diner');
  const { display, items } = order;
  const euro = (amount: number) => formatMoney(amount, 'EUR', i18n.language);
  const shown = (amount: number) => formatMoney(amount, display.currency, i18n.language);
  return (
    <Bill
      lines={items.map((item) => ({ ...item, amount: euro(item.line_total) }))}
      seen={
        display.currency === 'EUR'
          ? undefined
          : {
              label: t('tracking.display', { currency: t(`currency.${display.currency}`) }),
              value: shown(display.total_amount),
              note: t('tracking.rate', { rate: shown(display.rate) }),
            }
      }
      total={{ label: t('cart.total'), value: euro(order.total_amount) }}
    />
  );
};
