import { formatWait } from './wait.ts';

test.each([
  [undefined, 'pak', 'a moment'],
  [1, 'një sekonde', 'a second'],
  [59, '59 sekondash', '59 seconds'],
  [60, 'një minute', 'a minute'],
  [61, '2 minutash', '2 minutes'],
  [3_540, '59 minutash', '59 minutes'],
  [3_541, 'një ore', 'an hour'],
  [3_600, 'një ore', 'an hour'],
  [3_601, '2 orësh', '2 hours'],
])('%p seconds are “%s”, “%s”', (seconds, sq, en) => {
  expect([formatWait('sq', seconds), formatWait('en', seconds)]).toEqual([sq, en]);
});
