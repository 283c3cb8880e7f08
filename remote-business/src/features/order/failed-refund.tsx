import { refundOrderAgain } from '@tavolina/shared-api/client';
import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { RotateCcw } from 'lucide-react';
import { SMALL_ICON } from '../../lib/icon.ts';
import { ORDERS_KEY, orderQuery } from '../../lib/orders-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useFocusNear } from '../../lib/use-focus-near.ts';

/** Says that no refund brought the money back, what to do about it, and tries it again with one press (product.md §101). */
export const FailedRefund = ({ order: { id, refund_failed } }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  // The pressed button goes.
  const keepKeys = useFocusNear();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => refundOrderAgain(id),
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const again = (): void => {
    keepKeys();
    mutate();
  };
  if (!refund_failed && !error) return null;
  return (
    <>
      {error ? (
        <Notice tone="danger" title={t('order.refundAgainFailed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      {refund_failed ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" busy={isPending} icon={<RotateCcw {...SMALL_ICON} />} onClick={again}>
              {t('order.refundAgain')}
            </Button>
          }
        >
          {t('order.refundFailed')}
        </Notice>
      ) : null}
    </>
  );
};
