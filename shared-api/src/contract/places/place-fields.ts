import { LIMITS } from '../limits.ts';
import { type PlainFields, type PlainValues, renamed } from '../plain-fields.ts';

/** Fields of a place that its owners write (product.md §79, §133, §139). */
export const PLACE_FIELDS = {
  business_name: { kind: 'text', format: 'line', max: LIMITS.name, isRequired: true },
  telephone: { kind: 'text', format: 'phone', max: LIMITS.phone, isRequired: true },
  address: { kind: 'text', format: 'visible', max: LIMITS.address, isRequired: false },
  city: { kind: 'text', format: 'city', max: LIMITS.name, isRequired: false },
  postal_code: { kind: 'text', format: 'visible', max: LIMITS.postalCode, isRequired: false },
  vat_number: { kind: 'text', format: 'nipt', max: LIMITS.vatNumber, isRequired: false },
  description: { kind: 'text', max: LIMITS.description, isRequired: false },
} as const satisfies PlainFields;

/** What a menu tells diners of its place: the name there, and that of the field. */
export const MENU_PLACE_NAMES = {
  name: 'business_name',
  phone: 'telephone',
  address: 'address',
  city: 'city',
  description: 'description',
} as const satisfies Record<string, keyof typeof PLACE_FIELDS>;

/** The same with what is declared of each. */
export const MENU_PLACE_FIELDS = renamed(PLACE_FIELDS, MENU_PLACE_NAMES);

/** What `PLACE_FIELDS` hold. */
export type PlaceValues = PlainValues<typeof PLACE_FIELDS>;
/** What `MENU_PLACE_FIELDS` hold. */
export type MenuPlaceValues = PlainValues<typeof MENU_PLACE_FIELDS>;
