import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useWayName } from './use-way-name.ts';

/** How a diner gets an order, and where: at its table, or at the address of its place. */
export const OrderPlace = ({ order }: { order: CustomerOrder }) => {
  const wayName = useWayName();
  const { business, fulfilment } = order;
  return (
    <p>
      <strong>{wayName(order)}</strong>
      <br />
      {[business.name, fulfilment === 'table' ? null : business.address].filter(Boolean).join(', ')}
    </p>
  );
};
