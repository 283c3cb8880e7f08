import { i18n } from '@tavolina/shared-api/runtime';
import { count, failures, failuresPerThousand, seconds, shift } from './figures.ts';

const told = { opened: 97, failed: 3 };
const all = () => [count(11_902), failures({ opened: 1975, failed: 25 }), seconds(1_420), shift(0.012)];

test('figures are spelled as Albanian and English readers expect, whatever the browser knows', () => {
  i18n.resolvedLanguage = 'sq';
  expect(all()).toEqual(['11.902', '1,25%', '1,42 s', '0,012']);
  i18n.resolvedLanguage = 'en';
  expect(all()).toEqual(['11,902', '1.25%', '1.42 s', '0.012']);
});

test('a rate is of all visits, also where nothing was opened', () => {
  expect(failuresPerThousand(told)).toBe(30);
  expect(failures({ opened: 0, failed: 0 })).toBe('0%');
  expect(failures({ opened: 0, failed: 2 })).toBe('100%');
});
