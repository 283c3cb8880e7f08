import { LIMITS } from '@tavolina/shared-api/contract';

/** What a new password has to have on the page that changes it. */
export const PASSWORD_CHECKS = ['length', 'upper', 'lower', 'digit', 'special', 'match'] as const;

/** Which of the six checks a password passes. */
export const checkPassword = (
  password: string,
  confirm: string,
): Record<(typeof PASSWORD_CHECKS)[number], boolean> => ({
  length: password.length >= LIMITS.password.min,
  upper: /\p{Lu}/u.test(password),
  lower: /\p{Ll}/u.test(password),
  digit: /\d/.test(password),
  special: /[!@#$%^&*(),.?":{}|<>]/.test(password),
  match: password !== '' && password === confirm,
});
