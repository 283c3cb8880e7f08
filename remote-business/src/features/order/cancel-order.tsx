import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { AskFirst } from '../../lib/ask-first.tsx';

/** Cancels an order, after asking. */
export const CancelOrder = ({ order, onConfirm }: { order: BusinessOrder; onConfirm: () => void }) => {
  const { t } = useTranslation('business');
  return (
    <AskFirst
      variant="danger-quiet"
      question={{
        title: t('order.cancelTitle', { id: order.id }),
        text: t('order.cancelText', { name: order.customer_name }),
        confirmLabel: t('order.cancelConfirm'),
        cancelLabel: t('order.cancelKeep'),
        onConfirm,
      }}
    >
      {t('order.cancel')}
    </AskFirst>
  );
};
