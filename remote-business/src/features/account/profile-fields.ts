import { LIMITS, type Profile } from '@tavolina/shared-api/contract';
import type { UseFormReturn } from 'react-hook-form';
import { readFormDraft } from '../../lib/form-draft.ts';

const FIELDS = [
  {
    name: 'businessName',
    wire: 'business_name',
    max: LIMITS.name,
    autoComplete: 'organization',
    rule: 'required',
  },
  { name: 'email', wire: 'email', max: LIMITS.email, autoComplete: 'email', type: 'email', rule: 'email' },
  {
    name: 'telephone',
    wire: 'telephone',
    max: LIMITS.phone,
    autoComplete: 'tel',
    type: 'tel',
    rule: 'phone',
  },
  {
    name: 'address',
    wire: 'address',
    max: LIMITS.address,
    autoComplete: 'street-address',
    isOptional: true,
  },
  {
    name: 'city',
    wire: 'city',
    max: LIMITS.name,
    autoComplete: 'address-level2',
    rule: 'required',
  },
  {
    name: 'postalCode',
    wire: 'postal_code',
    max: LIMITS.postalCode,
    autoComplete: 'postal-code',
    isOptional: true,
  },
  {
    name: 'vatNumber',
    wire: 'vat_number',
    max: LIMITS.vatNumber,
    autoComplete: 'off',
    rule: 'nipt',
    isOptional: true,
  },
  {
    name: 'description',
    wire: 'description',
    max: LIMITS.description,
    autoComplete: 'off',
    isLong: true,
    isOptional: true,
  },
] as const;

type FieldName = (typeof FIELDS)[number]['name'];

interface ProfileField {
  name: FieldName;
  wire: (typeof FIELDS)[number]['wire'];
  max: number;
  autoComplete: string;
  type?: 'email' | 'tel';
  /** What is checked before it is sent. */
  rule?: 'required' | 'email' | 'phone' | 'nipt';
  /** It may be empty. */
  isOptional?: boolean;
  /** It is written in lines. */
  isLong?: boolean;
}

/** What an owner changes of the profile, by the form's and the wire's name. */
export const PROFILE_FIELDS: readonly ProfileField[] = FIELDS;

/** What the form holds; another e-mail needs the password besides (product.md §42). */
export type ProfileValues = Record<FieldName | 'currentPassword', string>;

/** The profile as its form holds it. */
export const profileValues = (profile: Profile): ProfileValues => ({
  ...(Object.fromEntries(PROFILE_FIELDS.map(({ name, wire }) => [name, profile[wire]])) as Record<
    FieldName,
    string
  >),
  currentPassword: '',
});

/** Names of the form's fields on the wire. */
export const WIRE_NAMES = {
  ...(Object.fromEntries(PROFILE_FIELDS.map(({ name, wire }) => [name, wire])) as Record<FieldName, string>),
  currentPassword: 'current_password',
};

/** What was changed since the form was opened, as it is sent: the rest may have been changed in another window. */
export const changedFields = (opened: ProfileValues, values: ProfileValues): Record<string, string> =>
  Object.fromEntries(
    PROFILE_FIELDS.filter(({ name }) => values[name].trim() !== opened[name]).map(({ name, wire }) => [
      wire,
      values[name].trim(),
    ]),
  );

/** What is kept nowhere. */
export const SECRETS = ['currentPassword'] as const;

/**
 * Takes over the fields that still hold what was sent, and says whether others do not: they stay as they were typed
 * (product.md §84).
 */
export const applySavedFields = (
  { getValues, setValue }: UseFormReturn<ProfileValues>,
  sent: ProfileValues,
  saved: ProfileValues,
): boolean => {
  const names = [...PROFILE_FIELDS.map(({ name }) => name), ...SECRETS];
  const typed = names.filter((name) => getValues(name) !== sent[name]);
  for (const name of names) if (!typed.includes(name)) setValue(name, saved[name]);
  return typed.length > 0;
};

/** What this tab keeps an unsaved profile under. */
export const profileKey = ({ business_id }: Profile): string => `profile-edit:${business_id}`;

/** Whether this tab keeps changes of the profile that were not saved. */
export const hasKeptProfile = (profile: Profile): boolean =>
  Object.keys(readFormDraft(profileKey(profile))).length > 0;
