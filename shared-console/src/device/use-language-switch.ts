import { languageAfter, languageOf } from '@tavolina/shared-api/contract';
import { useTexts } from '../texts/use-texts.ts';

/**
 * The language after the one spoken, which of two is the other: the words that offer it, written in it, and the way
 * there. The words stand in the catalogue of the spoken one, so that a third language changes them in each.
 */
export const useLanguageSwitch = () => {
  const { t, i18n } = useTexts();
  const other = languageAfter(languageOf(i18n.resolvedLanguage));
  return {
    language: other,
    label: t('language.switch'),
    name: t('language.other'),
    switchLanguage: () => void i18n.changeLanguage(other),
  };
};
