import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextArea, TextField } from '@tavolina/shared-ui';
import styles from './contact.module.css';
import { useContactForm } from './use-contact-form.ts';

/** A message to the team. Sent, it is empty again; not sent, it keeps what was written. */
export const ContactForm = () => {
  const { t } = useTranslation('diner');
  const { handleSubmit, name, email, subject, message, isSending, result } = useContactForm();
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <h2>{t('contact.form')}</h2>
      <TextField label={t('contact.name')} autoComplete="name" {...name} />
      <TextField label={t('contact.email')} type="email" autoComplete="email" {...email} />
      <TextField label={t('contact.subject')} {...subject} />
      <TextArea label={t('contact.message')} rows={6} {...message} />
      {result?.kind === 'sent' ? <Notice tone="success">{t('contact.success')}</Notice> : null}
      {result?.kind === 'failed' ? (
        <Notice tone="danger" title={result.detail}>
          {t('contact.error')}
        </Notice>
      ) : null}
      <Button type="submit" variant="action" size="lg" busy={isSending}>
        {t(isSending ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
};
