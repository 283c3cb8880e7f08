import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { MenuHeader } from '../../lib/menus/menu-header.tsx';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { ComingList } from './coming-list.tsx';
import { PlanMany } from './plan-many.tsx';

const Prices = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  return (
    <div className={page.form}>
      <MenuHeader
        menu={menu}
        title={t('prices.title', { title: menu.title })}
        context={t('prices.context')}
      />
      <ComingList menu={menu} />
      <PlanMany menu={menu} />
    </div>
  );
};

/** Prices of a menu that come on a day, and new ones for all of it (product.md §475, §476). */
export const PricesScreen = () => <OwnMenuPage>{(menu) => <Prices key={menu.id} menu={menu} />}</OwnMenuPage>;
