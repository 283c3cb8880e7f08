import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, visuallyHidden } from '@tavolina/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { HolidayProposals } from './holiday-proposals.tsx';
import { type HoursValues, type SpecialDayValues, sortDays } from './hours-values.ts';
import { publicHolidays } from './public-holidays.ts';
import { SpecialDay } from './special-day.tsx';

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Dates with other hours, and proposals of public holidays that are not among them (product.md §281, §302). */
export const SpecialDays = ({ today }: { today: string }) => {
  const { t } = useTranslation('business');
  const { control, getValues } = useFormContext<HoursValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'special' });
  const days = useWatch({ control, name: 'special' });
  const [news, setNews] = useState('');
  const moveFocus = useFocusNear();
  const dates = new Set(days.map(({ date }) => date));
  const holidays = publicHolidays(today, yearAfter(today)).filter(({ date }) => !dates.has(date));
  const room = LIMITS.specialDays - fields.length;
  const handleAdd = (added: readonly SpecialDayValues[]): void => {
    moveFocus();
    replace(sortDays([...getValues('special'), ...added.slice(0, room)]));
    setNews(t('hours.special.added', { count: Math.min(added.length, room) }));
  };
  const handleRemove = (index: number): void => {
    moveFocus();
    remove(index);
  };
  return (
    <section className={page.card} aria-labelledby="special-days">
      <div>
        <h2 id="special-days">{t('hours.special.title')}</h2>
        <p className={page.muted}>{t('hours.special.text')}</p>
      </div>
      {fields.length === 0 ? (
        <p>{t('hours.special.none')}</p>
      ) : (
        <ul>
          {fields.map((field, index) => (
            <SpecialDay key={field.id} index={index} today={today} onRemove={() => handleRemove(index)} />
          ))}
        </ul>
      )}
      <div className={page.line}>
        {room > 0 ? (
          <Button
            icon={<CalendarPlus {...MEDIUM_ICON} />}
            onClick={() => append({ date: '', note: '', ranges: [] })}
          >
            {t('hours.special.add')}
          </Button>
        ) : (
          <p>{t('hours.special.full', { most: LIMITS.specialDays })}</p>
        )}
      </div>
      {room > 0 ? <HolidayProposals holidays={holidays} onAdd={handleAdd} /> : null}
      <output className={visuallyHidden}>{news}</output>
    </section>
  );
};
