import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, type ButtonProps } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { fullAt, planUsageQuery } from './plan-usage-query.ts';

/** Leads to the form of a new menu; where the plan has no room for one, says so and leads to the plans (product.md §125). */
export const NewMenuLink = ({ variant }: Pick<ButtonProps, 'variant'>) => {
  const { t } = useTranslation('business');
  const limit = fullAt(useQuery(planUsageQuery).data);
  if (limit === undefined)
    return (
      <ButtonLink to={PATHS.createMenu} variant={variant} icon={<Plus {...ICON} />}>
        {t('menus.new')}
      </ButtonLink>
    );
  return (
    <>
      <span className={page.muted}>{t('menus.full', { count: limit })}</span>
      <ButtonLink to={PATHS.subscription}>{t('menus.fullPlans')}</ButtonLink>
    </>
  );
};
