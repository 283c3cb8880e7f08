import type { OwnBusiness } from '@tavolina/shared-api/contract';

/** What a place is called among others: with its city where another one has the same name. */
export const placeName = (
  { id, business_name, city }: OwnBusiness,
  places: readonly OwnBusiness[],
): string => {
  const isShared = places.some((other) => other.id !== id && other.business_name === business_name);
  return isShared && city !== '' ? `${business_name}, ${city}` : business_name;
};
