import { editProfile } from '@tavolina/shared-api/client';
import type { Profile } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PasswordField, TextArea, TextField } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CityField } from '../../lib/city-field.tsx';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useFieldRules } from '../../lib/field-rules.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form-draft.ts';
import { useTakeProfile } from '../../lib/profile-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnce } from '../../lib/use-once.ts';
import styles from './account.module.css';
import {
  applySavedFields,
  changedFields,
  hasKeptProfile,
  PROFILE_FIELDS,
  type ProfileValues,
  profileKey,
  profileValues,
  SECRETS,
  WIRE_NAMES,
} from './profile-fields.ts';

/** Changes the profile. A refused field keeps what was typed and says why; so do a reload and a new sign-in (product.md §84). */
export const ProfileForm = ({
  profile,
  takesFocus,
  onSaved,
  onCancel,
}: {
  profile: Profile;
  /** It stands in the place of the button that opened it. */
  takesFocus: boolean;
  /** `hasMore` was typed since it was sent. */
  onSaved: (hasMore: boolean) => void;
  /** Absent where the form is always there. */
  onCancel: (() => void) | undefined;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const takeProfile = useTakeProfile();
  const key = profileKey(profile);
  const [hasMore, setHasMore] = useState(false);
  const opened = useRef(profileValues(profile));
  const nipt = rules.nipt(() => opened.current.vatNumber);
  const [isRestored, setIsRestored] = useState(() => hasKeptProfile(profile));
  const form = useForm<ProfileValues>({
    defaultValues: { ...profileValues(profile), ...readFormDraft(key) },
  });
  useErrorsInLanguage(form);
  useFormDraft(form, key, SECRETS, opened);
  const { register, handleSubmit, setError, setFocus, watch, formState } = form;
  useEffect(() => {
    if (takesFocus) setFocus('businessName');
  }, [takesFocus, setFocus]);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (values: ProfileValues) =>
      editProfile({
        ...changedFields(opened.current, values),
        ...(values.currentPassword === '' ? {} : { current_password: values.currentPassword }),
      }),
    onMutate: () => setHasMore(false),
    onSuccess: (saved, sent) => {
      takeProfile(saved);
      opened.current = profileValues(saved);
      const typed = applySavedFields(form, sent, profileValues(saved));
      if (!typed) deleteFormDraft(key);
      setHasMore(typed);
      setIsRestored(false);
      onSaved(typed);
    },
    onError: (failure) => {
      showFieldErrors(setError, failure, WIRE_NAMES);
    },
  });
  const saveOnce = useOnce(mutateAsync, { isRepeatable: true });
  const giveUp = (): void => {
    form.reset(profileValues(profile));
    opened.current = profileValues(profile);
    deleteFormDraft(key);
    setIsRestored(false);
    setHasMore(false);
    if (onCancel) onCancel();
    else setFocus('businessName');
  };
  const isOtherEmail = watch('email').trim() !== profile.email;
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit((values) => saveOnce(values))}>
      {isRestored ? (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={giveUp}>
              {t('profile.discard')}
            </Button>
          }
        >
          {t('profile.kept')}
        </Notice>
      ) : null}
      {hasMore ? <Notice tone="info">{t('typedSince')}</Notice> : null}
      {error ? (
        <Notice tone="danger" title={t('profile.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <div className={styles.grid}>
        {PROFILE_FIELDS.map(({ name, max, autoComplete, type, rule, isLong, isOptional }) => {
          const field = {
            label: t(`profile.${name}`),
            maxLength: max,
            optional: isOptional,
            error: formState.errors[name]?.message,
            ...register(name, rule && (rule === 'nipt' ? nipt : rules[rule])),
          };
          if (name === 'city') return <CityField key={name} {...field} />;
          if (isLong) return <TextArea key={name} {...field} />;
          return <TextField key={name} type={type ?? 'text'} autoComplete={autoComplete} {...field} />;
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
        {onCancel ? <Button onClick={giveUp}>{t('common.cancel')}</Button> : null}
      </div>
    </form>
  );
};
