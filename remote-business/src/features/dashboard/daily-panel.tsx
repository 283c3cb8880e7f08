import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount, formatDay, formatMoney, visuallyHidden } from '@tavolina/shared-ui';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { DailyChart } from './daily-chart.tsx';
import styles from './figures.module.css';

/** Orders or revenue by day, as a chart with its table behind it, or as the table alone. */
export const DailyPanel = ({
  of,
  days,
  asTable,
}: {
  of: 'orders' | 'revenue';
  days: OrderStats['period']['days'];
  asTable: boolean;
}) => {
  const { t, i18n } = useTranslation('business');
  const title = t(of === 'orders' ? 'dashboard.ordersByDay' : 'dashboard.revenueByDay');
  const format = (value: number): string =>
    of === 'orders' ? formatCount(value, i18n.language) : formatMoney(value, 'EUR', i18n.language);
  const short = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}`;
  return (
    <section className={page.card} aria-label={title}>
      <h2>{title}</h2>
      {asTable ? null : (
        <DailyChart
          kind={of === 'orders' ? 'bars' : 'line'}
          summary={title}
          values={days.map((day) => ({ day: day.date, value: day[of] }))}
          labelOf={short}
          format={format}
        />
      )}
      {/* A table takes the room of its rows however small it is said to be; what holds it does not. */}
      <div className={asTable ? undefined : visuallyHidden}>
        <table className={clsx(styles.figures, styles.days)}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              <th scope="col">{t(`dashboard.${of}Column`)}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatDay(day.date)}</th>
                <td>{format(day[of])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
