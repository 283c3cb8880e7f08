import { editProfile } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { profileQuery, useTakeProfile } from '@tavolina/shared-console/place/profile-query.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { useFieldRules } from '../form/field-rules.ts';
import { PlaceField } from '../form/place-field.tsx';
import { SuccessNotice } from '../form/success-notice.tsx';
import { useSentForm } from '../form/use-sent-form.ts';
import styles from './city-prompt.module.css';

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
  const { sending, field, submit } = useSentForm(
    { city: '' },
    ({ city }) => editProfile({ city: city.trim() }),
    { onSuccess: takeProfile },
  );
  const { isPending, isSuccess, error } = sending;
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
      <form noValidate className={styles.form} onSubmit={submit}>
        <PlaceField {...field('city', rules.required)} />
        <Button type="submit" variant="action" busy={isPending}>
          {t('city.save')}
        </Button>
      </form>
    </section>
  );
};
