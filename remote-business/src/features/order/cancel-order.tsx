import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type ButtonProps, formatMoney } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/confirm-button.tsx';

/** Cancels an order, after asking; a paid one is given back and stays cancelled (product.md §52). */
export const CancelOrder = ({
  order,
  onConfirm,
  ...button
}: Pick<ButtonProps, 'variant' | 'busy' | 'children'> & { order: BusinessOrder; onConfirm: () => void }) => {
  const { t, i18n } = useTranslation('business');
  const text = t('order.cancelText', { name: order.customer_name });
  const total = formatMoney(order.total_amount, order.currency, i18n.language);
  return (
    <ConfirmButton
      {...button}
      question={{
        title: t('order.cancelTitle', { id: order.id }),
        text: order.payment_status === 'paid' ? `${text} ${t('order.cancelRefund', { total })}` : text,
        confirmLabel: t('order.cancelConfirm'),
        cancelLabel: t('order.cancelKeep'),
        onConfirm,
      }}
    />
  );
};
