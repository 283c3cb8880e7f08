import type { ReleaseAction, ReleaseStatus } from '@tavolina/shared-api/contract';
import { i18n, useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, Notice } from '@tavolina/shared-ui';
import { useState } from 'react';
import { movePart, type Overview } from './platform-api.ts';
import styles from './platform-page.module.css';

type Part = ReleaseStatus['parts'][number];
type Figures = Overview['figures'][number]['versions'][number];

const COLUMNS = ['part', 'live', 'canary', 'opened', 'failed', 'paint'] as const;

const share = ({ opened, failed }: Figures): string =>
  new Intl.NumberFormat(i18n.resolvedLanguage, { style: 'percent', maximumFractionDigits: 2 }).format(
    failed === 0 ? 0 : failed / (opened + failed),
  );

const seconds = (ms: number | null): string =>
  ms === null ? '–' : `${new Intl.NumberFormat(i18n.resolvedLanguage).format(Math.round(ms / 10) / 100)} s`;

/** The figures of one version, as cells of a row. */
const FigureCells = ({ figures }: { figures: Figures | undefined }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <td data-label={t('platform.column.opened')}>
        {figures ? new Intl.NumberFormat(i18n.resolvedLanguage).format(figures.opened) : '–'}
      </td>
      <td data-label={t('platform.column.failed')}>{figures ? share(figures) : '–'}</td>
      <td data-label={t('platform.column.paint')}>{seconds(figures?.lcp_p75 ?? null)}</td>
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
  const [busy, setBusy] = useState('');
  const [refusal, setRefusal] = useState('');

  const handleMove = async ({ part, move_id }: Part, action: ReleaseAction): Promise<void> => {
    setBusy(part);
    setRefusal('');
    try {
      await movePart(token, { part, action, expected_move: move_id, reason: t('platform.byHand') });
    } catch (error) {
      setRefusal(error instanceof Error && error.message !== '' ? error.message : t('platform.failed'));
    }
    setBusy('');
    onMoved();
  };

  const buttonFor = (part: Part, action: 'rollback' | 'promote' | 'abort') => (
    <Button
      key={action}
      size="sm"
      busy={busy === part.part}
      aria-label={`${t(`platform.${action}`)}: ${part.part}`}
      onClick={() => void handleMove(part, action)}
    >
      {t(`platform.${action}`)}
    </Button>
  );

  const rowsOf = (part: Part) => {
    const told = figures.find((entry) => entry.part === part.part)?.versions ?? [];
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

  return (
    <>
      {refusal === '' ? null : <Notice tone="danger">{refusal}</Notice>}
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
    </>
  );
};
