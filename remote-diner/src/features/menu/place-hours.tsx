import { serverNow } from '@tavolina/shared-api/client';
import type { OpeningHours, OpenRange, PlaceOpening } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { calendarDay, formatDay, Notice, weekdayOf } from '@tavolina/shared-ui';
import { Clock } from 'lucide-react';
import { CallNotice } from '../../lib/opening/call-notice.tsx';
import { useOpeningText } from '../../lib/opening/use-opening-text.ts';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import styles from './place-hours.module.css';

/** Special days that are told ahead. */
const SHOWN_SPECIAL_DAYS = 5;

const inWords = (ranges: readonly OpenRange[]): string =>
  ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

/** The hours of a place's week, today's marked, and of the next special days (product.md §308). */
export const WeekHours = ({ hours }: { hours: OpeningHours }) => {
  const { t } = useTranslation('diner');
  const now = new Date(serverNow()).toISOString();
  const today = calendarDay(now);
  const special = hours.special_days
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, SHOWN_SPECIAL_DAYS);
  const times = (ranges: readonly OpenRange[]): string => inWords(ranges) || t('opening.closed');
  return (
    <dl className={styles.week}>
      {hours.week.map((ranges, day) => {
        const name = t(`opening.days.${day}`, '');
        const isToday = day === weekdayOf(now);
        return (
          <div key={name} data-today={isToday || undefined}>
            <dt>{isToday ? t('opening.today', { day: name }) : name}</dt>
            <dd>{times(ranges)}</dd>
          </div>
        );
      })}
      {special.map(({ date, ranges, note }) => (
        <div key={date}>
          <dt>{[formatDay(date), note].filter(Boolean).join(' · ')}</dt>
          <dd>{times(ranges)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Whether a place is open, with its hours folded (product.md §308). */
export const PlaceHours = ({ opening }: { opening: PlaceOpening }) => {
  const text = useOpeningText()(opening);
  const { hours } = opening;
  if (!hours || text === undefined) return null;
  return (
    <details className={styles.hours}>
      <summary>
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {text}
      </summary>
      <WeekHours hours={hours} />
    </details>
  );
};

/**
 * Says that a place takes no orders for now: until when and whether it takes some for later, with its own words, or whom
 * to call (product.md §288, §341).
 */
export const PauseNotice = ({ opening }: { opening: PlaceOpening | undefined }) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  if (!opening?.paused_until) return null;
  if (opening.call_number !== undefined)
    return <CallNotice number={opening.call_number} takesLater={opening.takes_later === true} />;
  return (
    <Notice tone="attention">
      {t(opening.takes_later ? 'opening.pausedForNow' : 'opening.paused', {
        when: moment('until', opening.paused_until),
      })}{' '}
      {opening.pause_note}
    </Notice>
  );
};
