import { LIMITS } from '@tavolina/shared-api/contract';
import { requireName, requireReason } from './option-texts.ts';

// product.md §623
test('a name is one line that says something, and no longer than one', () => {
  expect(requireName('--by', ' Drita ')).toBe('Drita');
  expect(requireName('--by', 'D'.repeat(LIMITS.name))).toHaveLength(LIMITS.name);
  for (const wrong of [' ', 'Drita\nHoxha', 'D'.repeat(LIMITS.name + 1)])
    expect(() => requireName('--by', wrong)).toThrow(`--by is one line of 1 to ${LIMITS.name} characters.`);
});

// product.md §623
test('a reason is as long as the page for operators lets it be', () => {
  const longest = 'f'.repeat(LIMITS.reviewComment);
  expect(requireReason(longest)).toBe(longest);
  for (const wrong of [' ', `${longest}f`])
    expect(() => requireReason(wrong)).toThrow(`--reason has 1 to ${LIMITS.reviewComment} characters.`);
});
