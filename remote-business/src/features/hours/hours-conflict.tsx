import type { OpenRange, StoredHours } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDayNames } from '../../lib/hours/use-day-names.ts';
import { type ClashAnswer, ClashNotice, type ClashTexts } from '../../lib/merge/clash-notice.tsx';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { HoursRemoved } from './hours-removed.tsx';
import type { HoursValues, SpecialDayValues } from './hours-values.ts';
import type { HoursClash, HoursField } from './merge-hours.ts';
import { useTimesText } from './use-times-text.ts';

const useHoursTexts = (): ClashTexts<HoursField> => {
  const { t } = useTranslation('business');
  const { ofWeek, ofDate } = useDayNames();
  const timesText = useTimesText();
  const dateText = (day: SpecialDayValues | null): string =>
    day ? [timesText(day.ranges), day.note].filter(Boolean).join(' · ') : t('hours.conflict.usual');
  return {
    nameOf: ({ field, part }) => {
      if (field === 'date') return ofDate(part);
      if (field === 'pickup.isThere') return t('hours.own.pickup');
      if (field === 'table.isThere') return t('hours.own.table');
      const day = ofWeek(Number(part));
      return field === 'week' ? day : t(`hours.conflict.${field}`, { day });
    },
    textOf: ({ field }, value) => {
      if (typeof value === 'boolean') return t(value ? 'clash.yes' : 'clash.no');
      return field === 'date'
        ? dateText(value as SpecialDayValues | null)
        : timesText(value as readonly OpenRange[]);
    },
  };
};

interface Props extends Omit<ClashAnswer, 'onSave'> {
  theirs: StoredHours;
  clashesWith: (theirs: StoredHours) => HoursClash[];
  /** `choices` of days which both changed. */
  onSave: (choices?: MergeChoices) => void;
}

const DaysConflict = ({ theirs, clashesWith, ...notice }: Props) => {
  const { t } = useTranslation('business');
  const texts = useHoursTexts();
  // What clashes follows what is typed.
  useWatch({ control: useFormContext<HoursValues>().control });
  return (
    <ClashNotice {...notice} clashes={clashesWith(theirs)} texts={texts} title={t('hours.conflict.title')} />
  );
};

/** Somebody else saved the hours first, and both changed the same days, or removed them (product.md §301). */
export const HoursConflict = (props: Props) =>
  props.theirs.hours ? (
    <DaysConflict {...props} />
  ) : (
    <HoursRemoved isSaving={props.isHeld} onSave={() => props.onSave()} onTake={props.onTake} />
  );
