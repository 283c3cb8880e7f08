import type { ReleaseMove } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDateTime, type Tone } from '@tavolina/shared-ui';
import styles from '../sections.module.css';
import { movedVersions } from './moved-versions.ts';

const TONES: Record<ReleaseMove['action'], Tone> = {
  release: 'success',
  canary: 'attention',
  promote: 'success',
  rollback: 'danger',
  abort: 'danger',
};

/** The last moves: what, who, when and why. */
export const History = ({ moves }: { moves: ReleaseMove[] }) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history">{t('platform.history')}</h2>
      {moves.length === 0 ? (
        <p>{t('platform.noMoves')}</p>
      ) : (
        <ol>
          {moves.map((move) => (
            <li key={move.id}>
              <span className={styles.number}>#{move.id}</span>
              <div>
                <p>
                  <strong>{move.part}</strong> {movedVersions(move)}
                </p>
                <p className={styles.muted}>
                  {move.reason} · {move.moved_by} · {formatDateTime(move.moved_at)}
                </p>
                {move.untried === null ? null : (
                  <p className={styles.muted}>{t('platform.untried', { why: move.untried })}</p>
                )}
                {move.team_trial ? (
                  <p className={styles.muted}>{t('platform.ownWord', { team: move.team_trial })}</p>
                ) : null}
              </div>
              <Badge tone={TONES[move.action]}>{t(`platform.action.${move.action}`)}</Badge>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
