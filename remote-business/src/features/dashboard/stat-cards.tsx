import type { Amount, CurrencyFigures, OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatCount } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Change, type ChangeUnit } from './change.tsx';
import styles from './dashboard.module.css';
import { currencyFigures } from './leading-currency.ts';
import { MoneyFigure } from './money-figure.tsx';

const COUNTS = [
  { name: 'today', field: 'orders_today', unit: 'count', since: 'day' },
  { name: 'month', field: 'orders_this_month', unit: 'percent', since: 'month' },
] as const satisfies readonly { field: keyof OrderStats; unit: ChangeUnit; name: string; since: string }[];
const AMOUNTS = [
  { name: 'average', field: 'average_order_value', unit: 'money' },
  { name: 'revenue', field: 'total_revenue_this_month', unit: 'percent' },
] as const satisfies readonly { field: keyof CurrencyFigures; unit: ChangeUnit; name: string }[];

/** The figures, in their order. */
export const CARDS = [...COUNTS, ...AMOUNTS];

/** The four figures of the place, each against a day or a month before; amounts by currency (product.md §62, §114). */
export const StatCards = ({ stats }: { stats: OrderStats }) => {
  const { t, i18n } = useTranslation('business');
  const money = currencyFigures(stats);
  const [lead] = money;
  return (
    <dl className={clsx(page.figures, styles.stats)}>
      {COUNTS.map(({ name, field, unit, since }) => (
        <div key={name}>
          <dt>{t(`dashboard.stats.${name}`)}</dt>
          <dd>
            {formatCount(stats[field], i18n.language)}
            <Change
              now={stats[field]}
              before={stats.before[field]}
              unit={unit}
              since={t(`dashboard.since.${since}`)}
            />
          </dd>
        </div>
      ))}
      {AMOUNTS.map(({ name, field, unit }) => (
        <div key={name}>
          <dt>{t(`dashboard.stats.${name}`)}</dt>
          <dd>
            <MoneyFigure
              amounts={money.map(
                (figures): Amount => ({ amount: figures[field], currency: figures.currency }),
              )}
            />
            <Change
              now={lead[field]}
              before={lead.before[field]}
              unit={unit}
              currency={lead.currency}
              since={t('dashboard.since.month')}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
};
