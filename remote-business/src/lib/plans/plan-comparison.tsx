import { tierFacts } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './plan-comparison.module.css';
import type { PlanOffer } from './plan-offers.ts';

/** What the table says beside the server's limits, by row; `public` is for every plan. */
const ROWS = ['public', 'orders', 'analytics', 'pos', 'reservations', 'help'] as const;

const shownOf = (tier: PlanOffer['tier'], row: (typeof ROWS)[number]): string | boolean => {
  const { orders, compared } = tierFacts(tier);
  return { public: true, orders, ...compared }[row];
};

/** The plans line by line; limits come from the server (product.md §20). */
export const PlanComparison = ({ offers }: { offers: readonly PlanOffer[] }) => {
  const { t } = useTranslation('business');
  const cell = (value: string | boolean): ReactNode => {
    if (typeof value === 'string') return t(`plans.compare.${value}`);
    const Icon = value ? Check : Minus;
    return (
      <Icon size={20} strokeWidth={1.75} role="img" aria-label={t(`plans.compare.${value ? 'yes' : 'no'}`)} />
    );
  };
  const row = (name: string, cellOf: (offer: PlanOffer) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{t(`plans.compare.${name}`)}</th>
      {offers.map((offer) => (
        <td key={offer.tier}>{cellOf(offer)}</td>
      ))}
    </tr>
  );
  const limit = (value: number | null): string =>
    value === null ? t('plans.compare.unlimited') : String(value);
  return (
    <section className={styles.section} aria-labelledby="compare">
      <h2 id="compare">{t('plans.compare.title')}</h2>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('plans.compare.feature')}</th>
              {offers.map(({ tier }) => (
                <th key={tier} scope="col">
                  {t(`plans.name.${tier}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('menus', ({ limits }) => limit(limits.menus))}
            {row('items', ({ limits }) => limit(limits.items))}
            {ROWS.map((name) => row(name, ({ tier }) => cell(shownOf(tier, name))))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
