import { ownBusiness, sampleOf } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { IMAGE, IMAGE_URL, PLACE, PLACE_ID, SESSION } from './sample-place.ts';

const SECOND_ID = 'b84d1f60-2c7e-4a95-9d3b-6e0f5a8c1274';

const FIRST = sampleOf(ownBusiness, {
  id: PLACE_ID,
  business_name: PLACE.business_name,
  city: PLACE.city,
  role: 'owner',
  profile_image_url: IMAGE_URL,
  profile_image: IMAGE,
  is_current: true,
});

const SECOND = sampleOf(ownBusiness, {
  id: SECOND_ID,
  business_name: 'Oxhaku në Durrës',
  city: 'Durrës',
  role: 'owner',
});

/** The businesses of a person. */
export const businessesExamples: AreaExamples<'businesses'> = {
  mine: { answer: [FIRST, SECOND], failure: { code: 'unauthorized' } },
  add: {
    description:
      'The session goes on with the business it works for; `PUT /auth/business` chooses the new one. The same key never makes two; with other contents it is refused.',
    headers: { 'idempotency-key': 'c2f07b1e94d84a6db35e8f10a7c96d42' },
    body: { business_name: SECOND.business_name, telephone: '+355 69 000 0002', city: SECOND.city },
    answer: SECOND,
    failure: { code: 'too_many_businesses' },
  },
  choose: {
    description:
      'The refresh token stays; what it is exchanged for works for the chosen business too. The next login begins there.',
    body: { business_id: SECOND_ID },
    answer: { access_token: SESSION.access_token, business_id: SECOND_ID, subscription_tier: 'basic' },
    failure: { code: 'place_not_found' },
  },
};
