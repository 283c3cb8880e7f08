import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice, useOrderStatusName, visuallyHidden } from '@tavolina/shared-ui';
import { hasStatus, isUnanswered } from './refusal.ts';
import { hasArrived, type useChangeOrder } from './use-change-order.ts';

const failureKey = (error: Error): 'changeFailed' | 'changedMeanwhile' | 'changeUnknown' => {
  if (hasStatus(error, 409)) return 'changedMeanwhile';
  return isUnanswered(error) ? 'changeUnknown' : 'changeFailed';
};

/** The result of the last change of an order: failures are shown, successes only announced to screen readers. */
export const OrderChangeStatus = ({
  change: { variables, error, data },
  orders,
}: {
  change: Pick<ReturnType<typeof useChangeOrder>, 'variables' | 'error' | 'data'>;
  /** The orders as they are now, which tell whether a change without an answer has arrived. */
  orders: readonly BusinessOrderRow[] | undefined;
}) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const id = variables?.id;
  const changed = orders?.find((order) => order.id === id);
  const isArrived = error !== null && variables && changed && hasArrived(variables, changed);
  const done = isArrived ? changed : data;
  return (
    <>
      {error && !isArrived ? <Notice tone="danger">{t(`orders.${failureKey(error)}`, { id })}</Notice> : null}
      <output className={visuallyHidden}>
        {done ? t('orders.stepDone', { id, status: statusName(done.status) }) : null}
      </output>
    </>
  );
};
