import { editProfile } from '@tavolina/shared-api/client';
import type { Profile } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useTakeProfile } from '@tavolina/shared-console/place/profile-query.ts';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import { KeptNotice } from '../../lib/form/kept-notice.tsx';
import { PlaceField } from '../../lib/form/place-field.tsx';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import styles from './account.module.css';
import {
  applySavedFields,
  changedFields,
  hasKeptProfile,
  PROFILE_NAMES,
  type ProfileValues,
  profileKey,
  profileValues,
  SECRETS,
} from './profile-fields.ts';

/** Changes the profile. A refused field keeps what was typed and says why; so do a reload and a new sign-in (product.md §84). */
export const ProfileForm = ({
  profile,
  takesFocus,
  onSaved,
  onCancel,
}: {
  profile: Profile;
  /** It replaces the button that opened it. */
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
  const [isRestored, setIsRestored] = useState(() => hasKeptProfile(profile));
  const { form, sending, field, submit } = useSentForm<ProfileValues, Profile>(
    { ...profileValues(profile), ...readFormDraft(key) },
    (values) => {
      setHasMore(false);
      return editProfile({
        ...changedFields(opened.current, values),
        ...(values.current_password === '' ? {} : { current_password: values.current_password }),
      });
    },
    {
      isRepeatable: true,
      onSuccess: (saved, sent) => {
        takeProfile(saved);
        opened.current = profileValues(saved);
        const typed = applySavedFields(form, sent, profileValues(saved));
        if (!typed) deleteFormDraft(key);
        setHasMore(typed);
        setIsRestored(false);
        onSaved(typed);
      },
    },
  );
  useFormDraft(form, key, SECRETS, opened);
  const { setFocus, watch } = form;
  useEffect(() => {
    if (takesFocus) setFocus('business_name');
  }, [takesFocus, setFocus]);
  const { isPending, error } = sending;
  const ruleOf = {
    business_name: rules.required,
    telephone: rules.phone,
    city: rules.required,
    vat_number: rules.nipt(() => opened.current.vat_number),
  };
  const giveUp = (): void => {
    form.reset(profileValues(profile));
    opened.current = profileValues(profile);
    deleteFormDraft(key);
    setIsRestored(false);
    setHasMore(false);
    if (onCancel) onCancel();
    else setFocus('business_name');
  };
  const isOtherEmail = watch('email').trim() !== profile.email;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {isRestored ? <KeptNotice onDiscard={giveUp} /> : null}
      {hasMore ? <Notice tone="info">{t('typedSince')}</Notice> : null}
      {error ? (
        <Notice tone="danger" title={t('profile.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <div className={styles.grid}>
        {PROFILE_NAMES.map((name) => {
          if (name === 'email')
            return (
              <TextField
                key={name}
                label={t('profile.email')}
                type="email"
                autoComplete="email"
                {...field(name, rules.email)}
              />
            );
          const rule = name in ruleOf ? ruleOf[name as keyof typeof ruleOf] : undefined;
          const isOptional = rule === undefined || name === 'vat_number';
          return <PlaceField key={name} optional={isOptional} {...field(name, rule)} />;
        })}
      </div>
      {isOtherEmail ? (
        <PasswordField
          label={t('password.current')}
          hint={t('profile.passwordHint')}
          autoComplete="current-password"
          {...field('current_password')}
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
