import { setOpeningHours } from '@tavolina/shared-api/client';
import type { StoredHours } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { Notice } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { savedFirst } from '../../lib/merge/saved-first.ts';

/** Removes the shown version of the opening hours, after a question (product.md §266, §301). */
export const RemoveHours = ({
  version,
  onRemoved,
  onConflict,
}: {
  version: number;
  onRemoved: (stored: StoredHours) => void;
  /** Called if it failed because somebody else saved first. */
  onConflict: (failure: unknown) => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const acceptsOrders = useAcceptsOrders();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setOpeningHours({ hours: null, version }),
    onSuccess: onRemoved,
    onError: onConflict,
  });
  return (
    <>
      {error && !savedFirst(error) ? (
        <Notice tone="danger" title={t('hours.remove.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <ConfirmButton
        variant="quiet"
        busy={isPending}
        question={{
          title: t('hours.remove.title'),
          text: t(acceptsOrders ? 'hours.remove.text' : 'hours.remove.textShown'),
          confirmLabel: t('hours.remove.confirm'),
          cancelLabel: t('hours.remove.keep'),
          onConfirm: () => mutate(),
        }}
      >
        {t('hours.remove.press')}
      </ConfirmButton>
    </>
  );
};
