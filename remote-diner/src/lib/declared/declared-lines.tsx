import {
  ALLERGEN_ANSWERS,
  ALLERGENS,
  type Declarations,
  DIETS,
  suitableDiets,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useAllergenName, useDietName } from '@tavolina/shared-ui';
import type { LucideIcon } from 'lucide-react';
import styles from './declared.module.css';
import { ALLERGEN_ICONS, DIET_ICONS } from './declared-icons.ts';

interface Named {
  code: string;
  name: string;
  Icon: LucideIcon;
}

/** Names with their icons, after what they have in common. */
const NamedLine = ({ label, names, answer }: { label: string; names: readonly Named[]; answer: string }) =>
  names.length === 0 ? null : (
    <span className={styles.line} data-answer={answer}>
      <span className={styles.answer}>{label}</span>{' '}
      {names.map(({ code, name, Icon }, index) => (
        <span key={code} className={styles.name}>
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
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
    codes.map((code) => ({ code, name: dietName(code), Icon: DIET_ICONS[code] }));
  const suitable = named(suitableDiets(of));
  return (
    <>
      {suitable.length > 0 ? (
        <span className={styles.diets}>
          {suitable.map(({ code, name, Icon }) => (
            <span key={code} className={styles.diet}>
              <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
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
            Icon: ALLERGEN_ICONS[code],
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
