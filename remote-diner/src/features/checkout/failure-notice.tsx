import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import type { OrderFailure } from './order-failure.ts';

/** What happened to an order that was not placed, what is safe, and the next step. */
export const FailureNotice = ({
  failure,
  onRemove,
}: {
  failure: OrderFailure;
  onRemove: (name: string) => void;
}) => {
  const { t } = useTranslation('diner');
  if (failure.kind === 'unknown')
    return (
      <Notice tone="danger" title={t('checkout.unknown.title')}>
        {t('checkout.unknown.text')}
      </Notice>
    );
  if (failure.kind === 'sold_out') {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" onClick={() => onRemove(failure.name)}>
            {t('checkout.removeAndGoOn', { name: failure.name })}
          </Button>
        }
      >
        {failure.detail}
      </Notice>
    );
  }
  return <Notice tone="danger">{failure.detail || t('checkout.failed')}</Notice>;
};
