import { ApiError, cancelCustomerOrder } from '@tavolina/shared-api/client';
import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';

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
  heading,
  onChanged,
}: {
  order: CustomerOrder;
  email: string;
  /** Says how the order stands; takes the focus when there is nothing to cancel any more. */
  heading: RefObject<HTMLElement | null>;
  onChanged: (order?: CustomerOrder) => void;
}) => {
  const { t } = useTranslation('diner');
  const [isAsking, setIsAsking] = useState(false);
  const canCancel = isCancellable(order);
  const { removing } = useFocusAfterRemoval(canCancel ? 1 : 0, heading);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelCustomerOrder(order.id, email),
    onMutate: () => removing(),
    onSuccess: onChanged,
    // It may have come further than this page knows.
    onError: () => onChanged(),
  });
  const place = order.business.name;
  /** What is said is about the order as it is now: an answer that was lost may have cancelled it, and the place may have been faster. */
  const problem = (): string | undefined => {
    if (!error || order.status === 'canceled') return undefined;
    if (order.status !== 'pending') return t('tracking.cancel.tooLate', { place });
    return (error instanceof ApiError && error.detail) || t('tracking.cancel.failed');
  };
  const failed = problem();
  return (
    <>
      {failed ? <Notice tone="danger">{failed}</Notice> : null}
      {canCancel ? (
        <Button full variant="danger-quiet" busy={isPending} onClick={() => setIsAsking(true)}>
          {t('tracking.cancel.button')}
        </Button>
      ) : null}
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            closesOnBack
            onOpenChange={setIsAsking}
            title={t('tracking.cancel.title', { id: order.id })}
            text={t('tracking.cancel.text', { place })}
            confirmLabel={t('tracking.cancel.confirm')}
            cancelLabel={t('tracking.cancel.keep')}
            onConfirm={mutate}
          />
        </Suspense>
      ) : null}
    </>
  );
};
