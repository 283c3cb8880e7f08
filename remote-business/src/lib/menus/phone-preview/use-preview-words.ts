import type { EuroRates, GroupsById } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useDeclaredText } from '../declared/use-declared-text.ts';
import type { PreviewWords } from './preview-sections.ts';

/** What the words of a phone are made with, in the language of the page. */
export const usePreviewWords = (groups: GroupsById, rates: EuroRates | undefined): PreviewWords => {
  const { t, i18n } = useTranslation('business');
  const { declaredText } = useDeclaredText();
  return {
    groups,
    rates,
    language: i18n.language,
    declaredText,
    soldOut: t('menu.soldOut'),
    from: (price) => t('choices.from', { price }),
  };
};
