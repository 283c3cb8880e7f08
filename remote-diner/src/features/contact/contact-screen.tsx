import { useTranslation } from '@tavolina/shared-api/runtime';
import { PageHeader } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import styles from './contact.module.css';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { OfficeMap } from './office-map.tsx';

const QUESTIONS = ['registration', 'pricing', 'support', 'integrations'];

/** Every way to reach the team, and the questions most people have. */
export const ContactScreen = () => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.page}>
      <PageName page="contact" />
      <PageHeader title={t('contact.title')} context={t('contact.text')} />
      <div className={styles.layout}>
        <ContactForm />
        <ContactDetails />
      </div>
      <div className={styles.layout}>
        <section className={styles.faq}>
          <h2>{t('contact.faq')}</h2>
          {QUESTIONS.map((name) => (
            <details key={name}>
              <summary>{t(`contact.question.${name}.title`)}</summary>
              <p>{t(`contact.question.${name}.text`)}</p>
            </details>
          ))}
        </section>
        <OfficeMap />
      </div>
    </div>
  );
};
