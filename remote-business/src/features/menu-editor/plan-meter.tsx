import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount } from '@tavolina/shared-ui';
import { useId } from 'react';
import { planUsageQuery } from '../../lib/plans/plan-usage-query.ts';
import styles from './plan-meter.module.css';

/** Keeps the height of a line. */
const NO_TEXT = '\u00a0';

/** How many items of the plan are used, with those of this form that are not saved yet (product.md §20). */
export const PlanMeter = ({ added }: { added: number }) => {
  const { t, i18n } = useTranslation('business');
  const figure = (count: number) => formatCount(count, i18n.language);
  const id = useId();
  const { data, isPending } = useQuery(planUsageQuery);
  if (isPending)
    return (
      <div className={styles.plan} data-waiting aria-hidden="true">
        <span>{NO_TEXT}</span>
        <meter />
      </div>
    );
  // An aid, no part of the work: where it cannot be had, the server still says when a plan is full.
  if (!data || data.items.limit === null) return null;
  const { limit } = data.items;
  const used = data.items.used + added;
  return (
    <div className={styles.plan} data-full={used > limit || undefined}>
      <span id={id}>{t('editor.plan')}</span>
      <span>{t('editor.planUsed', { used: figure(used), limit: figure(limit) })}</span>
      <meter aria-labelledby={id} min={0} max={limit} value={Math.min(used, limit)} />
    </div>
  );
};
