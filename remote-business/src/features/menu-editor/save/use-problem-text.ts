import { type Currency, LIMITS, toDecimal } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDecimal, formatMoney } from '@tavolina/shared-ui';
import type { Problem } from './menu-problems.ts';

/** Characters of what is not as short as a name. */
const LENGTHS: Partial<Record<string, number>> = { description: LIMITS.description, portion: LIMITS.portion };

/** Words what is wrong at a field, in the language of the page. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('business');
  return ({ text, name, field }) => {
    const last = field.split('.').at(-1) ?? '';
    const limits = {
      priceLimit: () => formatMoney(toDecimal(LIMITS.priceMinor), last as Currency, i18n.language),
      tooLong: () => formatDecimal(LENGTHS[last] ?? LIMITS.title, 0, i18n.language),
    };
    const limit = text === 'priceLimit' || text === 'tooLong' ? limits[text]() : undefined;
    return t(`editor.problem.${text}`, { name, limit });
  };
};
