import { use } from 'react';
import { LiveOrdersContext } from '../orders/live-orders-context.ts';

const NAME = 'Tavolina';

/** Names the tab after the page it stands on, and counts the orders that nobody has looked at yet. */
export const PageTitle = ({ title }: { title: string }) => {
  const { unseen } = use(LiveOrdersContext);
  return <title>{`${unseen.length > 0 ? `(${unseen.length}) ` : ''}${title} · ${NAME}`}</title>;
};
