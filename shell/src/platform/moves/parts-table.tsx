import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import type { Overview } from '../platform-api.ts';
import { CanaryPanel } from './canary-panel.tsx';
import { count } from './figures.ts';
import { MoveQuestion } from './move-question.tsx';
import { BreachNotices, BrokenNotices, MissingNotices } from './notices.tsx';
import { PartRows } from './part-rows.tsx';
import styles from './parts-table.module.css';
import { type Order, useMove } from './use-move.ts';

type Part = ReleaseStatus['parts'][number];

const COLUMNS = [
  { name: 'part' },
  { name: 'live' },
  { name: 'canary' },
  { name: 'opened', isFigure: true },
  { name: 'failed', isFigure: true },
  { name: 'paint', isFigure: true },
  { name: 'day' },
] as const;

/** The live versions of each part with their figures and buttons to roll back, promote or abort. */
export const PartsTable = ({
  overview: { status, figures },
  token,
  onMoved,
}: {
  overview: Overview;
  token: string;
  onMoved: () => void;
}) => {
  const { t } = useTranslation('shell');
  const { move, busy, outcome } = useMove(token, onMoved);
  const [order, setOrder] = useState<Order>();
  const [isAsking, setIsAsking] = useState(false);

  const toldOf = ({ part }: Part) => figures.find((entry) => entry.part === part)?.versions ?? [];

  const handlePress = (asked: Order): void => {
    // A rollback needs no confirmation: its button names the target, and the result can be undone.
    if (asked.action === 'rollback') {
      move(asked);
      return;
    }
    const canary = toldOf(asked.part).find(({ version }) => version === asked.part.canary?.version);
    setOrder({ ...asked, isUnopened: canary?.opened === 0 });
    setIsAsking(true);
  };

  const panelOf = (part: Part) => {
    const told = toldOf(part);
    const stable = told.find(({ version }) => version === part.stable);
    const canary = told.find(({ version }) => version === part.canary?.version);
    return part.canary && stable && canary ? (
      <CanaryPanel
        key={part.part}
        part={part.part}
        percent={part.canary.percent}
        since={part.canary.since}
        stable={stable}
        canary={canary}
      />
    ) : null;
  };

  const skewed = figures
    .flatMap(({ versions }) => versions)
    .reduce((sum, version) => sum + version.skewed, 0);

  return (
    <>
      <BrokenNotices figures={figures} />
      <BreachNotices status={status} />
      <MissingNotices status={status} />
      <div className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={'isFigure' in column ? styles.figure : undefined}
                >
                  {t(`platform.column.${column.name}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {status.parts.map((part) => (
              <PartRows
                key={part.part}
                part={part}
                told={toldOf(part)}
                mayMove={!status.is_observer && (status.may_move === null || status.may_move === part.part)}
                busy={busy}
                outcome={outcome?.part === part.part ? outcome : undefined}
                onPress={handlePress}
              />
            ))}
          </tbody>
        </table>
      </div>
      {skewed > 0 ? (
        <p className={styles.muted}>{t('platform.skewed', { count: skewed, value: count(skewed) })}</p>
      ) : null}
      {status.parts.map(panelOf)}
      {order ? (
        <MoveQuestion
          order={order}
          open={isAsking}
          onOpenChange={setIsAsking}
          onConfirm={() => move(order)}
        />
      ) : null}
    </>
  );
};
