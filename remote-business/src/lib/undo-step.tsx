import { takeBackStep } from '@tavolina/shared-api/client';
import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ignoreSecondTap, Notice, useOrderStatusName } from '@tavolina/shared-ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SMALL_ICON } from './icon.ts';
import { ORDERS_KEY, orderQuery } from './orders-query.ts';
import styles from './undo-step.module.css';
import { useFailureText } from './use-failure-text.ts';
import { useFocusNear } from './use-focus-near.ts';

/** How long a step can be taken back, in ms (product.md §129). */
const UNDO_MS = 5_000;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** Offers for 5 s to take back the step that an order has just taken here (product.md §129). */
export const UndoStep = ({
  order,
}: {
  /** As the step left it; undefined where nothing can be taken back. */
  order: Pick<BusinessOrder, 'id' | 'status' | 'version'> | undefined;
}) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const failureText = useFailureText();
  const client = useQueryClient();
  const step = order && order.status !== 'cancelled' ? `${order.id} ${order.version}` : undefined;
  const [over, setOver] = useState<string>();
  const takeBack = useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) => takeBackStep(id, version),
    onSuccess: (before) => client.setQueryData(orderQuery(before.id).queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const { mutate, reset } = takeBack;
  const offered = step === over ? undefined : step;
  const place = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusNear();
  const press = (): void => {
    if (!order || !offered) return;
    // The order that moves back may have the keyboard.
    moveFocus();
    setOver(step);
    mutate(order);
  };

  useEffect(() => {
    if (step === undefined) return;
    reset();
  }, [step, reset]);
  const leave = useEffectEvent(() => {
    if (place.current?.contains(document.activeElement)) moveFocus();
    setOver(step);
  });
  useEffect(() => {
    if (!offered) return;
    const timer = setTimeout(() => leave(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  useEffect(() => {
    if (!offered) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyped(event.target))
        return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });

  return (
    <>
      {takeBack.error ? (
        <Notice tone="danger" title={t('orders.takeBack.failed')}>
          {failureText(takeBack.error)}
        </Notice>
      ) : null}
      <div ref={place} className={styles.place} role="status">
        {takeBack.data ? (
          t('orders.takeBack.done', { id: takeBack.data.id, status: statusName(takeBack.data.status) })
        ) : offered && order ? (
          <div className={styles.bar} data-undo>
            <span>{t('orders.stepDone', { id: order.id, status: statusName(order.status) })}</span>
            <Button
              size="sm"
              icon={<Undo2 {...SMALL_ICON} />}
              aria-keyshortcuts="Control+Z"
              onClick={(event) => {
                ignoreSecondTap(event);
                press();
              }}
            >
              {t('orders.takeBack.press')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
};
