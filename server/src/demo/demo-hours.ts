import type { OpeningHours, OpenRange } from '@tavolina/shared-api/contract';
import type { DemoPlace } from './demo-types.ts';
import { seededRandom } from './random.ts';

const DAYS = 7;
const MONDAY = 0;

/** What a day looks like at places of different kinds. */
const KINDS: readonly (readonly OpenRange[])[] = [
  [{ opens: '07:00', closes: '23:00' }],
  [{ opens: '11:30', closes: '00:00' }],
  [
    { opens: '12:00', closes: '15:30' },
    { opens: '18:30', closes: '23:30' },
  ],
  [{ opens: '18:00', closes: '02:00' }],
];

/**
 * Opening hours of a place. Those that take orders have none, so that the demo can be tried at any time of the day:
 * a place without hours takes orders at any time.
 */
export const demoHours = (place: DemoPlace): OpeningHours | undefined => {
  if (place.plan !== 'free') return undefined;
  const random = seededRandom(`${place.name} hours`);
  const ranges = KINDS[random.between(0, KINDS.length - 1)] ?? [];
  const restsOnMonday = random.between(1, 3) === 1;
  return {
    week: Array.from({ length: DAYS }, (_, day) => (restsOnMonday && day === MONDAY ? [] : [...ranges])),
    pickup: null,
    table: null,
    special_days: [],
  };
};
