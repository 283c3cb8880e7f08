import { exportMenus } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, PageHeader } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { DownloadButton } from '../../lib/download-button.tsx';
import { ICON } from '../../lib/icon.ts';
import { myMenusQuery } from '../../lib/menus-query.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
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
              <ButtonLink to={PATHS.createMenu} variant="action" icon={<Plus {...ICON} />}>
                {t('menus.new')}
              </ButtonLink>
            </div>
          )
        }
      />
      <MenusPanel isUrgent />
    </div>
  );
};
