import { type Declarations, isDeclared } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './declared.module.css';
import { DeclaredLines } from './declared-lines.tsx';

/**
 * What a dish declares of diets and allergens. Where it says nothing of allergens, a sentence tells whom to ask, because
 * silence is no “free from” (product.md §417).
 * @param isAsking false where the sentence stands elsewhere for all dishes
 */
export const DishDeclared = ({ of, isAsking = true }: { of: Declarations; isAsking?: boolean }) => {
  const { t } = useTranslation('diner');
  const isSilent = Object.keys(of.allergens ?? {}).length === 0;
  if (!isDeclared(of) && !isAsking) return null;
  return (
    <div className={styles.declared}>
      <DeclaredLines of={of} />
      {isSilent && isAsking ? <span className={styles.silent}>{t('declared.silent')}</span> : null}
    </div>
  );
};
