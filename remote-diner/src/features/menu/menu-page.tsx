import type { ExchangeRates, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import type { ReactNode } from 'react';
import page from '../../lib/page.module.css';
import { itemsOf } from '../../lib/pricing/dish-prices.ts';
import styles from './menu.module.css';
import { MenuContent } from './menu-content.tsx';
import { DISHES } from './menu-sections.ts';
import { useJump } from './use-jump.ts';

/** Leads the keyboard past what stands above the dishes of a menu. */
const SkipToDishes = () => {
  const { t } = useTranslation('diner');
  const handleSkip = useJump();
  return (
    <a className={styles.skip} href={`#${DISHES}`} onClick={handleSkip}>
      {t('menu.skipToDishes')}
    </a>
  );
};

/**
 * A menu, on a page of its own and as a tab on that of its place. What stands around its dishes stays as it is when they
 * come, with what was pressed in it (product.md §567).
 */
export const MenuPage = ({
  menu,
  rates,
  header,
  waiting,
  about,
}: {
  /** Undefined until it has come. */
  menu: Menu | undefined;
  /** Undefined until they have come. */
  rates: ExchangeRates | undefined;
  header: ReactNode;
  /** What stands in the place of the dishes until they have come. */
  waiting?: ReactNode;
  /** What stands below the dishes. */
  about?: ReactNode;
}) => (
  <div className={page.page}>
    {menu && itemsOf(menu).length > 0 ? <SkipToDishes /> : null}
    {header}
    {menu && rates ? <MenuContent menu={menu} rates={rates} /> : waiting}
    {about}
  </div>
);
