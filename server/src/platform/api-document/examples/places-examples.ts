import type { AreaExamples } from '../call-example.ts';
import { discoveryExamples } from './discovery-examples.ts';
import { IMAGE, IMAGE_URL, MENU_ID, PLACE, PLACE_ID, PLACE_SLUG } from './sample-place.ts';

const { telephone, address, city, description, location } = PLACE;

/** Places that somebody names. */
export const placesExamples: AreaExamples<'places'> = {
  page: {
    description:
      'A name that the place had before answers the place as it is called now: `slug` is then another one. The menus themselves are at `GET /menus/{id}`.',
    params: { slug: PLACE_SLUG },
    query: { reviews: 2 },
    answer: {
      id: PLACE_ID,
      slug: PLACE_SLUG,
      name: PLACE.business_name,
      phone: telephone,
      address,
      city,
      description,
      location,
      image_url: null,
      image: null,
      rating: 4.8,
      reviews_count: 60,
      cuisine_types: ['Tradicionale'],
      price_range: '$$',
      from_price: 250,
      accepts_orders: true,
      opening: {
        hours: null,
        is_open: true,
        changes_at: '2026-11-20T22:00:00.000Z',
        paused_until: null,
        pause_note: '',
        takes_later: true,
      },
      ways: [
        { fulfilment: 'pickup', ready_at: '2026-11-20T18:20:00.000Z', next_at: '2026-11-20T18:20:00.000Z' },
      ],
      languages: ['sq', 'en'],
      menus: [
        {
          ...{ id: MENU_ID, title: 'Dreka', description: '', price: 250, items_count: 2 },
          translations: { en: { title: 'Lunch' } },
        },
      ],
      current_menu_id: MENU_ID,
      pictures: [{ name: 'Tavë kosi', image_url: IMAGE_URL, image: IMAGE }],
      reviews: [{ rating: 5, comment: 'Si te gjyshja.', created_at: '2026-11-18T19:12:00.000Z' }],
    },
    failure: { code: 'place_not_found' },
  },
  named: {
    description: 'In the order of the ids. Those of places that diners do not see are left out.',
    query: { ids: PLACE_ID },
    answer: { items: discoveryExamples.restaurants.answer.items },
    failure: { code: 'service_unavailable', retryAfter: 5 },
  },
};
