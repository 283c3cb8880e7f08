import { ALLERGENS, type Allergen, DIETS, type Diet } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Checkbox, useAllergenName, useDietName } from '@tavolina/shared-ui';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { SMALL_ICON } from '../../lib/icon.ts';
import { countOf, type MenuFilter } from './menu-filter.ts';
import styles from './menu-filter-panel.module.css';

const toggled = <C extends string>(codes: readonly C[], code: C, isOn: boolean): C[] =>
  isOn ? [...codes, code] : codes.filter((other) => other !== code);

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
  const diets = (code: Diet, isOn: boolean) =>
    onChange({ ...filter, diets: toggled(filter.diets, code, isOn) });
  const without = (code: Allergen, isOn: boolean) =>
    onChange({ ...filter, without: toggled(filter.without, code, isOn) });
  const group = <C extends string>(
    name: 'diets' | 'without',
    codes: readonly C[],
    chosen: readonly C[],
    nameOf: (code: C) => string,
    change: (code: C, isOn: boolean) => void,
  ) =>
    codes.length === 0 ? null : (
      <fieldset className={styles.group}>
        <legend>{t(`menuFilter.${name}`)}</legend>
        <div>
          {codes.map((code) => (
            <Checkbox
              key={code}
              label={nameOf(code)}
              checked={chosen.includes(code)}
              onChange={({ target }) => change(code, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    );
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <SlidersHorizontal {...SMALL_ICON} />
        {count > 0 ? t('menuFilter.titleCount', { count }) : t('menuFilter.title')}
        <ChevronDown {...SMALL_ICON} data-fold />
      </summary>
      <div className={styles.body}>
        {group('diets', shown.diets, filter.diets, dietName, diets)}
        {group('without', shown.without, filter.without, allergenName, without)}
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
