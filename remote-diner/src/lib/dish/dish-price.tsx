import type { Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';

/** What a dish costs, or from what on where that depends on what is chosen (product.md §406). */
export const DishPrice = ({
  price,
  varies,
  currency,
}: {
  price: number | undefined;
  varies: boolean;
  currency: Currency;
}) => {
  const { t, i18n } = useTranslation('diner');
  if (price === undefined) return null;
  const money = formatMoney(price, currency, i18n.language);
  return <strong>{varies ? t('dish.from', { price: money }) : money}</strong>;
};
