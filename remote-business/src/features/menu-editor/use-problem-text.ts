import { type Currency, LIMITS, toDecimal } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';
import type { Problem } from './menu-problems.ts';

/** Words what is wrong at a field, in the language of the page. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('business');
  return ({ text, name, field }) => {
    const currency = field.split('.').at(-1) as Currency;
    const limit = text === 'priceLimit' && formatMoney(toDecimal(LIMITS.priceMinor), currency, i18n.language);
    return t(`editor.problem.${text}`, { name, limit });
  };
};
