import { type BusinessOrder, paymentState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { KitchenSlip } from '@tavolina/shared-console/slip/kitchen-slip.tsx';
import { PrintSlipButton } from '@tavolina/shared-console/slip/print-slip-button.tsx';
import { OrderStatusBadge, PageHeader, PaymentStatusBadge } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Printer, ReceiptText } from 'lucide-react';
import { ReceiptSlip } from '../../lib/orders/slip/receipt-slip.tsx';
import { useReportSeen } from '../../lib/orders/use-report-seen.ts';
import { FailedRefund } from './failed-refund.tsx';
import styles from './order.module.css';
import { OrderArrival } from './order-arrival.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderManagement } from './order-management.tsx';
import { PrintAgain } from './print-again.tsx';

/** A loaded order. Printed, it is a ticket: its lines, its diner and its total. */
export const OrderPage = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  useReportSeen([order]);
  return (
    <div className={clsx(page.form, styles.paper)}>
      <PageTitle title={order.id} />
      <PageHeader
        back={{ to: PATHS.dashboard('orders'), label: t('orders.title') }}
        title={
          <span className={styles.title}>
            {order.id} <OrderStatusBadge status={order.status} />{' '}
            <PaymentStatusBadge status={paymentState(order)} />
          </span>
        }
        actions={
          <div className={page.line}>
            <OrderArrival order={order} />
            <PrintSlipButton
              size="sm"
              icon={<Printer {...SMALL_ICON} />}
              label={t('slip.ticket')}
              slip={() => <KitchenSlip order={order} lines={order.items} />}
            >
              {t('slip.ticket')}
            </PrintSlipButton>
            <PrintSlipButton
              size="sm"
              icon={<ReceiptText {...SMALL_ICON} />}
              label={t('slip.receipt')}
              slip={() => <ReceiptSlip order={order} />}
            >
              {t('slip.receipt')}
            </PrintSlipButton>
            <PrintAgain order={order} />
          </div>
        }
      />
      <FailedRefund order={order} />
      <div className={styles.layout}>
        <OrderItems order={order} />
        <div className={styles.side}>
          <div className={styles.screen}>
            <OrderManagement order={order} />
          </div>
          <OrderCustomer order={order} />
        </div>
        <div className={styles.screen}>
          <OrderHistory order={order} />
        </div>
      </div>
    </div>
  );
};
