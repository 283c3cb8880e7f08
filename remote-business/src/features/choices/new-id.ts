import { newIdempotencyKey } from '@tavolina/shared-api/client';

/** An id for a new group or option, as the API reads ids. `crypto.randomUUID` is missing on pages without https. */
export const newId = (): string => {
  const hex = newIdempotencyKey();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
