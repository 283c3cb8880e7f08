import { setBusy } from '@tavolina/shared-api/client';
import { BUSY_MINUTES, type BusyMinutes, type OrderingState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useIsAhead } from '@tavolina/shared-console/device/use-is-ahead.ts';
import { useChangeOrderingState } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useUntilText } from '@tavolina/shared-console/page/use-until-text.ts';
import { Notice, SegmentedControl } from '@tavolina/shared-ui';
import { useOptimisticChoice } from '../../lib/form/use-optimistic-choice.ts';
import styles from './ordering-bar.module.css';

const OPTIONS = BUSY_MINUTES.map((minutes) => ({ minutes, value: String(minutes) }));

/** Switches the busy mode: adds minutes to promises, and says until when (product.md §287). */
export const BusySwitch = ({ state: { busy_minutes, busy_until } }: { state: OrderingState }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const untilText = useUntilText();
  const isBusy = useIsAhead(busy_until);
  const { mutate, error } = useChangeOrderingState(setBusy);
  const minutes: BusyMinutes = isBusy ? busy_minutes : 0;
  const [shown, press] = useOptimisticChoice(minutes, mutate);
  return (
    <div className={styles.busy}>
      <p className={styles.label} aria-hidden="true">
        {t('busy.label')}
      </p>
      <SegmentedControl
        label={t('busy.label')}
        options={OPTIONS.map((option) => ({
          value: option.value,
          label: option.minutes === 0 ? t('busy.no') : t('busy.minutes', option),
        }))}
        value={String(shown)}
        onChange={(value) => {
          const wanted = OPTIONS.find((option) => option.value === value);
          if (wanted) press(wanted.minutes);
        }}
      />
      <output className={styles.state}>
        {isBusy && busy_until ? t('busy.until', { minutes, when: untilText(busy_until) }) : null}
      </output>
      {error ? <Notice tone="danger">{failureText(error, t('busy.failed'))}</Notice> : null}
    </div>
  );
};
