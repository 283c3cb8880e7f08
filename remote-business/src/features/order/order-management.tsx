import {
  type BusinessOrder,
  isTooLong,
  LIMITS,
  ORDER_STATUSES,
  type OwnerDeclineReason,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { NextStepButton } from '@tavolina/shared-console/orders/next-step-button.tsx';
import { UndoSteps } from '@tavolina/shared-console/orders/undo-steps.tsx';
import { usePressGuard } from '@tavolina/shared-console/orders/use-press-guard.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, Notice, SelectField, TextArea, useOrderStatusName } from '@tavolina/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OrderPromise } from '../../lib/orders/order-promise.tsx';
import { DeclineOrder } from './decline-order.tsx';
import styles from './order.module.css';
import { OrderConflict } from './order-conflict.tsx';
import { useOrderEdit } from './use-order-edit.ts';

/** The next step as a button, any status by choice, and the internal notes. */
export const OrderManagement = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const failureText = useFailureText();
  const { status, notes, hasNotes, write, discard, isSaving, isSaved, hasMore, failure, conflict, ...edit } =
    useOrderEdit(order);
  const notesField = useRef<HTMLTextAreaElement>(null);
  const areNotesTooLong = isTooLong(notes, LIMITS.description);
  /** Sends nothing while the notes do not fit: they would stay behind (product.md §583). */
  const save: typeof edit.save = (...change) => {
    if (areNotesTooLong) notesField.current?.focus();
    else edit.save(...change);
  };
  const step = nextStep(order.status);
  // After the last step there is no button.
  const moveFocus = useFocusNear();
  /** The status that the button of this page set. */
  const [stepped, setStepped] = useState<typeof status>();
  const guard = usePressGuard([order], new Set(stepped === order.status ? [order.id] : []));
  // Of two presses at the same moment only the first one is a step, and only its device takes it back (product.md §129).
  useEffect(() => {
    if (edit.isTooLate) setStepped(undefined);
  }, [edit.isTooLate]);
  const handleStep = (next: typeof status, promiseMinutes?: number): void => {
    if (!areNotesTooLong) {
      moveFocus();
      setStepped(next);
    }
    save(next, promiseMinutes === undefined ? {} : { promise_minutes: promiseMinutes });
  };
  const handleCancel = (reason: OwnerDeclineReason | undefined, asked: BusinessOrder): void =>
    save('cancelled', reason && { decline_reason: reason }, asked);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) save(status);
  };

  return (
    <section className={page.card} aria-labelledby="manage">
      <h2 id="manage">{t('order.manage')}</h2>
      {isSaved ? (
        <Notice tone="success">
          {t('common.saved')} {hasMore ? t('typedSince') : null}
        </Notice>
      ) : null}
      {failure ? (
        <Notice tone="danger" title={t('order.saveFailed')}>
          {failureText(failure)}
        </Notice>
      ) : null}
      {conflict ? (
        <OrderConflict
          {...conflict}
          current={order.status}
          hasNotes={hasNotes}
          onKeep={(wanted) => {
            if (wanted !== order.status) setStepped(wanted);
            save(wanted);
          }}
          onDiscard={discard}
        />
      ) : null}
      {step ? (
        <div {...guard} className={styles.next}>
          <NextStepButton full variant="action" size="lg" status={step} busy={isSaving} onStep={handleStep} />
          <OrderPromise
            order={order}
            isBusy={isSaving}
            onPromise={(minutes) => handleStep('confirmed', minutes)}
          />
        </div>
      ) : null}
      <form className={styles.form} onSubmit={handleSubmit}>
        <SelectField
          label={t(step ? 'order.orStatus' : 'order.status')}
          value={status}
          options={ORDER_STATUSES.map((value) => ({ value, label: statusName(value) }))}
          onChange={(event) =>
            write({ status: ORDER_STATUSES.find((value) => value === event.target.value) ?? status })
          }
        />
        <TextArea
          label={t('order.notes')}
          hint={t('order.notesHint')}
          rows={4}
          ref={notesField}
          error={areNotesTooLong ? t('field.atMost', { max: LIMITS.description }) : undefined}
          value={notes}
          onChange={(event) => write({ notes: event.target.value })}
        />
        <div className={styles.buttons}>
          {order.status !== 'cancelled' && status === 'cancelled' ? (
            <DeclineOrder order={order} busy={isSaving} onConfirm={handleCancel}>
              {t('order.save')}
            </DeclineOrder>
          ) : (
            <Button type="submit" busy={isSaving}>
              {t('order.save')}
            </Button>
          )}
          {order.status === 'cancelled' ? null : (
            <DeclineOrder variant="danger-quiet" order={order} onConfirm={handleCancel}>
              {t('order.cancel')}
            </DeclineOrder>
          )}
        </div>
      </form>
      <UndoSteps steps={stepped === order.status && !isSaving ? [order] : []} />
    </section>
  );
};
