import { type Amount, type OrderMoney, orderTotals } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatMoney } from '@tavolina/shared-ui';

/** What an order comes to as it is collected, and small beside it the same in the other currency (product.md §106). */
export const OrderSum = ({ order }: { order: OrderMoney }) => {
  const { i18n } = useTranslation('business');
  const { lead, beside } = orderTotals(order);
  const money = ({ amount, currency }: Amount) => formatMoney(amount, currency, i18n.language);
  return (
    <>
      {money(lead)}
      {beside ? <small className={page.muted}> {money(beside)}</small> : null}
    </>
  );
};
