import { LIMITS, type OpenedView, type OperatorPlace, type SupportView } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import { VIEW_TOKEN_PREFIX } from './accept-views.ts';
import { endView, endViewOf, findStaffedPlace, insertView, listViews } from './support-views-repository.ts';

/** Who opens or ends a view, with which token, and when. */
interface Viewer {
  by: string;
  /** Hash of the operator's token. */
  tokenHash: string;
  at: Date;
}

/**
 * Opens a support view of a place's console, with a reason, and records the act (product.md §699).
 * @throws {ApiFailure} `place_not_found`, also for a place that nobody works for, which has no console
 */
export const openView = (
  database: Database,
  placeId: string,
  reason: string,
  { by, tokenHash, at }: Viewer,
): Promise<OpenedView> =>
  transaction(database, async (client) => {
    const place = await findStaffedPlace(client, placeId);
    if (!place) throw new ApiFailure('place_not_found');
    const token = VIEW_TOKEN_PREFIX + newSecret();
    const endsAt = new Date(at.getTime() + LIMITS.supportViewMinutes * MINUTE_MS);
    const id = await insertView(client, {
      business_id: placeId,
      act_id: await recordAct(client, 'place_viewed', { by, about: placeId, reason }, at),
      opened_with: tokenHash,
      hash: hashSecret(token),
      opened_at: at,
      ends_at: endsAt,
    });
    return {
      id,
      view_token: token,
      place,
      subscription_tier: await tierOf(client, placeId, at),
      ends_at: endsAt.toISOString(),
    };
  });

/** Ends a view by its token, as signing out does (product.md §701). An unknown token changes nothing. */
export const leaveView = (database: Database, token: string, now: Date): Promise<void> =>
  endViewOf(database, hashSecret(token), now);

/**
 * Ends a view of whomever, and records the act.
 * @throws {ApiFailure} `not_found` when it is not open
 */
export const endViewAt = (
  database: Database,
  id: string,
  { by, at }: Omit<Viewer, 'tokenHash'>,
): Promise<void> =>
  transaction(database, async (client) => {
    const about = await endView(client, id, at);
    if (about === undefined) throw new ApiFailure('not_found');
    await recordAct(client, 'view_ended', { by, about }, at);
  });

/** When support viewed a place and why, the latest first: who it was stands among the acts alone (product.md §703). */
export const viewsForOwner = async (database: Queryable, businessId: string): Promise<SupportView[]> =>
  (await listViews(database, businessId)).map(({ id, opened_at, ends_at, reason }) => ({
    id,
    opened_at: opened_at.toISOString(),
    ends_at: ends_at.toISOString(),
    reason: reason ?? '',
  }));

/** The same for operators, with who it was. */
export const viewsForOperators = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<NonNullable<OperatorPlace['views']>> =>
  (await listViews(database, businessId)).map(({ id, opened_at, ends_at, acted_by, reason, revoked_at }) => ({
    id,
    opened_by: acted_by,
    opened_at: opened_at.toISOString(),
    ends_at: ends_at.toISOString(),
    reason: reason ?? '',
    is_open: ends_at > now && revoked_at === null,
  }));
