import { request } from './request.ts';

/** When support viewed the console of the business and why, the latest first. */
export const listSupportViews = (signal?: AbortSignal) =>
  request('GET /support-views', {}, { access: 'owner', signal });
