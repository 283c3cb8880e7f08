import type { OperatorPlace } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount, formatDate } from '@tavolina/shared-ui';
import styles from '../sections.module.css';

/** What a place is called, where it is, what it pays for, and its figures. */
export const PlaceFacts = ({ place }: { place: OperatorPlace }) => {
  const { t, i18n } = useTranslation('shell');
  const { name, address, city, telephone, created_at, tier, subscription, counts } = place;
  const count = (value: number): string => formatCount(value, i18n.language);
  const plan = [
    t(`platform.places.tier.${tier}`),
    ...(subscription
      ? [
          t(`platform.places.status.${subscription.status}`),
          t(subscription.is_cancelled ? 'platform.places.ends' : 'platform.places.until', {
            date: formatDate(subscription.ends_at),
          }),
        ]
      : []),
  ];
  const facts = [
    [t('platform.places.address'), [address, city].filter((part) => part !== '').join(', ')],
    [t('platform.places.telephone'), telephone],
    [t('platform.places.plan'), plan.join(' · ')],
    [t('platform.places.menus'), `${count(counts.menus)} · ${count(counts.published)}`],
    [t('platform.places.orders'), count(counts.orders)],
    [t('platform.places.reviews'), count(counts.reviews)],
  ];
  return (
    <section className={styles.section} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.muted}>{t('platform.places.since', { date: formatDate(created_at) })}</p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
