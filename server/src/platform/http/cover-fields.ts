import type { CoveredFields } from '@tavolina/shared-api/contract';

/**
 * A JSON answer with other texts in the covered fields, at any depth. What has no text there stays: that nothing was
 * written is no secret.
 */
export const coverFields = (json: string, covered: CoveredFields | undefined): string =>
  covered === undefined || Object.keys(covered).length === 0
    ? json
    : JSON.stringify(
        JSON.parse(json, (field: string, value: unknown) =>
          typeof value === 'string' && value !== '' && Object.hasOwn(covered, field) ? covered[field] : value,
        ),
      );
