import type { PlacePage } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { FoodPicture } from '@tavolina/shared-ui';
import { PhoneLink } from '../../../lib/phone-link.tsx';
import { useText } from '../../../lib/reading/use-text.ts';
import { WeekHours } from '../place-hours.tsx';
import styles from './place.module.css';
import { PlaceMap } from './place-map.tsx';
import { PlaceReviews } from './place-reviews.tsx';

/** Id of the part that says when a place is open, and where. */
export const ABOUT = 'about';

/** When a place is open, where it is, whom to call, how its dishes look and what guests wrote (product.md §451). */
export const PlaceAbout = ({ place }: { place: PlacePage }) => {
  const { t } = useTranslation('diner');
  const text = useText(place);
  const { hours } = place.opening;
  const address = [place.address, place.city].filter(Boolean).join(', ');
  return (
    <div className={styles.about} id={ABOUT} tabIndex={-1}>
      {place.pictures.length > 1 ? (
        <section className={styles.wide} aria-labelledby="place-pictures">
          <h2 id="place-pictures">{t('place.pictures')}</h2>
          <ul className={styles.pictures}>
            {place.pictures.map((picture) => (
              <li key={picture.image_url}>
                <figure>
                  <FoodPicture
                    ratio="4 / 3"
                    sizes="260px"
                    imageUrl={picture.image_url}
                    image={picture.image}
                    focus={picture.focus}
                  >
                    {null}
                  </FoodPicture>
                  <figcaption {...text(picture, 'name')} />
                </figure>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {hours ? (
        <section aria-labelledby="place-hours">
          <h2 id="place-hours">{t('place.hours')}</h2>
          <WeekHours hours={hours} />
        </section>
      ) : null}
      <section aria-labelledby="place-where">
        <h2 id="place-where">{t('place.where')}</h2>
        <address>
          {address ? <p>{address}</p> : null}
          {place.phone ? <PhoneLink number={place.phone} /> : null}
        </address>
        {place.location ? <PlaceMap name={place.name} location={place.location} /> : null}
      </section>
      <PlaceReviews place={place} />
    </div>
  );
};
