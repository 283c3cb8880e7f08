const ZONE = 'Europe/Tirane';

let parts: Intl.DateTimeFormat | undefined;

const read = (iso: string): Record<string, string> => {
  // Created on first use, because creating it takes a phone longer than rendering most pages.
  parts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
};

/** Date in Tirana: `20.11.2026`. */
export const formatDate = (iso: string): string => {
  const { day, month, year } = read(iso);
  return `${day}.${month}.${year}`;
};

/** A calendar day without time zone, for example of a rate: `2026-11-20` becomes `20.11.2026`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('.');

/** Time in Tirana: `13:42`. */
export const formatTime = (iso: string): string => {
  const { hour, minute } = read(iso);
  return `${hour}:${minute}`;
};

/** Date and time: `20.11.2026, 13:42`. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/** Day of the week in Tirana, from 0 for Monday to 6 for Sunday. */
export const weekdayOf = (iso: string): number => (new Date(calendarDay(iso)).getUTCDay() + 6) % 7;

/** A time of the day of `now` (in ms) as `13:42`, of another day with its date. */
export const formatMoment = (iso: string, now: number): string =>
  calendarDay(iso) === calendarDay(new Date(now).toISOString()) ? formatTime(iso) : formatDateTime(iso);

/** Date in Tirana in the format of date fields: `2026-11-20`. */
export const calendarDay = (iso: string): string => {
  const { day, month, year } = read(iso);
  return `${year}-${month}-${day}`;
};
