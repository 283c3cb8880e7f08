import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount, formatMoney } from '@tavolina/shared-ui';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { Change, type ChangeUnit } from './change.tsx';
import styles from './dashboard.module.css';

/** The figures, in their order. */
export const CARDS = [
  { name: 'today', field: 'orders_today', unit: 'count', since: 'day' },
  { name: 'month', field: 'orders_this_month', unit: 'percent', since: 'month' },
  { name: 'average', field: 'average_order_value', unit: 'euro', since: 'month' },
  { name: 'revenue', field: 'total_revenue_this_month', unit: 'percent', since: 'month' },
] as const satisfies readonly { field: keyof OrderStats; unit: ChangeUnit; name: string; since: string }[];

const IN_EURO = ['average', 'revenue'];

/** The four figures of the place, each against a day or a month before. */
export const StatCards = ({ stats }: { stats: OrderStats }) => {
  const { t, i18n } = useTranslation('business');
  return (
    <dl className={clsx(page.figures, styles.stats)}>
      {CARDS.map(({ name, field, unit, since }) => (
        <div key={name}>
          <dt>{t(`dashboard.stats.${name}`)}</dt>
          <dd>
            {IN_EURO.includes(name)
              ? formatMoney(stats[field], 'EUR', i18n.language)
              : formatCount(stats[field], i18n.language)}
            <Change
              now={stats[field]}
              before={stats.before[field]}
              unit={unit}
              since={t(`dashboard.since.${since}`)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
};
