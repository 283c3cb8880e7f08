import type { Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { formatCount, formatMoney } from '@tavolina/shared-ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import styles from './dashboard.module.css';

/** How a difference is put: as it is, in hundredths of what was a month before, as money, or in minutes. */
export type ChangeUnit = 'count' | 'percent' | 'money' | 'minutes';

/** From so many times what was before, hundredths tell nobody anything; how many times it is does. */
const TOLD_AS_TIMES = 3;

const differenceOf = (now: number, before: number, unit: ChangeUnit): number => {
  if (unit === 'percent') return Math.round(((now - before) / before) * 100);
  // Of the figures as they are shown.
  return unit === 'money' ? Math.round((now - before) * 100) / 100 : Math.round(now) - Math.round(before);
};

/** What a figure has become against the period before (product.md §62); nothing where there is nothing to compare. */
export const Change = ({
  now,
  before,
  unit,
  currency = 'EUR',
  since,
  isLessBetter = false,
}: {
  now: number | null;
  before: number | null;
  unit: ChangeUnit;
  /** Of money. */
  currency?: Currency;
  /** The period compared with, e.g. "from yesterday". */
  since: string;
  isLessBetter?: boolean;
}) => {
  const { t, i18n } = useTranslation('business');
  if (now === null || before === null || (unit === 'percent' && before === 0)) return null;
  const difference = differenceOf(now, before, unit);
  const size = Math.abs(difference);
  const amount =
    unit === 'money' ? formatMoney(size, currency, i18n.language) : formatCount(size, i18n.language);
  const sign = difference < 0 ? '−' : '+';
  const Icon = difference === 0 ? Minus : difference < 0 ? TrendingDown : TrendingUp;
  // What stayed is neither good nor bad.
  const tone = difference === 0 ? undefined : difference < 0 === isLessBetter ? 'good' : 'bad';
  const words = (): string => {
    if (difference === 0) return t('dashboard.change.none', { since });
    if (unit === 'percent' && now >= before * TOLD_AS_TIMES)
      return t('dashboard.change.times', { amount: formatCount(Math.round(now / before), i18n.language) });
    return t(`dashboard.change.${unit}`, { amount: `${sign}${amount}`, since });
  };
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon {...SMALL_ICON} />
      {words()}
    </span>
  );
};
