import os from 'node:os';
import { actingPerson } from './acting-person.ts';

afterEach(() => jest.restoreAllMocks());

// product.md §539
test('a command is recorded with the name that it was given, else with the account that ran it', () => {
  expect(actingPerson('Drita')).toBe('Drita');
  expect(actingPerson(undefined)).toBe(os.userInfo().username);
});

// product.md §623
test('a name that the list of acts cannot show is refused', () => {
  expect(() => actingPerson('D'.repeat(121))).toThrow('--by is one line');
});

test('an account without a name is recorded by its number', () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(actingPerson('')).toMatch(/^account \d+$/);
});
