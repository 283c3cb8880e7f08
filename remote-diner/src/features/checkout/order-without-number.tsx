import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PageHeader } from '@tavolina/shared-ui';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { FailureNotice } from './failure-notice.tsx';
import type { OrderFailure } from './order-failure.ts';

/** The order is placed, but its number could not be read: asking again finds it. */
export const OrderWithoutNumber = ({
  isBusy,
  failure,
  onAgain,
}: {
  isBusy: boolean;
  failure: OrderFailure | undefined;
  onAgain: () => void;
}) => {
  const { t } = useTranslation('diner');
  return (
    <div className={clsx(page.page, page.narrow)}>
      <PageHeader title={t('confirmation.title')} />
      <Notice tone="success">{t('checkout.numberless.text')}</Notice>
      {failure ? <FailureNotice failure={failure} isBusy={isBusy} /> : null}
      <Button variant="action" size="lg" busy={isBusy} onClick={onAgain}>
        {t('checkout.numberless.again')}
      </Button>
    </div>
  );
};
