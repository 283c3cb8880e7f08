import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';

/** Says on a card whether its place takes online orders (product.md §116). */
export const OrdersBadge = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation('diner');
  return <Badge tone={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'card.orders' : 'card.noOrders')}</Badge>;
};
