import { exportMenus } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { PageHeader } from '@tavolina/shared-ui';
import { DownloadButton } from '../../lib/files/download-button.tsx';
import { NewMenuLink } from '../../lib/plans/new-menu-link.tsx';
import { MenusPanel } from './menus-panel.tsx';

/** The business's menus on a page of their own. */
export const MenusScreen = () => {
  const { t } = useTranslation('business');
  const { data } = useQuery(myMenusQuery);
  return (
    <div className={page.page}>
      <PageTitle title={t('menus.title')} />
      <PageHeader
        title={t('menus.title')}
        context={data ? t('menus.count', { count: data.length }) : '\u00a0'}
        actions={
          data?.length === 0 ? null : (
            <div className={page.line}>
              <DownloadButton
                label={t('files.all')}
                failed={t('files.allFailed')}
                fetchFile={async () => ({
                  name: 'tavolina-menus.json',
                  type: 'application/json',
                  text: JSON.stringify(await exportMenus(), null, 2),
                })}
              />
              <NewMenuLink variant="action" />
            </div>
          )
        }
      />
      <MenusPanel isUrgent />
    </div>
  );
};
