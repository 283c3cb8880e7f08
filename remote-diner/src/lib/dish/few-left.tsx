import { LIMITS, type Stock } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** How many are left, where they are few (product.md §437). */
export const FewLeft = ({
  stock,
  className,
}: {
  stock: Stock | undefined;
  className?: string | undefined;
}) => {
  const { t } = useTranslation('diner');
  if (!stock || stock.left > LIMITS.fewLeft || stock.left === 0) return null;
  return <span className={className}>{t('dish.fewLeft', { count: stock.left })}</span>;
};
