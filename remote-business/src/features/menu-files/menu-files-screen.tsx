import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { MenuHeader } from '../../lib/menus/menu-header.tsx';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

const MenuFiles = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  return (
    <div className={page.form}>
      <MenuHeader menu={menu} title={t('files.title', { title: menu.title })} context={t('files.context')} />
      <ExportPart menu={menu} />
      <ImportPart menu={menu} />
    </div>
  );
};

/** A menu leaves as a file, and a table becomes its items (product.md §75). */
export const MenuFilesScreen = () => <OwnMenuPage>{(menu) => <MenuFiles menu={menu} />}</OwnMenuPage>;
