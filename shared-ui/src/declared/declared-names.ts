import type { Allergen, Diet } from '@tavolina/shared-api/codes';
import { useTranslation } from 'react-i18next';

/** Gives the name of an allergen in the reader's language. */
export const useAllergenName = (): ((allergen: Allergen) => string) => {
  const { t } = useTranslation('ui');
  return (allergen) => t(`allergen.${allergen}`);
};

/** Gives the name of a diet in the reader's language. */
export const useDietName = (): ((diet: Diet) => string) => {
  const { t } = useTranslation('ui');
  return (diet) => t(`diet.${diet}`);
};
