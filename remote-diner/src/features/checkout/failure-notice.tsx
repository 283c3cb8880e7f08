import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import type { OrderFailure } from './order-failure.ts';

/** What happened to an order that was not placed, what is safe, and the next step. */
export const FailureNotice = ({
  failure,
  isBusy,
  onRemove,
  choose,
}: {
  failure: OrderFailure;
  isBusy: boolean;
  /** Takes a sold-out dish out of the cart. */
  onRemove?: (name: string) => void;
  /** The dish that needs another choice, and the way to it. */
  choose?: { name: string; onChoose: () => void } | undefined;
}) => {
  const { t } = useTranslation('diner');
  if (failure.kind === 'not_sent' || failure.kind === 'unknown' || failure.kind === 'payment_unknown') {
    return (
      <Notice tone="danger" title={t(`checkout.${failure.kind}.title`)}>
        {t(`checkout.${failure.kind}.text`)}
      </Notice>
    );
  }
  if (
    failure.kind === 'card_unusable' ||
    failure.kind === 'card_refused' ||
    failure.kind === 'payment_unavailable'
  ) {
    return (
      <Notice tone="danger" title={failure.detail}>
        {t(`checkout.${failure.kind}`)}
      </Notice>
    );
  }
  if (failure.kind === 'sold_out') {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" aria-disabled={isBusy} onClick={() => onRemove?.(failure.name)}>
            {t('checkout.removeAndGoOn', { name: failure.name })}
          </Button>
        }
      >
        {failure.detail}
      </Notice>
    );
  }
  if (failure.kind === 'choice') {
    return (
      <Notice
        tone="danger"
        action={
          choose ? (
            <Button size="sm" aria-disabled={isBusy} onClick={choose.onChoose}>
              {t('dish.chooseFor', { name: choose.name })}
            </Button>
          ) : null
        }
      >
        {failure.detail}
      </Notice>
    );
  }
  return <Notice tone="danger">{failure.detail || t('checkout.failed')}</Notice>;
};
