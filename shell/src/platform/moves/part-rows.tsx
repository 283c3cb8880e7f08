import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button } from '@tavolina/shared-ui';
import { ChartLine } from './chart-line.tsx';
import { count, type Figures, failures, isFailing, seconds } from './figures.ts';
import { OutcomeRow } from './outcome-row.tsx';
import styles from './parts-table.module.css';
import type { Action, Order, Outcome } from './use-move.ts';
import { useMoveName } from './use-move-name.ts';

type Part = ReleaseStatus['parts'][number];

/** Figures of one version, as table cells. */
const FigureCells = ({ figures }: { figures: Figures | undefined }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <td className={styles.figure} data-label={t('platform.column.opened')}>
        {figures ? count(figures.opened) : '–'}
      </td>
      <td className={styles.figure} data-label={t('platform.column.failed')}>
        {figures ? failures(figures) : '–'}
        {figures && isFailing(figures) ? <Badge tone="danger">{t('platform.fails')}</Badge> : null}
      </td>
      <td className={styles.figure} data-label={t('platform.column.paint')}>
        {seconds(figures?.lcp_p75 ?? null)}
      </td>
      <td data-label={t('platform.column.day')}>
        {/* The number of openings stands in the row; how they came over the day is for the eye. */}
        {figures ? (
          <svg className={styles.day} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <ChartLine className={styles.line} values={figures.hours.map(({ opened }) => opened)} />
          </svg>
        ) : (
          '–'
        )}
      </td>
    </>
  );
};

/** Rows of a part: its live version, its canary, and the result of its last move. */
export const PartRows = ({
  part,
  told,
  mayMove,
  busy,
  outcome,
  onPress,
}: {
  part: Part;
  told: readonly Figures[];
  mayMove: boolean;
  /** The part that is being moved; the others are blocked meanwhile. */
  busy: string | undefined;
  outcome: Outcome | undefined;
  /** Called when a button of the part is pressed. */
  onPress: (order: Order) => void;
}) => {
  const { t } = useTranslation('shell');
  const nameOf = useMoveName();
  const figuresOf = (version: string) => told.find((entry) => entry.version === version);
  const lookOf = (figures: Figures | undefined, isThere = true) =>
    !isThere || (figures && isFailing(figures)) ? styles.wrong : undefined;

  const buttonFor = (action: Action) => {
    const name = nameOf({ part, action });
    return (
      <Button
        key={action}
        size="sm"
        busy={busy === part.part}
        aria-disabled={busy !== undefined}
        aria-label={`${name}: ${part.part}`}
        onClick={() => onPress({ part, action })}
      >
        {name}
      </Button>
    );
  };

  const isWhole = (version: string) => part.missing.every((lost) => lost.version !== version);
  const stable = figuresOf(part.stable);
  const canary = part.canary ? figuresOf(part.canary.version) : undefined;
  return (
    <>
      <tr className={lookOf(stable, part.is_readable && isWhole(part.stable))}>
        <th scope="row">{part.part}</th>
        <td data-label={t('platform.column.live')}>
          <code>{part.stable}</code>
          {part.is_readable ? null : <Badge tone="danger">{t('platform.unreadable')}</Badge>}
          {isWhole(part.stable) ? null : <Badge tone="danger">{t('platform.incomplete')}</Badge>}
          {part.last_good === null ? null : (
            <span className={styles.before}>{t('platform.lastGood', { version: part.last_good })}</span>
          )}
        </td>
        <td data-label={t('platform.column.canary')}>–</td>
        <FigureCells figures={stable} />
        <td>{mayMove && part.last_good !== null ? buttonFor('rollback') : null}</td>
      </tr>
      {part.canary ? (
        <tr className={lookOf(canary, isWhole(part.canary.version))}>
          <th scope="row">{part.part}</th>
          <td data-label={t('platform.column.live')}>
            <code>{part.canary.version}</code>
          </td>
          <td data-label={t('platform.column.canary')}>
            <Badge tone="attention">{t('platform.share', { percent: part.canary.percent })}</Badge>
          </td>
          <FigureCells figures={canary} />
          <td>
            {mayMove ? (
              <div className={styles.buttons}>
                {buttonFor('promote')}
                {buttonFor('abort')}
              </div>
            ) : null}
          </td>
        </tr>
      ) : null}
      {outcome ? <OutcomeRow outcome={outcome} /> : null}
    </>
  );
};
