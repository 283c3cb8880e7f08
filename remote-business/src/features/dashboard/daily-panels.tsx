import { type OrderStats, toDecimal, toMinor } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount, formatMoney } from '@tavolina/shared-ui';
import { DailyPanel, type DayColumn } from './daily-panel.tsx';
import { type CurrencyDays, currencyDays } from './leading-currency.ts';

/** Orders and revenue of each day; the chart of revenue draws the currency that leads (product.md §114). */
export const DailyPanels = ({ period, asTable }: { period: OrderStats['period']; asTable: boolean }) => {
  const { t, i18n } = useTranslation('business');
  const [lead, ...others] = currencyDays(period);
  const money = (amount: number, { currency }: CurrencyDays): string =>
    formatMoney(amount, currency, i18n.language);
  const columnOf = (name: string, of: CurrencyDays): DayColumn => ({
    name,
    values: of.days.map(({ date, revenue }) => ({ day: date, value: revenue })),
    format: (value) => money(value, of),
  });
  const nameOf = ({ currency }: CurrencyDays): string =>
    `${t('dashboard.revenueColumn')} (${t(`currency.${currency}`)})`;
  const allOf = (of: CurrencyDays): string =>
    money(toDecimal(of.days.reduce((sum, { revenue }) => sum + toMinor(revenue), 0)), of);
  return (
    <>
      <DailyPanel
        title={t('dashboard.ordersByDay')}
        kind="bars"
        columns={[
          {
            name: t('dashboard.ordersColumn'),
            values: period.days.map(({ date, orders }) => ({ day: date, value: orders })),
            format: (value) => formatCount(value, i18n.language),
          },
        ]}
        asTable={asTable}
      />
      <DailyPanel
        title={t('dashboard.revenueByDay')}
        kind="line"
        columns={[
          columnOf(others.length > 0 ? nameOf(lead) : t('dashboard.revenueColumn'), lead),
          ...others.map((other) => columnOf(nameOf(other), other)),
        ]}
        beside={
          others.length > 0 ? t('dashboard.alsoCame', { amounts: others.map(allOf).join(' + ') }) : undefined
        }
        asTable={asTable}
      />
    </>
  );
};
