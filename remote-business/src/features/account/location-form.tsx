import { ApiError, editProfile } from '@tavolina/shared-api/client';
import { CITIES, CITY_NAMES, cityName, type Location, type Profile } from '@tavolina/shared-api/contract';
import {
  currentRelease,
  useErrorsInLanguage,
  useMutation,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, LocationMap, Notice, TextField } from '@tavolina/shared-ui';
import { useForm } from 'react-hook-form';
import { useTakeProfile } from '../../lib/profile-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnce } from '../../lib/use-once.ts';
import styles from './account.module.css';
import { readLocation, writeLocation } from './read-location.ts';

/** The sentence of a refusal that is about the location. */
const refusalOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError
    ? failure.errors.find(({ field }) => field.startsWith('location'))?.message
    : undefined;

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
  const form = useForm({
    defaultValues: { coordinates: profile.location ? writeLocation(profile.location) : '' },
  });
  useErrorsInLanguage(form);
  const { register, setError, setValue, watch, formState, handleSubmit } = form;
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (location: Location) => editProfile({ location }),
    onSuccess: (saved) => {
      takeProfile(saved);
      onSaved();
    },
    onError: (failure) => {
      const message = refusalOf(failure);
      if (message) setError('coordinates', { message }, { shouldFocus: true });
    },
  });
  const saveOnce = useOnce(mutateAsync);
  const city = CITIES[CITY_NAMES.indexOf(cityName(profile.city))];
  const choose = (location: Location): void =>
    setValue('coordinates', writeLocation(location), { shouldValidate: true });
  const send = async ({ coordinates }: { coordinates: string }): Promise<void> => {
    const location = readLocation(coordinates);
    if (location) await saveOnce(location);
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
      <div className={styles.buttons}>
        <Button type="submit" variant="action" busy={isPending}>
          {t('location.save')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
};
