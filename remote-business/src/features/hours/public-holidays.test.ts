import { publicHolidays } from './public-holidays.ts';

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Easter by the rules of the Catholic church. */
const catholicEaster = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return dateOf(year, Math.floor(n / 31), (n % 31) + 1);
};

/** Easter by those of the Orthodox church, thirteen days after its date in the old calendar. */
const orthodoxEaster = (year: number): string => {
  const d = (19 * (year % 19) + 15) % 30;
  const n = d + ((2 * (year % 4) + 4 * (year % 7) - d + 34) % 7) + 114;
  return dateOf(year, Math.floor(n / 31), (n % 31) + 14);
};

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
});
const islamicDay = (date: string): string => islamic.format(new Date(date)).split('/').slice(0, 2).join('/');

const ALL = publicHolidays('2026-01-01', '2036-01-01');
const dates = (name: string): string[] =>
  ALL.filter(({ names }) => names.some((each) => each === name)).map(({ date }) => date);

const YEARS = Array.from({ length: 10 }, (_, index) => 2026 + index);

// product.md §302
describe('public holidays of ten years', () => {
  test('have both Easters as the churches reckon them', () => {
    expect(dates('catholic')).toEqual(YEARS.map(catholicEaster));
    expect(dates('orthodox')).toEqual(YEARS.map(orthodoxEaster));
    expect(dates('catholicMonday').every((date) => new Date(date).getUTCDay() === 1)).toBe(true);
  });

  test('have both Bajrams where the Islamic calendar puts them, as estimates', () => {
    expect(dates('greatBajram')).toHaveLength(11);
    for (const date of dates('greatBajram')) expect(islamicDay(date)).toBe('10/1');
    expect(dates('lesserBajram')).toHaveLength(10);
    for (const date of dates('lesserBajram')) expect(islamicDay(date)).toBe('12/10');
    const estimates = ALL.filter(({ isEstimate }) => isEstimate);
    expect(estimates.flatMap(({ names }) => names).every((name) => name.endsWith('Bajram'))).toBe(true);
  });

  test('that fall together are one date with both names', () => {
    expect(publicHolidays('2028-04-16', '2028-04-17')).toEqual([
      { date: '2028-04-16', names: ['catholic', 'orthodox'], isEstimate: false },
    ]);
    expect(new Set(ALL.map(({ date }) => date)).size).toBe(ALL.length);
  });

  test('begin with the first date and end before the second, in order', () => {
    const year = publicHolidays('2026-11-25', '2027-11-25').map(({ date }) => date);
    expect(year[0]).toBe('2026-11-28');
    expect(year.at(-1)).toBe('2027-11-22');
    expect(year).toEqual([...year].sort());
  });
});
