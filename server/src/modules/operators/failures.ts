import { LIMITS, type OperatorFailure, type OperatorFailures } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { type FailedNotice, NOTICE_JOBS, noticeOf } from './failed-notices.ts';
import { reasonOf } from './failure-reason.ts';
import { type FailureRow, listFailures, ordersOf, peopleOf, placesOf } from './failures-repository.ts';
import { resenderOf } from './refused-mails.ts';

/** An e-mail with its first letter and its host. */
const masked = (email: string | null | undefined): string | null =>
  email ? email.replace(/^(.).*@/, '$1…@') : null;

const idsOf = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];
const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** What is known of orders, places and people that failures name. */
const lookUp = async (database: Database, notices: readonly FailedNotice[]) => {
  const orders = byId(await ordersOf(database, idsOf(notices.map(({ order_id }) => order_id))));
  const placeOf = ({ order_id, place_id }: FailedNotice): string | null =>
    orders.get(order_id ?? '')?.business_id ?? place_id;
  const places = byId(await placesOf(database, idsOf(notices.map(placeOf))));
  const people = byId(await peopleOf(database, idsOf(notices.map(({ user_id }) => user_id))));
  return (notice: FailedNotice): Pick<OperatorFailure, 'to' | 'place'> => {
    const place = places.get(placeOf(notice) ?? '');
    const emails: Partial<Record<FailedNotice['whose'], string | null | undefined>> = {
      diner: orders.get(notice.order_id ?? '')?.customer_email,
      place: place?.email,
      person: people.get(notice.user_id ?? '')?.email,
    };
    return { to: masked(emails[notice.whose]), place: place ? { id: place.id, name: place.name } : null };
  };
};

const reasonFor = ({ job, message }: FailureRow) =>
  job === null ? { reason: 'refused', status: null } : reasonOf(message ?? '');

/** Mails and pushes that failed, the latest first (product.md §563). */
export const failuresPage = async (
  database: Database,
  skip: number,
): Promise<Omit<OperatorFailures, 'may_send'>> => {
  const rows = await listFailures(database, { jobs: NOTICE_JOBS, skip, limit: LIMITS.operatorFailures });
  const notices = rows.map(noticeOf);
  const known = await lookUp(database, notices);
  const items = rows.map((row, place): OperatorFailure => {
    const notice = notices[place] ?? noticeOf(row);
    const { area, what, whose, order_id } = notice;
    return {
      ...{ id: row.id, area, what, whose, order_id },
      ...known(notice),
      ...reasonFor(row),
      failed_at: row.failed_at.toISOString(),
      next_try_at: row.next_try_at?.toISOString() ?? null,
      can_send_again: row.job !== null || resenderOf(row.id) !== undefined,
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
};
