import { TriangleAlert } from 'lucide-react';
import { SMALL_ICON } from '../page/icon.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './kitchen-allergy.module.css';

/** An allergy that the diner named, so that nobody overlooks it; nothing where none was named (product.md §421). */
export const KitchenAllergy = ({ allergy }: { allergy: string | null }) => {
  const { t } = useTexts();
  if (!allergy) return null;
  return (
    <p className={styles.allergy}>
      <TriangleAlert {...SMALL_ICON} />
      <span>
        <strong>{t('allergy.label')}</strong> {allergy}
      </span>
    </p>
  );
};
