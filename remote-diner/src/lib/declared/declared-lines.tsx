import {
  ALLERGEN_ANSWERS,
  ALLERGENS,
  type Allergen,
  type Declarations,
  DIETS,
  type Diet,
  suitableDiets,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useAllergenName, useDietName } from '@tavolina/shared-ui';
import styles from './declared.module.css';
import { DeclaredIcon } from './declared-icon.tsx';

interface Named {
  code: Allergen | Diet;
  name: string;
}

/** Names with their icons, after what they have in common. */
const NamedLine = ({ label, names, answer }: { label: string; names: readonly Named[]; answer: string }) =>
  names.length === 0 ? null : (
    <span className={styles.line} data-answer={answer}>
      <span className={styles.answer}>{label}</span>{' '}
      {names.map(({ code, name }, index) => (
        <span key={code} className={styles.name}>
          <DeclaredIcon code={code} />
          {index < names.length - 1 ? `${name}, ` : name}
        </span>
      ))}
    </span>
  );

/**
 * What a dish or an option declares: its diets, and its allergens by what it says of them. What is not declared is not
 * there (product.md §417).
 */
export const DeclaredLines = ({ of }: { of: Declarations }) => {
  const { t } = useTranslation('diner');
  const allergenName = useAllergenName();
  const dietName = useDietName();
  const { allergens = {}, diets = {} } = of;
  const named = (codes: readonly (typeof DIETS)[number][]) =>
    codes.map((code) => ({ code, name: dietName(code) }));
  const suitable = named(suitableDiets(of));
  return (
    <>
      {suitable.length > 0 ? (
        <span className={styles.diets}>
          {suitable.map(({ code, name }) => (
            <span key={code} className={styles.diet}>
              <DeclaredIcon code={code} />
              {name}
            </span>
          ))}
        </span>
      ) : null}
      {ALLERGEN_ANSWERS.map((answer) => (
        <NamedLine
          key={answer}
          answer={answer}
          label={t(`declared.${answer}`)}
          names={ALLERGENS.filter((code) => allergens[code] === answer).map((code) => ({
            code,
            name: allergenName(code),
          }))}
        />
      ))}
      <NamedLine
        answer="not_suitable"
        label={t('declared.not_suitable')}
        names={named(DIETS.filter((diet) => diets[diet] === 'not_suitable'))}
      />
    </>
  );
};
