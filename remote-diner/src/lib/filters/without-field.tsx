import { ALLERGENS, allergensIn } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useAllergenName } from '@tavolina/shared-ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { DeclaredChoices } from '../declared/declared-choices.tsx';
import { SMALL_ICON } from '../icon.ts';
import styles from './filter-fields.module.css';

/** The allergens that a dish is to be free from, folded until some are chosen (product.md §418). */
export const WithoutField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { t } = useTranslation('diner');
  const allergenName = useAllergenName();
  const chosen = allergensIn(value);
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  return (
    <details
      className={styles.without}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {t('filters.allergies')}
        <ChevronDown {...SMALL_ICON} />
      </summary>
      <DeclaredChoices
        legend={t('menuFilter.without')}
        codes={ALLERGENS}
        chosen={chosen}
        nameOf={allergenName}
        onChange={(next) => onChange(next.join(','))}
      />
      <p>{t('filters.withoutHint')}</p>
    </details>
  );
};
