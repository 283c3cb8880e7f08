import { currentPlace } from '@tavolina/shared-api/auth';
import { addPlace, newIdempotencyKey } from '@tavolina/shared-api/client';
import type { OwnBusiness } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { placesQuery } from '@tavolina/shared-console/place/places-query.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import { PlaceField } from '../../lib/form/place-field.tsx';
import { trimmed } from '../../lib/form/trimmed.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import styles from './account.module.css';

const EMPTY = { business_name: '', telephone: '', city: '' };
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
  const { form, sending, field, submit } = useSentForm(
    { ...EMPTY, ...readFormDraft(key) },
    (place) => addPlace(trimmed(place), idempotencyKey),
    {
      onSuccess: (place) => {
        deleteFormDraft(key);
        void client.invalidateQueries(placesQuery);
        onAdded(place);
      },
      onError: (failure) => {
        if (wasAdded(failure)) void client.invalidateQueries(placesQuery);
      },
    },
  );
  useFormDraft(form, key, SECRETS);
  const { setFocus } = form;
  useEffect(() => setFocus('business_name'), [setFocus]);
  const { isPending, error } = sending;
  const handleCancel = (): void => {
    deleteFormDraft(key);
    onCancel();
  };
  return (
    <form noValidate className={styles.narrow} aria-labelledby="new-place" onSubmit={submit}>
      <h3 id="new-place">{t('places.newTitle')}</h3>
      <p>{t('places.free')}</p>
      {error ? (
        <Notice tone="danger">
          {wasAdded(error) ? t('places.addedBefore') : failureText(error, t('places.addFailed'))}
        </Notice>
      ) : null}
      <PlaceField {...field('business_name', rules.required)} />
      <PlaceField {...field('telephone', rules.phone)} />
      <PlaceField {...field('city', rules.required)} />
      <div className={styles.buttons}>
        <Button onClick={handleCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="action" busy={isPending}>
          {t('places.save')}
        </Button>
      </div>
    </form>
  );
};
