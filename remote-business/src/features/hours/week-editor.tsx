import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDayNames } from '../../lib/hours/use-day-names.ts';
import { CopyDay } from './copy-day.tsx';
import { DayEditor } from './day-editor.tsx';
import styles from './hours.module.css';
import { copyRanges, type HoursValues, WEEK_DAYS, type WeekName } from './hours-values.ts';

/** The hours of each day of a week. */
export const WeekEditor = ({ name }: { name: WeekName }) => {
  const { t } = useTranslation('business');
  const { ofWeek } = useDayNames();
  const { getValues, setValue } = useFormContext<HoursValues>();
  const [copied, setCopied] = useState('');
  const handleCopy = (from: number, days: readonly number[], to: string): void => {
    const ranges = getValues(`${name}.${from}.ranges`);
    for (const day of days)
      if (day !== from) setValue(`${name}.${day}.ranges`, copyRanges(ranges), { shouldDirty: true });
    setCopied(t('hours.copied', { day: ofWeek(from), to }));
  };
  return (
    <div className={styles.week}>
      {WEEK_DAYS.map((index) => {
        const day = ofWeek(index);
        return (
          <DayEditor
            key={index}
            name={`${name}.${index}.ranges`}
            day={day}
            heading={
              <strong className={styles.dayName} aria-hidden="true">
                {day}
              </strong>
            }
            actions={<CopyDay from={index} day={day} onCopy={(days, to) => handleCopy(index, days, to)} />}
          />
        );
      })}
      <output className={visuallyHidden}>{copied}</output>
    </div>
  );
};
