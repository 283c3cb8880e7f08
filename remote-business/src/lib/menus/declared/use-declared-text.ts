import {
  ALLERGEN_ANSWERS,
  ALLERGENS,
  type Allergens,
  type Declarations,
  DIET_ANSWERS,
  DIETS,
  type Diets,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useAllergenName, useDietName } from '@tavolina/shared-ui';

/** Words what is declared of allergens or diets: "Contains: gluten, milk. Free from: nuts"; empty for nothing. */
export const useDeclaredText = () => {
  const { t } = useTranslation('business');
  const allergenName = useAllergenName();
  const dietName = useDietName();
  const allergensText = (allergens: Allergens = {}): string =>
    ALLERGEN_ANSWERS.map((answer) => ({
      answer,
      names: ALLERGENS.filter((code) => allergens[code] === answer).map(allergenName),
    }))
      .filter(({ names }) => names.length > 0)
      .map(({ answer, names }) => `${t(`declared.answer.${answer}`)}: ${names.join(', ')}`)
      .join(' · ');
  const dietsText = (diets: Diets = {}): string =>
    DIET_ANSWERS.map((answer) => ({
      answer,
      names: DIETS.filter((code) => diets[code] === answer).map(dietName),
    }))
      .filter(({ names }) => names.length > 0)
      .map(({ answer, names }) => `${t(`declared.answer.${answer}`)}: ${names.join(', ')}`)
      .join(' · ');
  return {
    /** What a field of an item holds, in words; undefined for fields that declare nothing. */
    fieldText: (field: string, value: unknown): string | undefined => {
      const declared = (value ?? {}) as object;
      const isDiets = field === 'diets';
      if (!isDiets && field !== 'allergens') return undefined;
      return (isDiets ? dietsText(declared) : allergensText(declared)) || t('declared.nothing');
    },
    declaredText: ({ allergens, diets }: Declarations): string =>
      [dietsText(diets), allergensText(allergens)].filter(Boolean).join(' · '),
  };
};
