import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button } from '@tavolina/shared-ui';
import { CanaryPanel } from './canary-panel.tsx';
import { count, type Figures, failures, seconds } from './figures.ts';
import { Line } from './line.tsx';
import { BreachNotices, MoveNotice } from './notices.tsx';
import type { Overview } from './platform-api.ts';
import styles from './platform-page.module.css';
import { useMove } from './use-move.ts';

type Part = ReleaseStatus['parts'][number];

const COLUMNS = ['part', 'live', 'canary', 'opened', 'failed', 'paint', 'day'] as const;

/** The figures of one version, as cells of a row. */
const FigureCells = ({ figures }: { figures: Figures | undefined }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <td data-label={t('platform.column.opened')}>{figures ? count(figures.opened) : '–'}</td>
      <td data-label={t('platform.column.failed')}>{figures ? failures(figures) : '–'}</td>
      <td data-label={t('platform.column.paint')}>{seconds(figures?.lcp_p75 ?? null)}</td>
      <td data-label={t('platform.column.day')}>
        {/* The number of openings stands in the row; how they came over the day is for the eye. */}
        {figures ? (
          <svg className={styles.day} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <Line className={styles.line} values={figures.hours.map(({ opened }) => opened)} />
          </svg>
        ) : (
          '–'
        )}
      </td>
    </>
  );
};

/** What each part is at and how it does, with one press back, on or off. */
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

  const buttonFor = (part: Part, action: 'rollback' | 'promote' | 'abort') => (
    <Button
      key={action}
      size="sm"
      busy={busy === part.part}
      aria-label={`${t(`platform.${action}`)}: ${part.part}`}
      onClick={() => void move(part, action)}
    >
      {t(`platform.${action}`)}
    </Button>
  );

  const toldOf = (part: Part) => figures.find((entry) => entry.part === part.part)?.versions ?? [];

  const panelOf = (part: Part) => {
    const [stable, canary] = toldOf(part);
    return part.canary && stable && canary ? (
      <CanaryPanel
        key={part.part}
        part={part.part}
        percent={part.canary.percent}
        stable={stable}
        canary={canary}
      />
    ) : null;
  };

  const rowsOf = (part: Part) => {
    const told = toldOf(part);
    const mayMove = status.may_move === null || status.may_move === part.part;
    const of = (version: string) => told.find((entry) => entry.version === version);
    return [
      <tr key={part.part}>
        <th scope="row">{part.part}</th>
        <td data-label={t('platform.column.live')}>
          <code>{part.stable}</code>
          {part.is_readable ? null : <Badge tone="danger">{t('platform.unreadable')}</Badge>}
        </td>
        <td data-label={t('platform.column.canary')}>–</td>
        <FigureCells figures={of(part.stable)} />
        <td>{mayMove && part.last_good ? buttonFor(part, 'rollback') : null}</td>
      </tr>,
      part.canary ? (
        <tr key={`${part.part} canary`}>
          <th scope="row">{part.part}</th>
          <td data-label={t('platform.column.live')}>
            <code>{part.canary.version}</code>
          </td>
          <td data-label={t('platform.column.canary')}>
            <Badge tone="attention">{t('platform.share', { percent: part.canary.percent })}</Badge>
          </td>
          <FigureCells figures={of(part.canary.version)} />
          <td className={styles.buttons}>
            {mayMove ? [buttonFor(part, 'promote'), buttonFor(part, 'abort')] : null}
          </td>
        </tr>
      ) : null,
    ];
  };

  const skewed = figures
    .flatMap(({ versions }) => versions)
    .reduce((sum, version) => sum + version.skewed, 0);

  return (
    <>
      {outcome ? <MoveNotice outcome={outcome} /> : null}
      <BreachNotices status={status} />
      <div className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`platform.column.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>{status.parts.flatMap(rowsOf)}</tbody>
        </table>
      </div>
      {skewed > 0 ? (
        <p className={styles.muted}>{t('platform.skewed', { count: skewed, value: count(skewed) })}</p>
      ) : null}
      {status.parts.map(panelOf)}
    </>
  );
};
