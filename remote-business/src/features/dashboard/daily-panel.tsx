import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatDay, visuallyHidden } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { DailyChart } from './daily-chart.tsx';
import styles from './figures.module.css';
import type { Leading } from './leading-currency.ts';

/** A named series with one value per day. */
export interface DayColumn {
  name: string;
  values: readonly { day: string; value: number }[];
  format: (value: number) => string;
}

/** Values by day: a chart of the first column with the table of all behind it, or the table alone. */
export const DailyPanel = ({
  title,
  kind,
  columns,
  beside,
  asTable,
}: {
  title: string;
  kind: 'bars' | 'line';
  columns: Leading<DayColumn>;
  /** What the chart leaves out, in words. */
  beside?: string | undefined;
  asTable: boolean;
}) => {
  const { t } = useTranslation('business');
  const [charted] = columns;
  const short = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}`;
  return (
    <section className={page.card} aria-label={title}>
      <h2>{title}</h2>
      {asTable ? null : <DailyChart {...charted} kind={kind} summary={title} labelOf={short} />}
      {beside && !asTable ? <p className={clsx(page.muted, styles.leftOut)}>{beside}</p> : null}
      {/* A table takes the room of its rows however small it is said to be; what holds it does not. */}
      <div className={asTable ? undefined : visuallyHidden}>
        <table className={clsx(styles.figures, styles.days)}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {charted.values.map(({ day }, index) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                {columns.map(({ name, values, format }) => (
                  <td key={name}>{format(values[index]?.value ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
