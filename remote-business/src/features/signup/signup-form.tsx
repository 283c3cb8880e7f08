import { LIMITS } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextArea, TextField } from '@tavolina/shared-ui';
import type { UseFormReturn } from 'react-hook-form';
import { CityField } from '../../lib/city-field.tsx';
import entry from '../../lib/entry-page.module.css';
import { useFieldRules } from '../../lib/field-rules.ts';
import { NewPasswordFields } from '../../lib/new-password-fields.tsx';
import styles from './signup.module.css';
import { type SignupValues, useSignup } from './use-signup.ts';

const AccountStep = ({ form }: { form: UseFormReturn<SignupValues> }) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('common.email')}
        type="email"
        autoComplete="username"
        maxLength={LIMITS.email}
        error={errors.email?.message}
        {...form.register('email', rules.email)}
      />
      <TextField
        label={t('signup.businessName')}
        autoComplete="organization"
        maxLength={LIMITS.name}
        error={errors.businessName?.message}
        {...form.register('businessName', rules.required)}
      />
      <NewPasswordFields
        label={t('signup.password')}
        confirmLabel={t('signup.confirm')}
        hint={t('field.passwordHint', LIMITS.password)}
        errors={{ password: errors.password?.message, confirm: errors.confirm?.message }}
        password={() => form.getValues('password')}
        register={form.register}
      />
    </>
  );
};

const PlaceStep = ({ form }: { form: UseFormReturn<SignupValues> }) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('signup.telephone')}
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
        error={errors.telephone?.message}
        {...form.register('telephone', rules.phone)}
      />
      <TextField
        label={t('signup.address')}
        autoComplete="street-address"
        maxLength={LIMITS.address}
        error={errors.address?.message}
        {...form.register('address', rules.required)}
      />
      <CityField
        hint={t('signup.cityHint')}
        error={errors.city?.message}
        {...form.register('city', rules.required)}
      />
      <TextArea
        optional
        label={t('signup.description')}
        hint={t('signup.descriptionHint')}
        maxLength={LIMITS.description}
        error={errors.description?.message}
        {...form.register('description')}
      />
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
  const { form, step, failure, submit, back } = useSignup();
  return (
    <form noValidate className={entry.form} onSubmit={submit}>
      <p className={styles.step} aria-live="polite">
        {t('signup.step', { step })}
      </p>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {step === 1 ? <AccountStep form={form} /> : <PlaceStep form={form} />}
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
