import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { lazy, Suspense, useState } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@tavolina/shared-ui/overlays')).ConfirmDialog,
}));

/** Cancels an order, after asking. */
export const CancelOrder = ({ order, onConfirm }: { order: BusinessOrder; onConfirm: () => void }) => {
  const { t } = useTranslation('business');
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const ask = (): void => {
    setHasAsked(true);
    setIsAsking(true);
  };
  return (
    <>
      <Button variant="danger-quiet" onClick={ask}>
        {t('order.cancel')}
      </Button>
      {hasAsked ? (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={t('order.cancelTitle', { id: order.id })}
            text={t('order.cancelText', { name: order.customer_name })}
            confirmLabel={t('order.cancelConfirm')}
            cancelLabel={t('order.cancelKeep')}
            onConfirm={onConfirm}
          />
        </Suspense>
      ) : null}
    </>
  );
};
