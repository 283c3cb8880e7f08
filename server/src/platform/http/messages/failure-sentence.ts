import { type ErrorCode, type Language, LIMITS } from '@tavolina/shared-api/contract';
import { formatMoney } from '../../format/format.ts';
import { textsIn } from '../../texts/texts.ts';

/** The largest allowed picture in 4:3, in px. */
const largestPicture = (): { width: number; height: number } => {
  const inHundreds = (length: number): number => Math.floor(length / 100) * 100;
  const width = inHundreds(Math.sqrt((LIMITS.imagePixels * 4) / 3));
  return { width, height: inHundreds((width * 3) / 4) };
};

/** Limits, formatted for sentences. */
const formattedLimits = (language: Language): Record<string, string | number> => {
  const { width, height } = largestPicture();
  return {
    smallestCharge: formatMoney(LIMITS.cardMinimumMinor, 'EUR', language),
    largestCharge: formatMoney(LIMITS.cardMaximumMinor, 'EUR', language),
    reviewDays: LIMITS.reviewDays,
    tables: LIMITS.tables,
    keys: LIMITS.apiKeys,
    webhooks: LIMITS.webhooks,
    printers: LIMITS.printers,
    businesses: LIMITS.businesses,
    megabytes: LIMITS.imageBytes / 1024 ** 2,
    megapixels: LIMITS.imagePixels / 1e6,
    side: LIMITS.imageSide,
    width,
    height,
  };
};

/** The sentence of an error. `values` are its variables beside limits. */
export const failureSentence = (
  code: ErrorCode,
  language: Language,
  values: Record<string, string | undefined> = {},
): string => textsIn(language)(`failures.${code}`, { ...formattedLimits(language), ...values });
