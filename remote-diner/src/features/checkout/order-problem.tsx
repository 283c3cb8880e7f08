import { FailureNotice } from './failure-notice.tsx';
import { NotNowNotice } from './later-parts.ts';
import type { OrderFailure } from './order-failure.ts';
import type { OrderWay } from './use-order-way.ts';

/** Why an order was not placed, with the next step; nothing while nothing failed. */
export const OrderProblem = ({
  businessId,
  failure,
  isBusy,
  order,
  onRemove,
  choose,
  onChosen,
}: {
  businessId: string;
  failure: OrderFailure | undefined;
  /** The next attempt is on its way: what it is of does not change any more. */
  isBusy: boolean;
  order: OrderWay;
  /** Takes a sold-out dish out of the cart. */
  onRemove: (name: string) => void;
  /** The dish that needs another choice, and the way to it. */
  choose: { name: string; onChoose: () => void } | undefined;
  /** Another way or time was chosen. */
  onChosen: () => void;
}) => {
  if (!failure) return null;
  if (failure.kind === 'not_now')
    return (
      <NotNowNotice
        businessId={businessId}
        failure={failure}
        isBusy={isBusy}
        order={order}
        onChosen={onChosen}
      />
    );
  return <FailureNotice failure={failure} isBusy={isBusy} onRemove={onRemove} choose={choose} />;
};
