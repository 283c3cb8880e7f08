import { useQuery, useQueryClient, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, EmptyState, LoadNews, Notice, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { type ReactNode, useState } from 'react';
import { draftKey, NEW_MENU, readStoredForm } from '../menus/menu-drafts.ts';
import { useTimeout } from '../use-timeout.ts';
import { fullAt, planUsageQuery } from './plan-usage-query.ts';

/** How long the form waits to hear what the plan allows. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Opens the form of a new menu only where the plan has room for one, so that nobody writes a menu in vain (product.md §125).
 * What was written before, here or in another tab, opens anyway and says what is missing.
 */
export const MenuLimitGuard = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('business');
  const [params] = useSearchParams();
  const usage = useQuery(planUsageQuery);
  const [isOpen, setIsOpen] = useState(
    () => readStoredForm(draftKey(params.get('draft') ?? NEW_MENU)) !== undefined,
  );
  // The menu that is being created takes its own room.
  const isSaving = useQueryClient().isMutating() > 0;
  const limit = fullAt(usage.data);
  const toPlans = <ButtonLink to={PATHS.subscription}>{t('menus.fullPlans')}</ButtonLink>;
  // A form is no reason to wait for long: the server still says when a plan is full.
  const isWaiting = !isOpen && usage.isLoading;
  useTimeout(isWaiting, LONGEST_WAIT_MS, () => setIsOpen(true));
  if (isWaiting || (!isOpen && limit !== undefined))
    return (
      <div className={page.page}>
        <PageTitle title={t('menus.new')} />
        <PageHeader back={{ to: PATHS.menuList, label: t('menus.title') }} title={t('menus.new')} />
        <LoadNews isLoading={isWaiting} result="" />
        {limit === undefined ? (
          <Skeleton height="480px" radius="16px" />
        ) : (
          <EmptyState title={t('menus.full', { count: limit })} text={t('menus.fullText')} action={toPlans} />
        )}
      </div>
    );
  if (!isOpen) setIsOpen(true);
  return (
    <>
      {limit === undefined || isSaving ? null : (
        <div className={page.page}>
          <Notice tone="attention" title={t('menus.full', { count: limit })} action={toPlans}>
            {t('menus.fullKept')}
          </Notice>
        </div>
      )}
      {children}
    </>
  );
};
