import { OPERATOR_ACTS, type OperatorAct, type OperatorActKind } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDateTime, formatTime } from '@tavolina/shared-ui';
import { PlaceLink } from '../operator-links.tsx';
import styles from '../sections.module.css';

const isKnown = (act: string): act is OperatorActKind => OPERATOR_ACTS.some((known) => known === act);

/** Acts: what was done to what, a place by its name, why, by whom and when. A kind that a later server records is shown by its code. */
export const ActsList = ({ acts }: { acts: readonly OperatorAct[] }) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.section} aria-label={t('platform.acts.title')}>
      <ol>
        {acts.map(({ id, act, about, place, reason, acted_by, acted_at, until }) => (
          <li key={id}>
            <div>
              <p>
                <strong>{place ? <PlaceLink {...place} /> : about}</strong>
              </p>
              <p className={styles.muted}>
                {[
                  ...(reason === null ? [] : [reason]),
                  acted_by,
                  formatDateTime(acted_at),
                  ...(until ? [t('platform.acts.until', { time: formatTime(until) })] : []),
                ].join(' · ')}
              </p>
            </div>
            <Badge tone="neutral">{isKnown(act) ? t(`platform.acts.kind.${act}`) : act}</Badge>
          </li>
        ))}
      </ol>
    </section>
  );
};
