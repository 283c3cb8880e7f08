import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { Notice, useOrderStatusName, visuallyHidden } from '@tavolina/shared-ui';
import { hasStatus, isUnanswered } from '../page/refusal.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type FailedChange, hasArrived, type useChangeOrder } from './use-change-order.ts';

const failureKey = (error: Error): 'changeFailed' | 'changedMeanwhile' | 'changeUnknown' => {
  if (hasStatus(error, 409)) return 'changedMeanwhile';
  return isUnanswered(error) ? 'changeUnknown' : 'changeFailed';
};

/** Whether what is said of a failure still holds: the change has not arrived after all, and the order is as it was. */
const stillHolds = ({ change, error, before }: FailedChange, now: BusinessOrderRow | undefined): boolean => {
  if (!now) return true;
  return !hasArrived(change, now) && (hasStatus(error, 409) || now.status === before);
};

/** The results of changes of orders: failures are shown, the last success only announced to screen readers. */
export const OrderChangeStatus = ({
  change: { variables, data, failures },
  orders,
}: {
  change: Pick<ReturnType<typeof useChangeOrder>, 'variables' | 'data' | 'failures'>;
  /** The orders as they are now, which tell whether a change without an answer has arrived. */
  orders: readonly BusinessOrderRow[] | undefined;
}) => {
  const { t } = useTexts();
  const statusName = useOrderStatusName();
  const nowOf = (id: string | undefined) => orders?.find((order) => order.id === id);
  const last = failures.find(({ change }) => change === variables);
  const arrived = last && nowOf(last.change.id);
  const done = arrived && hasArrived(last.change, arrived) ? arrived : data;
  return (
    <>
      {failures
        .filter((failed) => stillHolds(failed, nowOf(failed.change.id)))
        .map(({ change: { id }, error }) => (
          <Notice key={id} tone="danger">
            {t(`orders.${failureKey(error)}`, { id })}
          </Notice>
        ))}
      <output className={visuallyHidden}>
        {done ? t('orders.stepDone', { id: done.id, status: statusName(done.status) }) : null}
      </output>
    </>
  );
};
