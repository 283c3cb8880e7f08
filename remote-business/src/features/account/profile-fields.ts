import {
  namesOf,
  PLACE_FIELDS,
  type PlaceValues,
  type Profile,
  plainValues,
} from '@tavolina/shared-api/contract';
import type { UseFormReturn } from 'react-hook-form';
import { readFormDraft } from '../../lib/form/form-draft.ts';

const [first, ...rest] = namesOf(PLACE_FIELDS);

/** What an owner changes of the profile, in the order of the form. */
export const PROFILE_NAMES = [first as 'business_name', 'email', ...rest] as const;

/** What the form holds; another e-mail needs the password besides (product.md §42). */
export type ProfileValues = PlaceValues & Record<'email' | 'current_password', string>;

/** The profile as its form holds it. */
export const profileValues = (profile: Profile): ProfileValues => ({
  ...plainValues(PLACE_FIELDS, profile),
  email: profile.email,
  current_password: '',
});

/** What was changed since the form was opened, as it is sent: the rest may have been changed in another window. */
export const changedFields = (opened: ProfileValues, values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    PROFILE_NAMES.map((name) => [name, values[name].trim()] as const).filter(
      ([name, value]) => value !== opened[name],
    ),
  );

/** What is kept nowhere. */
export const SECRETS = ['current_password'] as const;

/**
 * Takes over the fields that still hold what was sent, and says whether others do not: they stay as they were typed
 * (product.md §84).
 */
export const applySavedFields = (
  { getValues, setValue }: UseFormReturn<ProfileValues>,
  sent: ProfileValues,
  saved: ProfileValues,
): boolean => {
  const names = [...PROFILE_NAMES, ...SECRETS];
  const typed = names.filter((name) => getValues(name) !== sent[name]);
  for (const name of names) if (!typed.includes(name)) setValue(name, saved[name]);
  return typed.length > 0;
};

/** What this tab keeps an unsaved profile under. */
export const profileKey = ({ business_id }: Profile): string => `profile-edit:${business_id}`;

/** Whether this tab keeps changes of the profile that were not saved. */
export const hasKeptProfile = (profile: Profile): boolean =>
  Object.keys(readFormDraft(profileKey(profile))).length > 0;
