import { type RequestInput, request } from './request.ts';

/** The places of the signed-in owner, the first one first. */
export const listMyPlaces = (signal?: AbortSignal) =>
  request('GET /businesses/mine', {}, { access: 'owner', signal });

/** Adds a place. Repeating an `idempotencyKey` does not add another. */
export const addPlace = (body: RequestInput<'POST /businesses'>['body'], idempotencyKey: string) =>
  request('POST /businesses', { body, headers: { 'idempotency-key': idempotencyKey } }, { access: 'owner' });

/** Switches the session to another place. Pass the response to `enterPlace` of the auth store. */
export const choosePlace = (businessId: string) =>
  request('PUT /auth/business', { body: { business_id: businessId } }, { access: 'owner' });
