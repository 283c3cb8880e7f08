export { findPlacesById } from './find-places-by-id.ts';
export { lowestPrice } from './present-place.ts';
