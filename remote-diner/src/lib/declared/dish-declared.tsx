import { ALLERGENS, type Declarations, isDeclared } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './declared.module.css';
import { DeclaredLines } from './declared-lines.tsx';

/**
 * What a dish declares of diets and allergens. Of allergens that it does not name, it says that they are not declared,
 * because silence is no “free from” (product.md §417).
 * @param isAsking false where the sentence stands elsewhere for all dishes
 */
export const DishDeclared = ({ of, isAsking = true }: { of: Declarations; isAsking?: boolean }) => {
  const { t } = useTranslation('diner');
  const answered = Object.keys(of.allergens ?? {}).length;
  if (!isDeclared(of) && !isAsking) return null;
  return (
    <div className={styles.declared}>
      <DeclaredLines of={of} />
      {isAsking && answered < ALLERGENS.length ? (
        <span className={styles.silent}>{t(answered === 0 ? 'declared.silent' : 'declared.partly')}</span>
      ) : null}
    </div>
  );
};
