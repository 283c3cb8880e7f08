import { placePath } from '@tavolina/shared-api/contract';
import { Link, useQuery, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { Skeleton } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Loading } from '../../lib/loading.tsx';
import page from '../../lib/page.module.css';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { placeQuery } from '../../lib/place-queries.ts';
import styles from './confirmation.module.css';

/**
 * The place of an order that this device does not know, as the page's address names it, and whom to call. All of it is public:
 * what the order itself says needs its e-mail (product.md §589).
 */
export const PlaceOfOrder = () => {
  const { t } = useTranslation('diner');
  const [params] = useSearchParams();
  const slug = params.get('place') ?? '';
  const { data: place, isLoading } = useQuery({ ...placeQuery(slug, 1), enabled: slug !== '' });
  if (isLoading)
    return (
      <Loading>
        <Skeleton height="124px" radius="16px" />
      </Loading>
    );
  // Without it the page still says what it knows.
  if (!place) return null;
  return (
    <section className={clsx(page.panel, styles.next)} aria-label={t('confirmation.where')}>
      <p>
        <Link to={placePath(place.slug)}>
          <strong>{place.name}</strong>
        </Link>
        <br />
        {[place.address, place.city].filter(Boolean).join(', ')}
      </p>
      <p>{t('confirmation.whenByEmail')}</p>
      {place.phone ? (
        <p>
          {t('confirmation.next.call')} <PhoneLink number={place.phone} />
        </p>
      ) : null}
    </section>
  );
};
