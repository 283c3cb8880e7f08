import { editProfile } from '@tavolina/shared-api/client';
import { useErrorsInLanguage, useMutation, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useForm } from 'react-hook-form';
import { CityField } from './city-field.tsx';
import styles from './city-prompt.module.css';
import { showFieldErrors } from './field-errors.ts';
import { useFieldRules } from './field-rules.ts';
import page from './page.module.css';
import { profileQuery, useTakeProfile } from './profile-query.ts';
import { SuccessNotice } from './success-notice.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useOnce } from './use-once.ts';

/**
 * Asks a place that has no city for it, and saves it there at once; afterwards it says so. Nothing for all other places
 * (product.md §133).
 */
export const CityPrompt = () => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const takeProfile = useTakeProfile();
  const { data: profile } = useQuery(profileQuery);
  const form = useForm({ defaultValues: { city: '' } });
  useErrorsInLanguage(form);
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ city }: { city: string }) => editProfile({ city: city.trim() }),
    onSuccess: takeProfile,
    onError: (failure) => showFieldErrors(form.setError, failure, { city: 'city' }),
  });
  const saveOnce = useOnce(mutateAsync);
  if (!profile) return null;
  if (isSuccess) return <SuccessNotice>{t('city.saved', { city: profile.city })}</SuccessNotice>;
  if (profile.city.trim() !== '') return null;
  return (
    <section className={page.card} aria-labelledby="missing-city">
      <h2 id="missing-city">{t('city.title')}</h2>
      <p>{t('city.text')}</p>
      {error ? (
        <Notice tone="danger" title={t('city.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <form noValidate className={styles.form} onSubmit={form.handleSubmit((values) => saveOnce(values))}>
        <CityField error={form.formState.errors.city?.message} {...form.register('city', rules.required)} />
        <Button type="submit" variant="action" busy={isPending}>
          {t('city.save')}
        </Button>
      </form>
    </section>
  );
};
