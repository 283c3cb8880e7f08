import { editProfile } from '@tavolina/shared-api/client';
import { LIMITS, type Profile } from '@tavolina/shared-api/contract';
import {
  useErrorsInLanguage,
  useMutation,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, Notice, PasswordField, TextArea, TextField } from '@tavolina/shared-ui';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../lib/field-errors.ts';
import { useFieldRules } from '../../lib/field-rules.ts';
import { profileQuery } from '../../lib/profile-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './account.module.css';

/** What an owner changes of the profile, by the form's and the wire's name. */
export const PROFILE_FIELDS = [
  { name: 'businessName', wire: 'business_name', max: LIMITS.name, autoComplete: 'organization' },
  { name: 'email', wire: 'email', max: LIMITS.email, autoComplete: 'email' },
  { name: 'telephone', wire: 'telephone', max: LIMITS.phone, autoComplete: 'tel' },
  { name: 'address', wire: 'address', max: LIMITS.address, autoComplete: 'street-address' },
  { name: 'city', wire: 'city', max: LIMITS.name, autoComplete: 'address-level2' },
  { name: 'postalCode', wire: 'postal_code', max: 20, autoComplete: 'postal-code' },
  { name: 'vatNumber', wire: 'vat_number', max: 30, autoComplete: 'off' },
  { name: 'description', wire: 'description', max: LIMITS.description, autoComplete: 'off' },
] as const;

type FieldName = (typeof PROFILE_FIELDS)[number]['name'];
/** Another e-mail needs the password besides (product.md §42). */
type Values = Record<FieldName | 'currentPassword', string>;

const valuesOf = (profile: Profile): Values => ({
  ...(Object.fromEntries(PROFILE_FIELDS.map(({ name, wire }) => [name, profile[wire]])) as Record<
    FieldName,
    string
  >),
  currentPassword: '',
});
const WIRE_NAMES = {
  ...(Object.fromEntries(PROFILE_FIELDS.map(({ name, wire }) => [name, wire])) as Record<FieldName, string>),
  currentPassword: 'current_password',
};

/** Changes the profile. A refused field keeps what was typed and says why. */
export const ProfileForm = ({
  profile,
  onSaved,
  onCancel,
}: {
  profile: Profile;
  onSaved: () => void;
  /** Absent where the form is always there. */
  onCancel: (() => void) | undefined;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const form = useForm<Values>({
    defaultValues: valuesOf(profile),
  });
  useErrorsInLanguage(form);
  const { register, handleSubmit, setError, watch, formState } = form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) =>
      editProfile({
        ...Object.fromEntries(PROFILE_FIELDS.map(({ name, wire }) => [wire, values[name].trim()])),
        ...(values.currentPassword === '' ? {} : { current_password: values.currentPassword }),
      }),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved);
      onSaved();
    },
    onError: (failure) => {
      for (const { field, message } of fieldErrorsOf(failure, WIRE_NAMES))
        setError(field, { message }, { shouldFocus: true });
    },
  });
  const isOtherEmail = watch('email').trim() !== profile.email;
  const ruleOf = { businessName: rules.required, email: rules.email, telephone: rules.phone };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((values) => {
        if (!isPending) mutate(values);
      })}
    >
      {error ? (
        <Notice tone="danger" title={t('profile.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <div className={styles.grid}>
        {PROFILE_FIELDS.map(({ name, max, autoComplete }) => {
          const field = {
            label: t(`profile.${name}`),
            maxLength: max,
            optional: !(name in ruleOf),
            error: formState.errors[name]?.message,
            ...register(name, name in ruleOf ? ruleOf[name as keyof typeof ruleOf] : {}),
          };
          if (name === 'description') return <TextArea key={name} {...field} />;
          const type = { email: 'email', telephone: 'tel' }[name as string] ?? 'text';
          return <TextField key={name} type={type} autoComplete={autoComplete} {...field} />;
        })}
      </div>
      {isOtherEmail ? (
        <PasswordField
          label={t('password.current')}
          hint={t('profile.passwordHint')}
          autoComplete="current-password"
          error={formState.errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" variant="action" busy={isPending}>
          {t('profile.save')}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{t('profile.cancel')}</Button> : null}
      </div>
    </form>
  );
};
