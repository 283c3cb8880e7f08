import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Skeleton } from '@tavolina/shared-ui';
import { FoldedPart } from '../../lib/form/folded-part.tsx';
import { BusySwitch } from './busy-switch.tsx';
import styles from './ordering-bar.module.css';
import { PauseButton } from './pause-button.tsx';
import { useOrderingText } from './use-ordering-text.ts';

/** Busy mode and pause, for a rush (product.md §303). Folded, one line says how orders are taken (product.md §548). */
export const OrderingBar = ({ isFolded }: { isFolded: boolean }) => {
  const { t } = useTranslation('business');
  const query = useQuery(orderingStateQuery);
  const said = useOrderingText(query.data);
  return (
    <section className={isFolded ? styles.folded : styles.bar} aria-label={t('pause.controls')}>
      <QueryState
        query={query}
        failed={t('pause.unknown')}
        loading={<Skeleton height="44px" radius="10px" />}
      >
        {(state) => {
          const controls = (
            <>
              <BusySwitch state={state} />
              <PauseButton state={state} />
            </>
          );
          return isFolded ? (
            <FoldedPart title={t('pause.now')} said={said} isWrong={false}>
              <div className={styles.bar}>{controls}</div>
            </FoldedPart>
          ) : (
            controls
          );
        }}
      </QueryState>
    </section>
  );
};
