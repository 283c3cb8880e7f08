import { useTranslation } from '@tavolina/shared-api/runtime';
import clsx from 'clsx';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { ICON } from '../../lib/icon.ts';
import page from '../../lib/page.module.css';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { SocialLinks } from '../../lib/social-links.tsx';
import styles from './contact.module.css';

const PHONES = ['+383 38 000 100', '+383 49 000 100'];
const MAILS = [
  { address: 'info@tavolina.al', what: 'general' },
  { address: 'support@tavolina.al', what: 'support' },
];
const ADDRESS = ['street', 'town'];
const HOURS = ['weekdays', 'saturday'];

/** How to reach the team without the form. */
export const ContactDetails = () => {
  const { t } = useTranslation('diner');
  return (
    <dl className={clsx(page.panel, styles.details)}>
      <div>
        <dt>
          <Phone {...ICON} /> {t('contact.phone')}
        </dt>
        {PHONES.map((number) => (
          <dd key={number}>
            <PhoneLink number={number} />
          </dd>
        ))}
      </div>
      <div>
        <dt>
          <Mail {...ICON} /> {t('contact.email')}
        </dt>
        {MAILS.map(({ address, what }) => (
          <dd key={address}>
            <a href={`mailto:${address}`}>{address}</a> <span>{t(`contact.${what}`)}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt>
          <MapPin {...ICON} /> {t('contact.address')}
        </dt>
        {ADDRESS.map((line) => (
          <dd key={line}>{t(`contact.${line}`)}</dd>
        ))}
      </div>
      <div>
        <dt>
          <Clock {...ICON} /> {t('contact.hours')}
        </dt>
        {HOURS.map((days) => (
          <dd key={days}>{t(`contact.${days}`)}</dd>
        ))}
      </div>
      <div>
        <dt>{t('contact.follow')}</dt>
        <dd>
          <SocialLinks />
        </dd>
      </div>
    </dl>
  );
};
