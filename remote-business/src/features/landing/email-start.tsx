import { LIMITS } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button, TextField } from '@tavolina/shared-ui';
import { useForm } from 'react-hook-form';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { HouseCover } from '../../lib/pages/house-cover.tsx';
import layout from '../../lib/pages/public.module.css';
import styles from './landing.module.css';

/** The e-mail of the place, taken along to the sign-up. */
export const EmailStart = () => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { email: '' } });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState } = form;
  return (
    <div className={styles.start}>
      <div className={styles.startWords}>
        <h2 id="begin">{t('landing.cta')}</h2>
        <p className={layout.muted}>{t('landing.ctaText')}</p>
        <form
          noValidate
          className={styles.startForm}
          onSubmit={handleSubmit(
            ({ email }) => void navigate(`${PATHS.signup}?${new URLSearchParams({ email: email.trim() })}`),
          )}
        >
          <TextField
            label={t('landing.email')}
            type="email"
            autoComplete="email"
            maxLength={LIMITS.email}
            error={formState.errors.email?.message}
            {...register('email', rules.email)}
          />
          <Button type="submit" size="lg">
            {t('plans.freeStart')}
          </Button>
        </form>
      </div>
      <div className={styles.startCover}>
        <HouseCover />
      </div>
    </div>
  );
};
