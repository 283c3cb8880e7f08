import { type RequestInput, request } from './request.ts';

/** The places that the signed-in owner works for, the first one first. */
export const listMyPlaces = (signal?: AbortSignal) =>
  request('GET /businesses/mine', {}, { access: 'owner', signal });

/** Adds a further place, which the owner owns. The same `idempotencyKey` never makes two. */
export const addPlace = (body: RequestInput<'POST /businesses'>['body'], idempotencyKey: string) =>
  request('POST /businesses', { body, headers: { 'idempotency-key': idempotencyKey } }, { access: 'owner' });

/** Lets the session go on for another place; the answer goes to `enterPlace` of the auth store. */
export const choosePlace = (businessId: string) =>
  request('PUT /auth/business', { body: { business_id: businessId } }, { access: 'owner' });
