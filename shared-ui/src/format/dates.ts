const ZONE = 'Europe/Tirane';

let parts: Intl.DateTimeFormat | undefined;

const read = (iso: string): Record<string, string> => {
  // Made when a page first shows a moment: making it keeps a phone busy for longer than drawing most pages.
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

/** Day of a moment in Tirana: `20.11.2026`. */
export const formatDate = (iso: string): string => {
  const { day, month, year } = read(iso);
  return `${day}.${month}.${year}`;
};

/** A day that is the same everywhere, such as a rate's: `2026-11-20` becomes `20.11.2026`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('.');

/** Clock of a moment in Tirana: `13:42`. */
export const formatTime = (iso: string): string => {
  const { hour, minute } = read(iso);
  return `${hour}:${minute}`;
};

/** Day and clock: `20.11.2026, 13:42`. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/** Day of a moment in Tirana as date fields hold it: `2026-11-20`. */
export const calendarDay = (iso: string): string => {
  const { day, month, year } = read(iso);
  return `${year}-${month}-${day}`;
};
