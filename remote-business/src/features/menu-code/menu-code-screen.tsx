import type { Menu } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Button, Notice, Skeleton } from '@tavolina/shared-ui';
import { Printer } from 'lucide-react';
import { MenuHeader } from '../../lib/menus/menu-header.tsx';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { tablesQuery } from '../../lib/tables-query.ts';
import { CodeSheet } from './code-sheet.tsx';
import styles from './menu-code.module.css';
import { TablesSection } from './tables-section.tsx';
import { useTablesPage } from './use-tables-page.ts';

const MenuCode = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const tables = useQuery(tablesQuery);
  const all = tables.data ?? [];
  const paged = useTablesPage(all);
  return (
    <div className={page.form}>
      <div className={styles.settings}>
        <MenuHeader
          menu={menu}
          title={t('code.title', { title: menu.title })}
          context={t('code.context')}
          actions={
            <Button variant="action" icon={<Printer {...ICON} />} onClick={() => window.print()}>
              {t('code.print')}
            </Button>
          }
        />
        {menu.is_published === 'published' ? null : <Notice tone="attention">{t('code.draft')}</Notice>}
        <QueryState
          query={tables}
          failed={t('tables.failed')}
          loading={<Skeleton height="200px" radius="16px" />}
        >
          {() => <TablesSection paged={paged} />}
        </QueryState>
      </div>
      <CodeSheet menu={menu} tables={all} shown={paged.shown} />
    </div>
  );
};

/** QR codes of a menu, one for the door and one for each table, on a sheet to print. */
export const MenuCodeScreen = () => <OwnMenuPage>{(menu) => <MenuCode menu={menu} />}</OwnMenuPage>;
