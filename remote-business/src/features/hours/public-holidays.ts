import { daysAfter } from '@tavolina/shared-api/contract';

/** Holidays that have the same date each year, `MM-DD`. */
const FIXED = {
  newYear: '01-01',
  newYearAfter: '01-02',
  summer: '03-14',
  nevruz: '03-22',
  workers: '05-01',
  teresa: '09-05',
  alphabet: '11-22',
  flag: '11-28',
  liberation: '11-29',
  youth: '12-08',
  christmas: '12-25',
} as const;

/** Easter Sundays by year: of the Catholic and of the Orthodox church. */
const EASTER = {
  catholic: [
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2031-04-13',
    '2032-03-28',
    '2033-04-17',
    '2034-04-09',
    '2035-03-25',
  ],
  orthodox: [
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
    '2032-05-02',
    '2033-04-24',
    '2034-04-09',
    '2035-04-29',
  ],
} as const;

/** Both Bajrams. They follow the moon: the Muslim Community confirms each date shortly before it. */
const BAJRAMS = {
  greatBajram: [
    '2026-03-20',
    '2027-03-09',
    '2028-02-26',
    '2029-02-14',
    '2030-02-04',
    '2031-01-24',
    '2032-01-14',
    '2033-01-03',
    '2033-12-23',
    '2034-12-12',
    '2035-12-01',
  ],
  lesserBajram: [
    '2026-05-27',
    '2027-05-16',
    '2028-05-05',
    '2029-04-24',
    '2030-04-13',
    '2031-04-02',
    '2032-03-22',
    '2033-03-12',
    '2034-03-01',
    '2035-02-19',
  ],
} as const;

/** A holiday, as the texts name it. */
export type Holiday =
  | keyof typeof FIXED
  | keyof typeof EASTER
  | `${keyof typeof EASTER}Monday`
  | keyof typeof BAJRAMS;

/** A date that is a public holiday in Albania. */
export interface PublicHoliday {
  /** `YYYY-MM-DD` */
  date: string;
  /** More than one where holidays fall together. */
  names: Holiday[];
  /** The date is expected, and will be confirmed. */
  isEstimate: boolean;
}

const FIRST_YEAR = 2026;
const YEARS = EASTER.catholic.length;

const fixedDates = (): [Holiday, string][] =>
  Array.from({ length: YEARS }, (_, index) => String(FIRST_YEAR + index)).flatMap((year) =>
    (Object.keys(FIXED) as (keyof typeof FIXED)[]).map((name): [Holiday, string] => [
      name,
      `${year}-${FIXED[name]}`,
    ]),
  );

const easterDates = (rite: keyof typeof EASTER): [Holiday, string][] =>
  EASTER[rite].flatMap((sunday): [Holiday, string][] => [
    [rite, sunday],
    [`${rite}Monday`, daysAfter(sunday, 1)],
  ]);

const bajramDates = (bajram: keyof typeof BAJRAMS): [Holiday, string][] =>
  BAJRAMS[bajram].map((date) => [bajram, date]);

/**
 * Albania's public holidays from a date until before another, in order (product.md §302). Those of 2026 to 2035 are known.
 * @param from `YYYY-MM-DD`
 * @param until `YYYY-MM-DD`
 */
export const publicHolidays = (from: string, until: string): PublicHoliday[] => {
  const found = new Map<string, PublicHoliday>();
  const dates = [
    ...fixedDates(),
    ...easterDates('catholic'),
    ...easterDates('orthodox'),
    ...bajramDates('greatBajram'),
    ...bajramDates('lesserBajram'),
  ];
  for (const [name, date] of dates) {
    if (date < from || date >= until) continue;
    const known = found.get(date);
    found.set(date, {
      date,
      names: [...(known?.names ?? []), name],
      isEstimate: name in BAJRAMS && known === undefined,
    });
  }
  return [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
};
