import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { Eye, Pencil } from 'lucide-react';
import { MenuStatusBadge, useMenuFacts } from '../../lib/menu-facts.tsx';
import { ownMenuQuery } from '../../lib/menus-query.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { MenuContent } from './menu-content.tsx';
import styles from './menu-view.module.css';

/** A menu as its owner reads it: hidden sections and sold-out items included. */
export const MenuViewScreen = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const factsOf = useMenuFacts();
  const { menuId = '' } = useParams();
  const { data: menu, error, refetch } = useQuery(ownMenuQuery(menuId));
  const back = { to: PATHS.menus, label: t('menus.title') };

  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={page.form}>
        <PageTitle title={t('menuView.notFound')} />
        <PageHeader title={t('menuView.notFound')} />
        <EmptyState
          title={t('menuView.notFoundText')}
          action={<ButtonLink to={PATHS.menus}>{t('menuView.toMenus')}</ButtonLink>}
        />
      </div>
    );
  }
  if (!menu) {
    return (
      <div className={page.form} aria-busy={error === null}>
        <PageTitle title={t('menus.title')} />
        <h1 className={page.hidden}>{t('menus.title')}</h1>
        {error ? (
          <ErrorState title={t('menuView.failed')} text={failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="640px" radius="16px" />
        )}
      </div>
    );
  }
  return (
    <div className={page.form}>
      <PageTitle title={menu.title} />
      <PageHeader
        back={back}
        title={menu.title}
        context={
          <span className={styles.context}>
            <MenuStatusBadge status={menu.is_published} /> {factsOf(menu)}
          </span>
        }
        actions={
          <div className={styles.actions}>
            <ButtonLink
              to={PATHS.publicMenu(menu.id)}
              target="_blank"
              icon={<Eye size={20} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('menuView.public')}
            </ButtonLink>
            <ButtonLink
              to={PATHS.editMenu(menu.id)}
              variant="action"
              icon={<Pencil size={20} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('menuView.edit')}
            </ButtonLink>
          </div>
        }
      />
      <MenuContent menu={menu} />
    </div>
  );
};
