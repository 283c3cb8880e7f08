import type { BusyMinutes } from '../contract/codes/busy-and-pause.ts';
import { type RequestInput, request } from './request.ts';

/** The business's opening hours and their version. */
export const getOpeningHours = (signal?: AbortSignal) =>
  request('GET /availability/hours', {}, { access: 'owner', signal });

/** Sets the opening hours. `version` rejects a save that is based on an older state. */
export const setOpeningHours = (body: RequestInput<'PUT /availability/hours'>['body']) =>
  request('PUT /availability/hours', { body }, { access: 'owner' });

/** How the business takes orders. */
export const getOrderSettings = (signal?: AbortSignal) =>
  request('GET /availability/settings', {}, { access: 'owner', signal });

/**
 * Changes how the business takes orders. Missing fields stay unchanged.
 * @throws {ApiError} `version_conflict` with the settings as they are, where they are others than `seen`
 */
export const changeOrderSettings = (body: RequestInput<'PATCH /availability/settings'>['body']) =>
  request('PATCH /availability/settings', { body }, { access: 'owner' });

/** Whether the business is busy or takes no orders for a while. */
export const getOrderingState = (signal?: AbortSignal) =>
  request('GET /availability/state', {}, { access: 'owner', signal });

/** Adds minutes to promises for an hour; 0 ends that. */
export const setBusy = (minutes: BusyMinutes) =>
  request('PUT /availability/busy', { body: { minutes } }, { access: 'owner' });

/** Says that a console is open; tells whether the place had paused by itself until now. */
export const sayAlive = (signal?: AbortSignal) =>
  request('PUT /availability/alive', {}, { access: 'owner', signal });

/** Pauses orders for a while, or ends the pause. */
export const pauseOrdering = (body: RequestInput<'PUT /availability/pause'>['body']) =>
  request('PUT /availability/pause', { body }, { access: 'owner' });
