import { refundedByHand, refundOrderAgain } from '@tavolina/shared-api/client';
import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { ORDERS_KEY, orderQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, formatMoney, Notice } from '@tavolina/shared-ui';
import { HandCoins, RotateCcw } from 'lucide-react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';

/** Settles a failed refund with a call, and reloads every view of the orders. */
const useSettleRefund = (id: string, settle: (id: string) => Promise<BusinessOrder>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => settle(id),
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
};

/** Says that the refund failed, with buttons to retry it (product.md §101) or to record a refund by hand (product.md §160). */
export const FailedRefund = ({ order }: { order: BusinessOrder }) => {
  const { t, i18n } = useTranslation('business');
  const failureText = useFailureText();
  const again = useSettleRefund(order.id, refundOrderAgain);
  const byHand = useSettleRefund(order.id, refundedByHand);
  // The pressed button disappears.
  const moveFocus = useFocusNear();
  const handleAgain = (): void => {
    moveFocus();
    again.mutate();
  };
  const name = order.customer_name;
  const total = formatMoney(order.total_amount, order.currency, i18n.language);
  return (
    <>
      {again.error ? (
        <Notice tone="danger" title={t('order.refundAgainFailed')}>
          {failureText(again.error)}
        </Notice>
      ) : null}
      {byHand.error ? (
        <Notice tone="danger" title={t('order.refundByHandFailed')}>
          {failureText(byHand.error)}
        </Notice>
      ) : null}
      {order.refund_failed ? (
        <Notice
          tone="danger"
          action={
            <div className={page.line}>
              <ConfirmButton
                size="sm"
                busy={byHand.isPending}
                icon={<HandCoins {...SMALL_ICON} />}
                question={{
                  title: t('order.refundByHandTitle', { name }),
                  text: t('order.refundByHandText', { name, total }),
                  confirmLabel: t('order.refundByHandConfirm'),
                  cancelLabel: t('order.refundByHandKeep'),
                  onConfirm: () => byHand.mutate(),
                }}
              >
                {t('order.refundByHand')}
              </ConfirmButton>
              <Button
                size="sm"
                busy={again.isPending}
                icon={<RotateCcw {...SMALL_ICON} />}
                onClick={handleAgain}
              >
                {t('order.refundAgain')}
              </Button>
            </div>
          }
        >
          {t('order.refundFailed')}
        </Notice>
      ) : null}
    </>
  );
};
