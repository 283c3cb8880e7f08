export { findPlacesById } from './cards/find-places-by-id.ts';
export { lowestPrice } from './cards/present-place.ts';
