import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';

/** What the cheapest dish costs, in lek; nothing where that is not known. */
export const FromPrice = ({ price }: { price: number | null | undefined }) => {
  const { t, i18n } = useTranslation('diner');
  return price == null ? null : (
    <span>{t('card.from', { price: formatMoney(price, 'ALL', i18n.language) })}</span>
  );
};
