import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Skeleton } from '@tavolina/shared-ui';
import { orderingStateQuery } from '../../lib/ordering-state-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { BusySwitch } from './busy-switch.tsx';
import styles from './ordering-bar.module.css';
import { PauseButton } from './pause-button.tsx';

/** Busy mode and pause, for a rush (product.md §303). */
export const OrderingBar = () => {
  const { t } = useTranslation('business');
  return (
    <section className={styles.bar} aria-label={t('pause.controls')}>
      <QueryState
        query={useQuery(orderingStateQuery)}
        failed={t('pause.unknown')}
        loading={<Skeleton height="44px" radius="10px" />}
      >
        {(state) => (
          <>
            <BusySwitch state={state} />
            <PauseButton state={state} />
          </>
        )}
      </QueryState>
    </section>
  );
};
