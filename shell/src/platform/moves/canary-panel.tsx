import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDateTime } from '@tavolina/shared-ui';
import styles from './canary-panel.module.css';
import { ChartLine } from './chart-line.tsx';
import { count, type Figures, failures, failuresPerThousand, neverReady, seconds, shift } from './figures.ts';

const TILES: { name: string; of: (figures: Figures) => string }[] = [
  { name: 'failed', of: failures },
  { name: 'paint', of: ({ lcp_p75 }) => seconds(lcp_p75) },
  { name: 'wait', of: ({ inp_p75 }) => seconds(inp_p75) },
  { name: 'shift', of: ({ cls_p75 }) => shift(cls_p75) },
  { name: 'fellBack', of: ({ fell_back }) => count(fell_back) },
  { name: 'silent', of: neverReady },
];

/** Compares a canary with the stable version: figures, and failures by the hour as chart and table. */
export const CanaryPanel = ({
  part,
  percent,
  since,
  stable,
  canary,
}: {
  part: string;
  percent: number;
  since: string;
  stable: Figures;
  canary: Figures;
}) => {
  const { t } = useTranslation('shell');
  const lines = [
    { figures: stable, style: styles.stable, hours: stable.hours.map(failuresPerThousand) },
    { figures: canary, style: styles.canary, hours: canary.hours.map(failuresPerThousand) },
  ];
  const top = Math.max(10, ...lines.flatMap(({ hours }) => hours));
  const title = `canary-${part}`;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{t('platform.canaryOf', { part, version: canary.version })}</h2>
      <p className={styles.muted}>
        {t('platform.share', { percent })} ·{' '}
        {t('platform.openings', { count: canary.opened, value: count(canary.opened) })} ·{' '}
        {t('platform.since', { time: formatDateTime(since) })}
      </p>
      <dl className={styles.tiles}>
        {TILES.map(({ name, of }) => (
          <div key={name}>
            <dt>{t(`platform.figure.${name}`)}</dt>
            <dd>{of(canary)}</dd>
            <dd className={styles.muted}>{t('platform.now', { value: of(stable) })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.legend} aria-hidden="true">
        <strong>{t('platform.perThousand')}</strong>
        {lines.map(({ figures, style }) => (
          <span key={figures.version}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <ChartLine className={style} values={[1, 1]} top={2} />
            </svg>
            {figures.version}
          </span>
        ))}
      </p>
      <svg className={styles.chart} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ figures, style, hours }) => (
          <ChartLine key={figures.version} className={style} values={hours} top={top} />
        ))}
      </svg>
      <details>
        <summary>{t('platform.asTable')}</summary>
        <table>
          <caption>{t('platform.perThousand')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('platform.hoursAgo')}</th>
              {lines.map(({ figures }) => (
                <th key={figures.version} scope="col">
                  {figures.version}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...stable.hours.keys()].map((hour) => (
              <tr key={hour}>
                <th scope="row">{stable.hours.length - hour}</th>
                {lines.map(({ figures, hours }) => (
                  <td key={figures.version}>{count(Math.round(hours[hour] ?? 0))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
