import { useId } from 'react';
import styles from './daily-chart.module.css';

/** Units of the drawing, which is stretched to the room there is. */
const WIDTH = 640;
const HEIGHT = 220;
const BASE = 190;
const TOP = 24;
/** Days whose values the latest one's figure could lie on. */
const BELOW_FIGURE = 4;

/** A round number above the highest value, so that the grid has readable lines; of what is counted, half of it is whole. */
const ceiling = (highest: number, isCounted: boolean): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const steps = [1, 2, 4, 5, 10].map((step) => step * power);
  return steps.find((step) => step >= highest && !(isCounted && step % 2 === 1)) ?? power;
};

/** Values by day as bars or as a line. Screen readers get `summary` and the table beside it. */
export const DailyChart = ({
  kind,
  summary,
  values,
  labelOf,
  format,
}: {
  kind: 'bars' | 'line';
  summary: string;
  values: readonly { day: string; value: number }[];
  /** Short name of a day under the chart. */
  labelOf: (day: string) => string;
  format: (value: number) => string;
}) => {
  const id = useId();
  const top = ceiling(Math.max(...values.map(({ value }) => value), 1), kind === 'bars');
  const levels = [top, top / 2];
  const step = WIDTH / values.length;
  const x = (index: number): number => step * (index + 0.5);
  const y = (value: number): number => BASE - (value / top) * (BASE - TOP);
  const line = values.map(({ value }, index) => `${x(index)} ${y(value)}`).join('L');
  const every = Math.ceil(values.length / 5);
  const last = values.length - 1;
  const latest = values[last];
  const figureOver = Math.max(...values.slice(-BELOW_FIGURE).map(({ value }) => value), 0);
  const at = (left: number, top: number) => ({
    left: `${(left / WIDTH) * 100}%`,
    top: `${(top / HEIGHT) * 100}%`,
  });
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-labelledby={id}>
        <title id={id}>{summary}</title>
        {levels.map((level) => (
          <path key={level} className={styles.grid} d={`M0 ${y(level)}H${WIDTH}`} />
        ))}
        <path className={styles.axis} d={`M0 ${BASE}H${WIDTH}`} />
        {kind === 'line' ? (
          <>
            <path className={styles.area} d={`M${x(0)} ${BASE}L${line}L${x(last)} ${BASE}Z`} />
            <path className={styles.line} d={`M${line}`} />
            {latest ? <path className={styles.point} d={`M${x(last)} ${y(latest.value)}h0`} /> : null}
          </>
        ) : (
          values.map(({ day, value }, index) => (
            <rect
              key={day}
              className={styles.bar}
              data-latest={index === last || undefined}
              x={x(index) - step * 0.3}
              y={y(value)}
              width={step * 0.6}
              height={BASE - y(value)}
              rx="4"
            />
          ))
        )}
      </svg>
      {/* The drawing takes the room there is; its words stay as large as those around it. */}
      <div aria-hidden="true">
        {levels.map((level) => (
          <span key={level} className={styles.level} style={at(0, y(level))}>
            {format(level)}
          </span>
        ))}
        {latest ? (
          <span className={styles.latest} style={at(x(last), y(kind === 'line' ? figureOver : latest.value))}>
            {format(latest.value)}
          </span>
        ) : null}
      </div>
      <div aria-hidden="true">
        {values.map(({ day }, index) =>
          (last - index) % every === 0 ? (
            <span key={day} className={styles.day} style={at(x(index), BASE)}>
              {labelOf(day)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
};
