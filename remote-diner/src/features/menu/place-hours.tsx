import { serverNow } from '@tavolina/shared-api/client';
import type { OpeningHours, OpenRange, PlaceOpening, Week } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { calendarDay, formatDay, Notice, weekdayOf } from '@tavolina/shared-ui';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallNotice } from '../../lib/opening/call-notice.tsx';
import type { Call } from '../../lib/opening/call-of.ts';
import { useOpeningText } from '../../lib/opening/use-opening-text.ts';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import styles from './place-hours.module.css';

/** Special days that are told ahead. */
const SHOWN_SPECIAL_DAYS = 5;

const inWords = (ranges: readonly OpenRange[]): string =>
  ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

/** The ranges of a day in words. */
const useDayText = () => {
  const { t } = useTranslation('diner');
  return (ranges: readonly OpenRange[]): string => inWords(ranges) || t('opening.closed');
};

/** The days of a week with their hours, today's marked; what more there is follows them. */
const WeekDays = ({ week, children }: { week: Week; children?: ReactNode }) => {
  const { t } = useTranslation('diner');
  const text = useDayText();
  const today = weekdayOf(new Date(serverNow()).toISOString());
  return (
    <dl className={styles.week}>
      {week.map((ranges, day) => {
        const name = t(`opening.days.${day}`, '');
        const isToday = day === today;
        return (
          <div key={name} data-today={isToday || undefined}>
            <dt>{isToday ? t('opening.today', { day: name }) : name}</dt>
            <dd>{text(ranges)}</dd>
          </div>
        );
      })}
      {children}
    </dl>
  );
};

/** Ways to order that may have hours of their own. */
const WAYS = ['table', 'pickup'] as const;

/** The hours of a place's week and of its next special days, and those in which each way of ordering differs (product.md §308). */
export const WeekHours = ({ hours }: { hours: OpeningHours }) => {
  const { t } = useTranslation('diner');
  const text = useDayText();
  const today = calendarDay(new Date(serverNow()).toISOString());
  const special = hours.special_days
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, SHOWN_SPECIAL_DAYS);
  return (
    <>
      <WeekDays week={hours.week}>
        {special.map(({ date, ranges, note }) => (
          <div key={date}>
            <dt>{[formatDay(date), note].filter(Boolean).join(' · ')}</dt>
            <dd>{text(ranges)}</dd>
          </div>
        ))}
      </WeekDays>
      {WAYS.map((way) => {
        const week = hours[way];
        return week ? (
          <section key={way} aria-label={t(`opening.ordersIn.${way}`)}>
            <p className={styles.way}>{t(`opening.ordersIn.${way}`)}</p>
            <WeekDays week={week} />
          </section>
        ) : null;
      })}
    </>
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
 * to call (product.md §283, §341, §532).
 */
export const PauseNotice = ({
  opening,
  call,
}: {
  opening: PlaceOpening | undefined;
  call: Call | undefined;
}) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  if (call) return <CallNotice call={call} takesLater={opening?.takes_later === true} />;
  if (!opening?.paused_until) return null;
  return (
    <Notice tone="attention">
      {t(opening.takes_later ? 'opening.pausedForNow' : 'opening.paused', {
        when: moment('until', opening.paused_until),
      })}{' '}
      {opening.pause_note}
    </Notice>
  );
};
