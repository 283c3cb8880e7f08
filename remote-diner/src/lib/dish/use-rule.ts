import type { GroupSelection } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { limitsOf } from './use-selections.ts';

/** How many of a group can be chosen, and how many of them are free. */
export const useRule = (group: GroupSelection['group']): string => {
  const { t } = useTranslation('diner');
  const { least, most } = limitsOf(group);
  const isOpen = most >= group.options.length;
  const rule = (): string => {
    if (least === most) return t('dish.pick', { count: least });
    if (least > 0) return isOpen ? t('dish.atLeast', { count: least }) : t('dish.between', { least, most });
    return isOpen ? t('dish.any') : t('dish.upTo', { count: most });
  };
  return [rule(), group.free_choices ? t('dish.free', { count: group.free_choices }) : '']
    .filter(Boolean)
    .join(' · ');
};
