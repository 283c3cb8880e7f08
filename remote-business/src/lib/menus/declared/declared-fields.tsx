import {
  ALLERGEN_ANSWERS,
  ALLERGENS,
  type Allergens,
  type Declarations,
  DIET_ANSWERS,
  DIETS,
  type Diets,
  isDeclared,
  type WrongDiet,
  wrongDiets,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { SelectField, useAllergenName, useDietName } from '@tavolina/shared-ui';
import type { Ref } from 'react';
import { FoldedPart } from '../../form/folded-part.tsx';
import styles from './declared-fields.module.css';
import { useDeclaredText } from './use-declared-text.ts';

/** Something whose declarations can be taken over: another item. */
export interface DeclaringOther {
  id: string;
  name: string;
  declared: Declarations;
}

/** One answer to each of some codes, without those that have none; in the order of the codes. */
const answered = <C extends string, A extends string>(
  codes: readonly C[],
  before: Partial<Record<C, A>>,
  code: C,
  answer: A | undefined,
): Partial<Record<C, A>> =>
  Object.fromEntries(
    codes.flatMap((each) => {
      const value = each === code ? answer : before[each];
      return value === undefined ? [] : [[each, value]];
    }),
  ) as Partial<Record<C, A>>;

/** Says why a diet is refused, where it is chosen (product.md §414). */
const useWrongText = () => {
  const { t } = useTranslation('business');
  const allergenName = useAllergenName();
  const dietName = useDietName();
  return (wrong: WrongDiet | undefined): string | undefined => {
    if (!wrong) return undefined;
    const { against } = wrong;
    return 'allergen' in against
      ? t('declared.againstAllergen', { name: allergenName(against.allergen) })
      : t('declared.againstDiet', { name: dietName(against.diet) });
  };
};

/** The two sets of answers, each of which may stay open. */
const AnswerFields = ({
  value,
  onAllergens,
  onDiets,
}: {
  value: Declarations;
  onAllergens: (next: Allergens) => void;
  onDiets: (next: Diets) => void;
}) => {
  const { t } = useTranslation('business');
  const allergenName = useAllergenName();
  const dietName = useDietName();
  const wrongText = useWrongText();
  const { allergens = {}, diets = {} } = value;
  const wrong = wrongDiets(value);
  const options = (
    answers: readonly ((typeof ALLERGEN_ANSWERS)[number] | (typeof DIET_ANSWERS)[number])[],
  ) => [
    { value: '', label: t('declared.none') },
    ...answers.map((answer) => ({ value: answer, label: t(`declared.answer.${answer}`) })),
  ];
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('editor.itemField.allergens')}</legend>
        <div>
          {ALLERGENS.map((code) => (
            <SelectField
              key={code}
              label={allergenName(code)}
              value={allergens[code] ?? ''}
              options={options(ALLERGEN_ANSWERS)}
              onChange={({ target }) => {
                const answer = ALLERGEN_ANSWERS.find((each) => each === target.value);
                onAllergens(answered(ALLERGENS, allergens, code, answer));
              }}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('editor.itemField.diets')}</legend>
        <div>
          {DIETS.map((code) => (
            <SelectField
              key={code}
              label={dietName(code)}
              value={diets[code] ?? ''}
              options={options(DIET_ANSWERS)}
              error={wrongText(wrong.find(({ diet }) => diet === code))}
              onChange={({ target }) => {
                const answer = DIET_ANSWERS.find((each) => each === target.value);
                onDiets(answered(DIETS, diets, code, answer));
              }}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};

/** What an item or an option declares (product.md §415), folded to what it says. */
export const DeclaredFields = ({
  value,
  others = [],
  focus,
  onAllergens,
  onDiets,
}: {
  value: Declarations;
  /** What can be copied. */
  others?: readonly DeclaringOther[];
  /** Gets the focus where something is wrong. */
  focus?: Ref<HTMLElement>;
  onAllergens: (next: Allergens) => void;
  onDiets: (next: Diets) => void;
}) => {
  const { t } = useTranslation('business');
  const { declaredText } = useDeclaredText();
  const copy = (id: string): void => {
    const other = others.find((each) => each.id === id);
    if (!other) return;
    onAllergens({ ...other.declared.allergens });
    onDiets({ ...other.declared.diets });
  };
  return (
    <FoldedPart
      title={t('declared.title')}
      said={declaredText(value) || t('declared.nothing')}
      isWrong={wrongDiets(value).length > 0}
      focus={focus}
    >
      <p className={page.muted}>{t('declared.hint')}</p>
      {others.length > 0 ? (
        <SelectField
          label={t('declared.copy')}
          value=""
          options={[
            { value: '', label: t('declared.copyNone') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => copy(target.value)}
        />
      ) : null}
      <AnswerFields value={value} onAllergens={onAllergens} onDiets={onDiets} />
    </FoldedPart>
  );
};

/** Of some items or options, those that declare something. */
export const declaringOthers = <T extends Declarations & { name: string }>(
  all: readonly T[],
  idOf: (one: T) => string,
  self: string,
): DeclaringOther[] =>
  all
    .filter((one) => idOf(one) !== self && isDeclared(one) && one.name.trim() !== '')
    .map((one) => ({ id: idOf(one), name: one.name, declared: one }));
