import { ALLERGENS, DIETS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, useAllergenName, useDietName, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { DeclaredChoices } from '../../../lib/declared/declared-choices.tsx';
import { SMALL_ICON } from '../../../lib/icon.ts';
import { countOf, type MenuFilter } from './menu-filter.ts';
import styles from './menu-filter-panel.module.css';

/** Filters the dishes of a menu by diets, and by what they are to be free from (product.md §419). */
export const MenuFilterPanel = ({
  filter,
  offered,
  onChange,
}: {
  filter: MenuFilter;
  /** What dishes of the menu declare. */
  offered: MenuFilter;
  onChange: (next: MenuFilter) => void;
}) => {
  const { t } = useTranslation('diner');
  const allergenName = useAllergenName();
  const dietName = useDietName();
  const count = countOf(filter);
  const [isOpen, setIsOpen] = useState(count > 0);
  // What an address asks for can be taken back, even where no dish declares it.
  const shown = {
    diets: DIETS.filter((code) => offered.diets.includes(code) || filter.diets.includes(code)),
    without: ALLERGENS.filter((code) => offered.without.includes(code) || filter.without.includes(code)),
  };
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary data-count={count || undefined}>
        <SlidersHorizontal {...SMALL_ICON} />
        <span className={isOpen ? undefined : visuallyHiddenOnPhones}>
          {count > 0 ? t('menuFilter.titleCount', { count }) : t('menuFilter.title')}
        </span>
        <ChevronDown {...SMALL_ICON} data-fold />
      </summary>
      <div className={styles.body}>
        {shown.diets.length === 0 ? null : (
          <DeclaredChoices
            legend={t('menuFilter.diets')}
            codes={shown.diets}
            chosen={filter.diets}
            nameOf={dietName}
            onChange={(diets) => onChange({ ...filter, diets })}
          />
        )}
        {shown.without.length === 0 ? null : (
          <DeclaredChoices
            legend={t('menuFilter.without')}
            codes={shown.without}
            chosen={filter.without}
            nameOf={allergenName}
            onChange={(without) => onChange({ ...filter, without })}
          />
        )}
        <p className={styles.hint}>{t('menuFilter.hint')}</p>
        {count > 0 ? (
          <Button size="sm" onClick={() => onChange({ diets: [], without: [] })}>
            {t('menuFilter.clear')}
          </Button>
        ) : null}
      </div>
    </details>
  );
};
