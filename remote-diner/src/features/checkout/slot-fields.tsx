import { serverNow } from '@tavolina/shared-api/client';
import { daysAfter } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { calendarDay, formatDay, formatTime, SelectField, weekdayOf } from '@tavolina/shared-ui';
import styles from './checkout.module.css';

/** A day and a time among free slots. Another day keeps the time of day where it is free, else takes the next. */
export const SlotFields = ({
  slots,
  value,
  onChange,
}: {
  slots: readonly string[];
  value: string;
  onChange: (slot: string) => void;
}) => {
  const { t } = useTranslation('diner');
  const day = calendarDay(value);
  const today = calendarDay(new Date(serverNow()).toISOString());
  const names = new Map([
    [today, t('when.today')],
    [daysAfter(today, 1), t('when.tomorrow')],
  ]);
  const nameOf = (date: string): string =>
    names.get(date) ?? `${t(`opening.days.${weekdayOf(date)}`, '')}, ${formatDay(date)}`;
  const days = [...new Set(slots.map(calendarDay))];
  const ofDay = (of: string): string[] => slots.filter((slot) => calendarDay(slot) === of);
  const free = ofDay(day);
  const times = free.map(formatTime);
  /** In the night when clocks go back, an hour comes twice. */
  const timeAt = (index: number): string => {
    const time = times[index] ?? '';
    return times.indexOf(time) < index ? t('when.winterTime', { time }) : time;
  };
  const handleDay = (next: string): void => {
    const ofNext = ofDay(next);
    const same = ofNext.find((slot) => formatTime(slot) >= formatTime(value)) ?? ofNext.at(-1);
    if (same) onChange(same);
  };
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('when.day')}
        value={day}
        options={days.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={({ target }) => handleDay(target.value)}
      />
      <SelectField
        label={t('when.timeOfDay')}
        value={value}
        options={free.map((slot, index) => ({ value: slot, label: timeAt(index) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};
