import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { PageHeader } from '@tavolina/shared-ui';
import { OwnMenuPage } from '../../lib/own-menu-page.tsx';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

const MenuFiles = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const title = t('files.title', { title: menu.title });
  return (
    <div className={page.form}>
      <PageTitle title={title} />
      <PageHeader
        back={{ to: PATHS.menu(menu.id), label: menu.title }}
        title={title}
        context={t('files.context')}
      />
      <ExportPart menu={menu} />
      <ImportPart menu={menu} />
    </div>
  );
};

/** A menu leaves as a file, and a table becomes its items (product.md §75). */
export const MenuFilesScreen = () => <OwnMenuPage>{(menu) => <MenuFiles menu={menu} />}</OwnMenuPage>;
