import { useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, HeroTable } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Feather, Handshake, HeartHandshake, Lightbulb, ScanEye, Sprout } from 'lucide-react';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import styles from './about.module.css';

const VALUES = [
  { name: 'innovation', Icon: Lightbulb },
  { name: 'simplicity', Icon: Feather },
  { name: 'partnership', Icon: Handshake },
  { name: 'quality', Icon: HeartHandshake },
  { name: 'transparency', Icon: ScanEye },
  { name: 'impact', Icon: Sprout },
];
const VOICES = ['first', 'second', 'third'];

/** Who stands behind the product, and what for. */
export const AboutScreen = () => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.page}>
      <PageName page="about" />
      <header className={clsx(page.hero, styles.hero)}>
        <div>
          <h1>{t('about.title')}</h1>
          <p className={page.claim}>{t('about.text')}</p>
        </div>
        <div className={styles.picture}>
          <HeroTable />
        </div>
      </header>
      <div className={styles.pair}>
        {['mission', 'vision'].map((name) => (
          <section key={name} className={clsx(page.panel, styles.panel)}>
            <h2>{t(`about.${name}`)}</h2>
            <p>{t(`about.${name}Text`)}</p>
          </section>
        ))}
      </div>
      <section className={styles.section}>
        <h2>{t('about.values')}</h2>
        <ul className={styles.values}>
          {VALUES.map(({ name, Icon }) => (
            <li key={name}>
              <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              <div>
                <h3>{t(`about.value.${name}.title`)}</h3>
                <p>{t(`about.value.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('about.voices')}</h2>
        <div className={styles.voices}>
          {VOICES.map((voice) => (
            <figure key={voice} className={clsx(page.panel, styles.panel)}>
              <blockquote>{t(`about.voice.${voice}.text`)}</blockquote>
              <figcaption>{t(`about.voice.${voice}.who`)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section className={styles.join}>
        <h2>{t('about.join')}</h2>
        <p>{t('about.joinText')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="action" size="lg" to="/business/signup">
            {t('about.start')}
          </ButtonLink>
          <ButtonLink size="lg" to="/contact">
            {t('about.contact')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
};
