import { type OwnReview, ownReview, sampleOf } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';

const ANSWER = { text: 'Faleminderit! Ju presim përsëri.', created_at: '2026-11-19T09:30:00.000Z' };
const REVIEW: OwnReview = sampleOf(ownReview, {
  ...{ order_id: 'K7MQ-4XTD', customer_name: 'Arta Kelmendi', rating: 5, comment: 'Si te gjyshja.' },
  ...{ created_at: '2026-11-18T19:12:00.000Z', answer: ANSWER, reported_at: null, hidden_at: null },
  hidden_reason: null,
});
const params = { orderId: REVIEW.order_id };

/** What owners do with reviews of their place. */
export const reviewsExamples: AreaExamples<'reviews'> = {
  list: {
    description: 'Those that an operator hid are among them, with `hidden_at` and the reason.',
    query: { skip: '0' },
    answer: { items: [REVIEW], total: 1 },
    failure: { code: 'unauthorized' },
  },
  answer: {
    description: 'Stands below the review on the page of the place, for everybody to read.',
    params,
    body: { text: ANSWER.text },
    answer: REVIEW,
    failure: { code: 'not_found' },
  },
  removeAnswer: { params, answer: { ...REVIEW, answer: null }, failure: { code: 'not_found' } },
  report: {
    description: 'The review stays until an operator hides it. A later reason replaces an earlier one.',
    params,
    body: { reason: 'Përmend emrin e një kamerieri.' },
    answer: { ...REVIEW, reported_at: '2026-11-19T09:31:00.000Z' },
    failure: { code: 'not_found' },
  },
};
