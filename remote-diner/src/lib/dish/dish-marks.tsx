import type { Item } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';

/** Says of a dish that many order it, and that it came to the menu lately (product.md §497, §499). */
export const DishMarks = ({
  item,
  className,
}: {
  item: Pick<Item, 'is_popular' | 'is_new'>;
  className?: string | undefined;
}) => {
  const { t } = useTranslation('diner');
  if (!item.is_popular && !item.is_new) return null;
  return (
    <div className={className}>
      {item.is_popular ? <Badge tone="neutral">{t('dish.popular')}</Badge> : null}
      {item.is_new ? <Badge tone="info">{t('dish.new')}</Badge> : null}
    </div>
  );
};
