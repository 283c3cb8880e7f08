import { type ScheduleRange, WEEKDAYS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Checkbox, IconButton, TextField } from '@tavolina/shared-ui';
import { Trash2 } from 'lucide-react';
import { useDayNames } from '../use-day-names.ts';
import { useRangeText } from '../use-range-text.ts';
import styles from './schedule-fields.module.css';

/** One range of a schedule: on which days of the week, from when and until when. */
export const RangeFields = ({
  range,
  number,
  onChange,
  onRemove,
}: {
  range: ScheduleRange;
  /** Its place among the ranges, from 1. */
  number: number;
  onChange: (range: ScheduleRange) => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const dayNames = useDayNames();
  const rangeText = useRangeText();
  const { weekdays, from, until } = range;
  const toggle = (day: number): void =>
    onChange({
      ...range,
      weekdays: weekdays.includes(day) ? weekdays.filter((each) => each !== day) : [...weekdays, day].sort(),
    });
  const missing = (time: string): string | undefined => (time === '' ? t('hours.timeNeeded') : undefined);
  return (
    <li>
      <fieldset className={styles.range}>
        <legend>{t('schedule.times', { number })}</legend>
        <div className={styles.days}>
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={dayNames.ofWeek(day - 1)}
              checked={weekdays.includes(day)}
              aria-invalid={weekdays.length === 0 || undefined}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
        {weekdays.length === 0 ? (
          <p className={styles.wrong} role="alert">
            {t('schedule.dayNeeded')}
          </p>
        ) : null}
        <div className={styles.times}>
          <TextField
            type="time"
            label={t('schedule.from')}
            value={from}
            error={missing(from)}
            onChange={({ target }) => onChange({ ...range, from: target.value })}
          />
          <TextField
            type="time"
            label={t('schedule.until')}
            value={until}
            error={missing(until)}
            onChange={({ target }) => onChange({ ...range, until: target.value })}
          />
          <IconButton
            label={t('schedule.remove', { number })}
            icon={<Trash2 {...MEDIUM_ICON} />}
            onClick={onRemove}
          />
        </div>
        <p className={page.muted} role="status">
          {rangeText(from, until)}
        </p>
      </fieldset>
    </li>
  );
};
