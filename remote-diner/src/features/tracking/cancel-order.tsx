import { ApiError, cancelCustomerOrder } from '@tavolina/shared-api/client';
import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { lazy, Suspense, useState } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@tavolina/shared-ui/overlays')).ConfirmDialog,
}));

/** Whether a diner may still cancel: neither confirmed nor paid (product.md §53). */
const isCancellable = ({ status, payment_status }: CustomerOrder): boolean =>
  status === 'pending' && (payment_status === 'unpaid' || payment_status === 'pending');

/** Lets a diner take an order back while nobody has begun with it. `onChanged` is told what became of it. */
export const CancelOrder = ({
  order,
  email,
  onChanged,
}: {
  order: CustomerOrder;
  email: string;
  onChanged: (order?: CustomerOrder) => void;
}) => {
  const { t } = useTranslation('diner');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelCustomerOrder(order.id, email),
    onSuccess: onChanged,
    // It may have come further than this page knows.
    onError: () => onChanged(),
  });
  const detail = error instanceof ApiError ? error.detail : '';
  return (
    <>
      {error ? <Notice tone="danger">{detail || t('tracking.cancel.failed')}</Notice> : null}
      {isCancellable(order) ? (
        <Button full variant="danger-quiet" busy={isPending} onClick={() => setIsAsking(true)}>
          {t('tracking.cancel.button')}
        </Button>
      ) : null}
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            title={t('tracking.cancel.title', { id: order.id })}
            text={t('tracking.cancel.text', { place: order.business.name })}
            confirmLabel={t('tracking.cancel.confirm')}
            cancelLabel={t('tracking.cancel.keep')}
            onConfirm={mutate}
          />
        </Suspense>
      ) : null}
    </>
  );
};
