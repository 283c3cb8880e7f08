import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { ButtonLink, EmptyState, Skeleton } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { MenuDrafts } from './menu-drafts.tsx';
import styles from './menus.module.css';
import { MenusList } from './menus-list.tsx';
import { PlaceTakenDown } from './place-taken-down.tsx';
import { useMenuActions } from './use-menu-actions.ts';

/** The list of menus. `isUrgent`: the first menu has the page's one red button. */
export const MenusPanel = ({ isUrgent = false }: { isUrgent?: boolean }) => {
  const { t } = useTranslation('business');
  const query = useQuery(myMenusQuery);
  // StoredForm here: what is shown without its last menu, and with it again, is another list.
  const actions = useMenuActions();
  const plus = <Plus {...ICON} />;
  return (
    <>
      <MenuDrafts />
      <QueryState
        query={query}
        failed={t('menus.failed')}
        loading={
          <>
            <div className={styles.search}>
              <Skeleton height="var(--size-field)" radius="10px" />
            </div>
            <div className={styles.grid}>
              <Skeleton height="480px" radius="16px" />
              <Skeleton height="480px" radius="16px" />
            </div>
          </>
        }
        isEmpty={(menus) => menus.length === 0}
        empty={
          <>
            <PlaceTakenDown />
            <EmptyState
              title={t('menus.none')}
              text={t('menus.noneText')}
              action={
                <ButtonLink to={PATHS.createMenu} variant={isUrgent ? 'action' : 'secondary'} icon={plus}>
                  {t('menus.first')}
                </ButtonLink>
              }
            />
          </>
        }
      >
        {(menus) => <MenusList menus={menus} actions={actions} />}
      </QueryState>
    </>
  );
};
