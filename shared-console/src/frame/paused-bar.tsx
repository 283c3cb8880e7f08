import { pauseOrdering } from '@tavolina/shared-api/client';
import { useQuery } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { CirclePause } from 'lucide-react';
import { useIsAhead } from '../device/use-is-ahead.ts';
import { orderingStateQuery, useChangeOrderingState } from '../orders/ordering-state-query.ts';
import { ICON } from '../page/icon.ts';
import { useFailureText } from '../page/use-failure-text.ts';
import { useFocusNear } from '../page/use-focus-near.ts';
import { useUntilText } from '../page/use-until-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './frame.module.css';

/** Says on every page until when no orders are taken, and takes them again with a press (product.md §303). */
export const PausedBar = () => {
  const { t } = useTexts();
  const failureText = useFailureText();
  const untilText = useUntilText();
  const moveFocus = useFocusNear();
  const { data: state } = useQuery(orderingStateQuery);
  const isPaused = useIsAhead(state?.paused_until);
  const { mutate, isPending, error } = useChangeOrderingState(pauseOrdering);
  // A pause that the place made by itself ends with the console's next heartbeat, and is told of there.
  const isByItself = state?.unattended?.until === null;
  if (!isPaused || !state?.paused_until || isByItself) return null;
  const handleResume = (): void => {
    moveFocus();
    mutate({ span: 'no' });
  };
  return (
    <section className={styles.paused} aria-label={t('pause.bar')}>
      <CirclePause {...ICON} />
      <p role="status">
        <strong>{t('pause.until', { when: untilText(state.paused_until) })}</strong>{' '}
        {state.pause_note === '' ? null : (
          <span className={styles.note}>{t('pause.diners', { note: state.pause_note })}</span>
        )}
      </p>
      <Button size="sm" busy={isPending} onClick={handleResume}>
        {t('pause.resume')}
      </Button>
      {error ? <p role="alert">{failureText(error, t('pause.resumeFailed'))}</p> : null}
    </section>
  );
};
