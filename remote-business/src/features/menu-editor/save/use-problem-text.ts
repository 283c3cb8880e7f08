import {
  type Currency,
  ITEM_FIELDS,
  LIMITS,
  MENU_FIELDS,
  type PlainFields,
  SECTION_FIELDS,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDecimal, formatMoney } from '@tavolina/shared-ui';
import type { Problem } from './menu-problems.ts';

/** Texts that have one name have one limit, of what part of a menu they may be. */
const FIELDS: PlainFields = { ...MENU_FIELDS, ...SECTION_FIELDS, ...ITEM_FIELDS };

/** Most characters of a text. */
const lengthOf = (name: string): number => {
  const field = FIELDS[name];
  return field?.kind === 'text' ? field.max : LIMITS.title;
};

/** Words what is wrong at a field, in the language of the page. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('business');
  return ({ text, name, field }) => {
    const last = field.split('.').at(-1) ?? '';
    const limits = {
      priceLimit: () => formatMoney(toDecimal(LIMITS.priceMinor), last as Currency, i18n.language),
      tooLong: () => formatDecimal(lengthOf(last), 0, i18n.language),
    };
    const limit = text === 'priceLimit' || text === 'tooLong' ? limits[text]() : undefined;
    return t(`editor.problem.${text}`, { name, limit });
  };
};
