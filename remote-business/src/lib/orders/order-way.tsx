import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useDueText } from '@tavolina/shared-console/orders/use-due-text.ts';
import { useWayName } from '@tavolina/shared-console/orders/use-way-name.ts';

type Way = Pick<BusinessOrderRow, 'fulfilment' | 'table' | 'asked_for' | 'promised_at'>;

/** Where an order goes and when it is due: the table or the counter, and the time (product.md §284, §285). */
export const OrderWay = ({ order, now }: { order: Way; now: number }) => {
  const dueText = useDueText();
  const wayName = useWayName();
  const due = dueText(order, now);
  return (
    <span>
      <strong>{wayName(order)}</strong>
      {due ? ` · ${due}` : null}
    </span>
  );
};
