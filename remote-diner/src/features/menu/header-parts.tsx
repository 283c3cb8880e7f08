import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ArrowLeft, Phone } from 'lucide-react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import styles from './menu-header.module.css';

/** Leads from the header of a menu or a place back to the list of places. */
export const BackToPlaces = () => {
  const { t } = useTranslation('diner');
  return (
    <Link to="/restaurants" className={styles.back}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={visuallyHiddenOnPhones}>{t('frame.restaurants')}</span>
    </Link>
  );
};

/** The number of a place in the header of its menu or of its page; nothing where it has none. */
export const HeaderPhone = ({ number }: { number: string | null | undefined }) =>
  number ? (
    <span className={clsx(styles.place, styles.call)}>
      <Phone size={16} strokeWidth={1.75} aria-hidden="true" />
      <PhoneLink number={number} />
    </span>
  ) : null;
