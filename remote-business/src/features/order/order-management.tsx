import { ApiError } from '@tavolina/shared-api/client';
import { type BusinessOrder, LIMITS, ORDER_STATUSES, type OrderStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import {
  Button,
  Notice,
  orderStatusIcon,
  SelectField,
  TextArea,
  useOrderStatusName,
} from '@tavolina/shared-ui';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { nextStep } from '../../lib/next-step.ts';
import page from '../../lib/page.module.css';
import { useChangeOrder } from '../../lib/use-change-order.ts';
import styles from './order.module.css';

/** How long the saved message stays, in ms. */
const SAVED_MS = 3_000;

const ConfirmDialog = lazy(async () => ({
  default: (await import('@tavolina/shared-ui/overlays')).ConfirmDialog,
}));

/** The next step in one press, any status by choice, and the notes of the house. */
export const OrderManagement = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const change = useChangeOrder();
  const [status, setStatus] = useState<OrderStatus>(order.status);
  const [notes, setNotes] = useState(order.internal_notes);
  const [isAsking, setIsAsking] = useState(false);
  const { isSuccess, reset } = change;

  useEffect(() => setStatus(order.status), [order.status]);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  const save = (next: OrderStatus): void =>
    change.mutate({
      id: order.id,
      status: next,
      version: order.version,
      ...(notes === order.internal_notes ? {} : { notes }),
    });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save(status);
  };
  const step = nextStep(order.status);
  const StepIcon = step && orderStatusIcon(step);
  const failure = change.error instanceof ApiError ? change.error.detail : undefined;

  return (
    <section className={page.card} aria-labelledby="manage">
      <h2 id="manage">{t('order.manage')}</h2>
      {isSuccess ? <Notice tone="success">{t('order.saved')}</Notice> : null}
      {change.error ? <Notice tone="danger">{failure || t('order.saveFailed')}</Notice> : null}
      {step && StepIcon ? (
        <Button
          full
          variant="action"
          size="lg"
          busy={change.isPending}
          icon={<StepIcon size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => save(step)}
        >
          {t(`step.${step}`)}
        </Button>
      ) : null}
      <form className={styles.form} onSubmit={handleSubmit}>
        <SelectField
          label={t('order.chooseStatus')}
          value={status}
          options={ORDER_STATUSES.map((value) => ({ value, label: statusName(value) }))}
          onChange={(event) =>
            setStatus(ORDER_STATUSES.find((value) => value === event.target.value) ?? status)
          }
        />
        <TextArea
          label={t('order.notes')}
          rows={4}
          maxLength={LIMITS.description}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Button type="submit" busy={change.isPending}>
          {t('order.save')}
        </Button>
        {order.status === 'cancelled' ? null : (
          <Button variant="danger-quiet" onClick={() => setIsAsking(true)}>
            {t('order.cancel')}
          </Button>
        )}
      </form>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            title={t('order.cancelTitle', { id: order.id })}
            text={t('order.cancelText', { name: order.customer_name })}
            confirmLabel={t('order.cancelConfirm')}
            cancelLabel={t('order.cancelKeep')}
            onConfirm={() => save('cancelled')}
          />
        </Suspense>
      ) : null}
    </section>
  );
};
