import {
  type Amount,
  type CustomerOrder,
  languagesAsRead,
  lineAmounts,
  lineAsRead,
  orderTotals,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';
import { Bill } from './bill.tsx';

/** What was ordered, its total as it is paid, and small beside it the same in the other currency, for a slip. */
export const OrderLines = ({ order }: { order: CustomerOrder }) => {
  const { t, i18n } = useTranslation('diner');
  const { business, display, items } = order;
  const { lead, beside } = orderTotals(order);
  const money = ({ amount, currency }: Amount) => formatMoney(amount, currency, i18n.language);
  const rate = money({ amount: display.rate, currency: display.currency });
  return (
    <Bill
      lines={items.map((item) => {
        const languages = languagesAsRead(item, business.language);
        const read = lineAsRead(item);
        return {
          ...read,
          language: languages.name,
          chosen: read.choices.map((choice, place) => ({
            ...choice,
            language: languages.choices[place],
          })),
          amount: money(lineAmounts(order, item).total),
        };
      })}
      total={{ label: t('cart.total'), value: money(lead) }}
      beside={
        beside && {
          label: t('checkout.totalIn', { currency: t(`currency.${beside.currency}`) }),
          value: money(beside),
          note: display.euro_by_rate === false ? t('tracking.ownEuro') : t('tracking.rate', { rate }),
        }
      }
    />
  );
};
