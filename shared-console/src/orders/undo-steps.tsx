import { takeBackStep } from '@tavolina/shared-api/client';
import { type BusinessOrder, isCancelled } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { Notice, useOrderStatusName, visuallyHidden } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../page/refusal.ts';
import { useFailureText } from '../page/use-failure-text.ts';
import { useFocusNear } from '../page/use-focus-near.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ORDERS_KEY, orderQuery, ordersQuery } from './orders-query.ts';
import type { StepTaken } from './steps-taken.ts';
import { UndoBar } from './undo-bar.tsx';
import styles from './undo-steps.module.css';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

const keyOf = ({ id, version }: Pick<StepTaken, 'id' | 'version'>): string => `${id} ${version}`;

/**
 * Offers to take back each step that was taken here within the last 5 s, the newest at the bottom (product.md §129),
 * unless its order is cancelled meanwhile (product.md §632).
 */
export const UndoSteps = ({ steps }: { steps: readonly StepTaken[] }) => {
  const { t } = useTexts();
  const statusName = useOrderStatusName();
  const failureText = useFailureText();
  const client = useQueryClient();
  // As the console has them: nothing is asked for here.
  const { data: orders } = useQuery({ ...ordersQuery, enabled: false });
  const place = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusNear();
  /** Keys of the steps that were taken back or whose time is over. */
  const [over, setOver] = useState<readonly string[]>([]);
  const [takenBack, setTakenBack] = useState<BusinessOrder>();
  const [failures, setFailures] = useState<readonly { id: string; error: Error }[]>([]);
  const { mutate } = useMutation({
    mutationFn: ({ id, version }: StepTaken) => takeBackStep(id, version),
    onSuccess: (before) => {
      client.setQueryData(orderQuery(before.id).queryKey, before);
      setTakenBack(before);
      setFailures((earlier) => earlier.filter(({ id }) => id !== before.id));
    },
    onError: (error, step) => {
      setFailures((earlier) => [...earlier.filter(({ id }) => id !== step.id), { id: step.id, error }]);
      // Without an answer it can be tried again.
      if (!isRefusal(error)) setOver((keys) => keys.filter((key) => key !== keyOf(step)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const offered = steps.filter((step) => step.status !== 'cancelled' && !over.includes(keyOf(step)));
  const next = offered.at(-1);
  const ended = offered.find((step) =>
    orders?.some(
      ({ id, version, status }) => id === step.id && version > step.version && isCancelled(status),
    ),
  );

  const end = (step: StepTaken): void =>
    setOver((keys) => [...keys.filter((key) => steps.some((each) => keyOf(each) === key)), keyOf(step)]);
  const press = (step: StepTaken): void => {
    // The order that moves back may have the keyboard.
    moveFocus();
    end(step);
    mutate(step);
  };
  const leave = (step: StepTaken): void => {
    if (place.current?.contains(document.activeElement)) moveFocus();
    end(step);
  };

  useEffect(() => {
    if (ended) leave(ended);
  });

  const newest = steps.at(-1);
  const newestKey = newest && keyOf(newest);
  useEffect(() => {
    if (newestKey === undefined) return;
    setTakenBack(undefined);
    setFailures([]);
  }, [newestKey]);
  useEffect(() => {
    if (!next) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyped(event.target))
        return;
      event.preventDefault();
      press(next);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });

  return (
    <>
      {failures.map(({ id, error }) => (
        <Notice key={id} tone="danger" title={t('orders.takeBack.failed', { id })}>
          {failureText(error)}
        </Notice>
      ))}
      <div ref={place} className={styles.place} role="status">
        {offered.map((step) => (
          <UndoBar
            key={keyOf(step)}
            step={step}
            isNext={step === next}
            onPress={() => press(step)}
            onOver={() => leave(step)}
          />
        ))}
        {takenBack ? (
          <span className={visuallyHidden}>
            {t('orders.takeBack.done', { id: takenBack.id, status: statusName(takenBack.status) })}
          </span>
        ) : null}
      </div>
    </>
  );
};
