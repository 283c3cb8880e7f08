import { ApiError, editProfile } from '@tavolina/shared-api/client';
import { CITIES, CITY_NAMES, cityName, type Location, type Profile } from '@tavolina/shared-api/contract';
import {
  currentRelease,
  useErrorsInLanguage,
  useMutation,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useTakeProfile } from '@tavolina/shared-console/place/profile-query.ts';
import { Button, LocationMap, Notice, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import { useOnce } from '../../lib/form/use-once.ts';
import styles from './account.module.css';
import { readLocation, writeLocation } from './read-location.ts';

/** The sentence of a refusal that is about the location. */
const refusalOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError
    ? failure.errors.find(({ field }) => field.startsWith('location'))?.message
    : undefined;

const SECRETS = [] as const;

/** What this tab keeps a location under that was not saved. */
const locationKey = ({ business_id }: Profile): string => `location-edit:${business_id}`;

/** Whether this tab keeps a location that was not saved (product.md §84). */
export const hasKeptLocation = (profile: Profile): boolean =>
  Object.keys(readFormDraft(locationKey(profile))).length > 0;

/** Chooses where the place is, on the map or by its coordinates, which say the same (product.md §265). */
export const LocationForm = ({
  profile,
  onSaved,
  onCancel,
}: {
  profile: Profile;
  onSaved: () => void;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const takeProfile = useTakeProfile();
  const key = locationKey(profile);
  const [kept] = useState(() => readFormDraft(key));
  const [hasMore, setHasMore] = useState(false);
  const form = useForm({
    defaultValues: { coordinates: profile.location ? writeLocation(profile.location) : '', ...kept },
  });
  useErrorsInLanguage(form);
  useFormDraft(form, key, SECRETS);
  const { register, setError, setValue, watch, formState, handleSubmit } = form;
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ location }: { location: Location; written: string }) => editProfile({ location }),
    onSuccess: (saved, { written }) => {
      takeProfile(saved);
      if (form.getValues('coordinates') !== written) return setHasMore(true);
      deleteFormDraft(key);
      onSaved();
    },
    onError: (failure) => {
      const message = refusalOf(failure);
      if (message) setError('coordinates', { message }, { shouldFocus: true });
    },
  });
  const saveOnce = useOnce(mutateAsync, { isRepeatable: true });
  const city = CITIES[CITY_NAMES.indexOf(cityName(profile.city))];
  const choose = (location: Location): void =>
    setValue('coordinates', writeLocation(location), { shouldValidate: true });
  const send = async ({ coordinates }: { coordinates: string }): Promise<void> => {
    const location = readLocation(coordinates);
    setHasMore(false);
    if (location) await saveOnce({ location, written: coordinates });
  };
  const handleCancel = (): void => {
    deleteFormDraft(key);
    onCancel();
  };
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit(send)}>
      {error ? (
        <Notice tone="danger" title={t('location.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <LocationMap
        label={t('location.map')}
        value={readLocation(watch('coordinates')) ?? null}
        onChange={choose}
        city={city}
        address={profile.address}
        tiles={currentRelease().mapTiles}
      />
      <TextField
        label={t('location.coordinates')}
        hint={t('location.coordinatesHint')}
        inputMode="text"
        autoComplete="off"
        error={formState.errors.coordinates?.message}
        {...register('coordinates', {
          validate: (written) => readLocation(written) !== undefined || t('location.wrong'),
        })}
      />
      {hasMore ? <Notice tone="info">{t('typedSince')}</Notice> : null}
      <div className={styles.buttons}>
        <Button type="submit" variant="action" busy={isPending}>
          {t('location.save')}
        </Button>
        <Button onClick={handleCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
};
