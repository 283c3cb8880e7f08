import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, IconButton, TextField } from '@tavolina/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type FieldError, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { useDayNames } from '../../lib/hours/use-day-names.ts';
import { DayEditor } from './day-editor.tsx';
import styles from './hours.module.css';
import type { HoursValues } from './hours-values.ts';
import { useTimesText } from './use-times-text.ts';

/** A date with other hours, as a line that can be edited (product.md §281). */
export const SpecialDay = ({
  index,
  today,
  onRemove,
}: {
  index: number;
  /** `YYYY-MM-DD`; earlier dates have no effect. */
  today: string;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const { ofDate } = useDayNames();
  const timesText = useTimesText();
  const name = `special.${index}` as const;
  const { control, register, getValues, trigger } = useFormContext<HoursValues>();
  const values = useWatch({ control, name });
  const rules = useFieldRules();
  const { errors } = useFormState({ control, name });
  const [stored] = useState(values.date);
  const [isEditing, setIsEditing] = useState(values.date === '');
  const errorAt = (field: 'date' | 'note'): string | undefined =>
    (get(errors, `${name}.${field}`) as FieldError | undefined)?.message;
  // A day with an error stays open for editing, also after it is corrected.
  if (!isEditing && get(errors, name) !== undefined) setIsEditing(true);
  const day = values.date === '' ? t('hours.special.new') : ofDate(values.date);
  const remove = (
    <IconButton
      label={t('hours.special.remove', { day })}
      icon={<Trash2 {...MEDIUM_ICON} />}
      onClick={onRemove}
    />
  );
  if (!isEditing)
    return (
      <li className={styles.specialLine}>
        <p>
          <strong>{day}</strong>
          <span className={page.muted}>
            {[values.note, timesText(values.ranges)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <IconButton
          label={t('hours.special.edit', { day })}
          icon={<Pencil {...MEDIUM_ICON} />}
          onClick={() => setIsEditing(true)}
        />
        {remove}
      </li>
    );
  const dateRules = {
    required: t('hours.special.dateNeeded'),
    validate: {
      // A day of the stored hours whose night may still last can be edited, too.
      ahead: (date: string) => date >= today || date === stored || t('hours.special.past'),
      once: (date: string) =>
        getValues('special').every((other, at) => at === index || other.date !== date) ||
        t('hours.special.twice'),
    },
  };
  const handleDone = async (): Promise<void> => {
    if (await trigger(name, { shouldFocus: true })) setIsEditing(false);
  };
  return (
    <li className={styles.special}>
      <div className={styles.specialFields}>
        <TextField
          type="date"
          label={t('hours.special.date')}
          min={today}
          error={errorAt('date')}
          {...register(`${name}.date`, dateRules)}
        />
        <TextField
          label={t('hours.special.note')}
          optional
          error={errorAt('note')}
          {...register(`${name}.note`, rules.note(LIMITS.specialDayNote))}
        />
      </div>
      <DayEditor name={`${name}.ranges`} day={day} />
      <div className={page.between}>
        <Button size="sm" onClick={() => void handleDone()}>
          {t('hours.special.done')}
        </Button>
        {remove}
      </div>
    </li>
  );
};
