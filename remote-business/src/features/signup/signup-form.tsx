import { LIMITS } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { NewPasswordFields } from '../../lib/form/new-password-fields.tsx';
import { PlaceField } from '../../lib/form/place-field.tsx';
import entry from '../../lib/pages/entry-page.module.css';
import styles from './signup.module.css';
import { useSignup } from './use-signup.ts';

type Steps = Pick<ReturnType<typeof useSignup>, 'form' | 'field'>;

const AccountStep = ({ form, field }: Steps) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  return (
    <>
      <TextField
        label={t('common.email')}
        type="email"
        autoComplete="username"
        maxLength={LIMITS.email}
        {...field('email', rules.email)}
      />
      <PlaceField {...field('business_name', rules.required)} />
      <NewPasswordFields
        label={t('signup.password')}
        confirmLabel={t('signup.confirm')}
        hint={t('field.passwordHint', LIMITS.password)}
        password={field('password', rules.newPassword)}
        confirm={field(
          'confirm',
          rules.repeated(() => form.getValues('password')),
        )}
      />
    </>
  );
};

const PlaceStep = ({ field }: Steps) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  return (
    <>
      <PlaceField {...field('telephone', rules.phone)} />
      <PlaceField {...field('address', rules.required)} />
      <PlaceField hint={t('signup.cityHint')} {...field('city', rules.required)} />
      <PlaceField optional hint={t('signup.descriptionHint')} {...field('description')} />
      <p className={entry.small}>
        {t('signup.agree')}{' '}
        <Link to="/terms" target="_blank">
          {t('signup.terms')}
        </Link>{' '}
        {t('signup.and')}{' '}
        <Link to="/privacy" target="_blank">
          {t('signup.privacy')}
        </Link>
        .
      </p>
    </>
  );
};

/** First the account, then the place. */
export const SignupForm = () => {
  const { t } = useTranslation('business');
  const { form, field, step, failure, submit, back } = useSignup();
  return (
    <form noValidate className={entry.form} onSubmit={submit}>
      <p className={styles.step} aria-live="polite">
        {t('signup.step', { step })}
      </p>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {step === 1 ? <AccountStep form={form} field={field} /> : <PlaceStep form={form} field={field} />}
      <div className={styles.buttons}>
        {step === 2 ? (
          <Button size="lg" onClick={back}>
            {t('signup.back')}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="action"
          size="lg"
          full
          busy={form.formState.isSubmitting}
          onClick={(event) => {
            // The second press of a double click would send the second step, which has just come.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {t(step === 1 ? 'signup.next' : 'signup.submit')}
        </Button>
      </div>
    </form>
  );
};
