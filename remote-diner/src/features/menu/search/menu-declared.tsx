import { useTranslation } from '@tavolina/shared-api/runtime';
import { countOf, type MenuFilter } from './menu-filter.ts';
import styles from './menu-filter-panel.module.css';
import { MenuFilterPanel } from './menu-filter-panel.tsx';

/** Filters a menu by what its dishes declare; where nothing of it declares anything, says whom to ask (product.md §417, §419). */
export const MenuDeclared = ({
  filter,
  offered,
  isDeclaring,
  onChange,
}: {
  filter: MenuFilter;
  offered: MenuFilter;
  /** Whether any dish, or a choice of one, declares something. */
  isDeclaring: boolean;
  onChange: (next: MenuFilter) => void;
}) => {
  const { t } = useTranslation('diner');
  if (countOf(offered) + countOf(filter) > 0)
    return <MenuFilterPanel filter={filter} offered={offered} onChange={onChange} />;
  return isDeclaring ? null : <p className={styles.silent}>{t('declared.menuSilent')}</p>;
};
