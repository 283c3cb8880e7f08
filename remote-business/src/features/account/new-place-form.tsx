import { currentPlace } from '@tavolina/shared-api/auth';
import { addPlace, newIdempotencyKey } from '@tavolina/shared-api/client';
import { LIMITS, type OwnBusiness } from '@tavolina/shared-api/contract';
import {
  useErrorsInLanguage,
  useMutation,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CityField } from '../../lib/city-field.tsx';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useFieldRules } from '../../lib/field-rules.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form-draft.ts';
import { placesQuery } from '../../lib/places-query.ts';
import { hasStatus } from '../../lib/refusal.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnce } from '../../lib/use-once.ts';
import styles from './account.module.css';

const EMPTY = { businessName: '', telephone: '', city: '' };
const WIRE_NAMES = { businessName: 'business_name', telephone: 'telephone', city: 'city' };
const SECRETS = [] as const;

/** What this tab keeps the form under until the place is added. */
const formKey = (): string => `new-place:${currentPlace()}`;

/** Whether the place was added with what was typed first, although that answer was lost. */
const wasAdded = (error: unknown): boolean => hasStatus(error, 409) && error.code === 'idempotency_conflict';

/** Whether this tab keeps a place that was typed and not added. */
export const hasKeptPlace = (): boolean => Object.keys(readFormDraft(formKey())).length > 0;

/** Asks for what another place needs, and adds it (product.md §156). */
export const NewPlaceForm = ({
  onAdded,
  onCancel,
}: {
  onAdded: (place: OwnBusiness) => void;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [key] = useState(formKey);
  // Sent again after a lost answer it is the same place, and never a second one.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useForm({ defaultValues: { ...EMPTY, ...readFormDraft(key) } });
  useErrorsInLanguage(form);
  useFormDraft(form, key, SECRETS);
  const { setFocus } = form;
  useEffect(() => setFocus('businessName'), [setFocus]);

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ businessName, telephone, city }: typeof EMPTY) =>
      addPlace(
        { business_name: businessName.trim(), telephone: telephone.trim(), city: city.trim() },
        idempotencyKey,
      ),
    onSuccess: (place) => {
      deleteFormDraft(key);
      void client.invalidateQueries(placesQuery);
      onAdded(place);
    },
    onError: (failure) => {
      if (wasAdded(failure)) void client.invalidateQueries(placesQuery);
      showFieldErrors(form.setError, failure, WIRE_NAMES);
    },
  });
  const addOnce = useOnce(mutateAsync);
  const handleCancel = (): void => {
    deleteFormDraft(key);
    onCancel();
  };
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className={styles.narrow}
      aria-labelledby="new-place"
      onSubmit={form.handleSubmit((values) => addOnce(values))}
    >
      <h3 id="new-place">{t('places.newTitle')}</h3>
      <p>{t('places.free')}</p>
      {error ? (
        <Notice tone="danger">
          {wasAdded(error) ? t('places.addedBefore') : failureText(error, t('places.addFailed'))}
        </Notice>
      ) : null}
      <TextField
        label={t('profile.businessName')}
        autoComplete="organization"
        maxLength={LIMITS.name}
        error={errors.businessName?.message}
        {...form.register('businessName', rules.required)}
      />
      <TextField
        label={t('profile.telephone')}
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
        error={errors.telephone?.message}
        {...form.register('telephone', rules.phone)}
      />
      <CityField error={errors.city?.message} {...form.register('city', rules.required)} />
      <div className={styles.buttons}>
        <Button onClick={handleCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="action" busy={isPending}>
          {t('places.save')}
        </Button>
      </div>
    </form>
  );
};
