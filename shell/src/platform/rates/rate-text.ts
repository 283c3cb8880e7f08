import { decimalSign } from '@tavolina/shared-ui';

/** A rate with all its decimals, by the sign of the language: browsers do not know Albanian numbers. */
export const rateText = (rate: number, language: string): string =>
  String(rate).replace('.', decimalSign(language));
