import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { knownAddress, knownAddresses, newKnownAddress } from './operator-addresses.ts';
import {
  operatorFailureId,
  operatorFailures,
  operatorFailuresQuery,
  sentAgain,
} from './operator-failures.ts';
import { menuDecision, operatorMenu } from './operator-menus.ts';
import { operatorOrder } from './operator-orders.ts';
import { decidedPlace, operatorPlace, operatorPlaces, operatorPlacesQuery } from './operator-places.ts';
import { dayRates, operatorRates, operatorRatesQuery, rateDay, ratesOfDay } from './operator-rates.ts';
import { reportDecision, reportedReview, reportedReviews, reportedReviewsQuery } from './operator-reviews.ts';
import { orderId } from './order-id.ts';

/** What operators look at, and decide. */
export const operatorCalls = {
  order: defineCall({
    method: 'GET',
    path: '/platform/orders/{id}',
    summary: 'All that happened with an order; the look is recorded',
    access: 'team',
    params: z.object({ id: orderId }),
    success: { status: 200, schema: operatorOrder },
    errors: ['unauthorized', 'forbidden', 'order_not_found'],
  }),
  places: defineCall({
    method: 'GET',
    path: '/platform/places',
    summary: 'Places by name, city or an owner’s e-mail, the newest first',
    access: 'team',
    query: operatorPlacesQuery,
    success: { status: 200, schema: operatorPlaces },
    errors: ['unauthorized', 'forbidden'],
  }),
  place: defineCall({
    method: 'GET',
    path: '/platform/places/{id}',
    summary: 'A place with its plan, people and counts; the look is recorded',
    access: 'team',
    params: z.object({ id }),
    success: { status: 200, schema: operatorPlace },
    errors: ['unauthorized', 'forbidden', 'place_not_found'],
  }),
  reviews: defineCall({
    method: 'GET',
    path: '/platform/reviews',
    summary: 'Reviews that places reported, the latest report first',
    access: 'team',
    query: reportedReviewsQuery,
    success: { status: 200, schema: reportedReviews },
    errors: ['unauthorized', 'forbidden'],
  }),
  decideReview: defineCall({
    method: 'PUT',
    path: '/platform/reviews/{orderId}/decision',
    summary: 'Hides a reported review with a reason, or lets it stand',
    access: 'team',
    params: z.object({ orderId }),
    body: reportDecision,
    success: { status: 200, schema: reportedReview },
    errors: ['unauthorized', 'forbidden', 'not_found'],
    changesCatalogue: true,
  }),
  decideMenu: defineCall({
    method: 'PUT',
    path: '/platform/menus/{id}/decision',
    summary: 'Takes a menu down with a reason, or puts it back',
    access: 'team',
    params: z.object({ id }),
    body: menuDecision,
    success: { status: 200, schema: operatorMenu },
    errors: ['unauthorized', 'forbidden', 'menu_not_found'],
    changesCatalogue: true,
  }),
  decidePlace: defineCall({
    method: 'PUT',
    path: '/platform/places/{id}/decision',
    summary: 'Takes a place down with a reason, or puts it back',
    access: 'team',
    params: z.object({ id }),
    body: menuDecision,
    success: { status: 200, schema: decidedPlace },
    errors: ['unauthorized', 'forbidden', 'place_not_found'],
    changesCatalogue: true,
  }),
  failures: defineCall({
    method: 'GET',
    path: '/platform/failures',
    summary: 'Mails and pushes that failed, the latest first',
    access: 'team',
    query: operatorFailuresQuery,
    success: { status: 200, schema: operatorFailures },
    errors: ['unauthorized', 'forbidden'],
  }),
  sendAgain: defineCall({
    method: 'POST',
    path: '/platform/failures/{id}/again',
    summary: 'Puts a mail or push that failed back into the queue, once',
    access: 'team',
    params: z.object({ id: operatorFailureId }),
    success: { status: 200, schema: sentAgain },
    errors: ['unauthorized', 'forbidden'],
  }),
  rates: defineCall({
    method: 'GET',
    path: '/platform/rates',
    summary: 'Days with exchange rates and where they came from, the newest first',
    access: 'team',
    query: operatorRatesQuery,
    success: { status: 200, schema: operatorRates },
    errors: ['unauthorized', 'forbidden'],
  }),
  storeRates: defineCall({
    method: 'PUT',
    path: '/platform/rates/{date}',
    summary: 'Stores the exchange rates of a day, or corrects them, with a reason',
    access: 'team',
    params: rateDay,
    body: ratesOfDay,
    success: { status: 200, schema: dayRates },
    errors: ['unauthorized', 'forbidden', 'not_found'],
  }),
  addresses: defineCall({
    method: 'GET',
    path: '/platform/addresses',
    summary: 'Addresses with higher limits, the latest first',
    access: 'team',
    success: { status: 200, schema: knownAddresses },
    errors: ['unauthorized', 'forbidden'],
  }),
  addAddress: defineCall({
    method: 'POST',
    path: '/platform/addresses',
    summary: 'Raises the limits of an address or a range until a day, with a reason',
    access: 'team',
    body: newKnownAddress,
    success: { status: 201, schema: knownAddress },
    errors: ['unauthorized', 'forbidden'],
  }),
  endAddress: defineCall({
    method: 'DELETE',
    path: '/platform/addresses/{id}',
    summary: 'Gives a known address the limits of others again, at once',
    access: 'team',
    params: z.object({ id }),
    success: { status: 204 },
    errors: ['unauthorized', 'forbidden', 'not_found'],
  }),
};
