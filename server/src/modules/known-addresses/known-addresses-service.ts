import {
  daysAfter,
  type KnownAddress,
  type Language,
  LIMITS,
  localDay,
  momentOf,
  type NewKnownAddress,
} from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type WrongField, wrongFields } from '../../platform/http/field-errors.ts';
import { readRange } from '../../platform/rate-limit/address-range.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import {
  findAddress,
  listAddresses,
  removeAddress,
  type StoredAddress,
  storeAddress,
} from './known-addresses-repository.ts';
import { ADDRESSES } from './live-addresses.ts';

export { removeEndedAddresses } from './known-addresses-repository.ts';

/** Minutes of a day, after which its last moment is over. */
const WHOLE_DAY = 1_440;

/** Who does something, and when. */
interface Acting {
  by: string;
  at: Date;
}

const present = ({ added_at, ends_at, ...row }: StoredAddress): KnownAddress => ({
  ...row,
  added_at: added_at.toISOString(),
  // The day that ended at midnight.
  until: localDay(new Date(ends_at.getTime() - 1)),
});

/** The known addresses, the latest first. */
export const knownAddresses = async (database: Database, at: Date): Promise<KnownAddress[]> =>
  (await listAddresses(database, at)).map(present);

const untilProblems = (until: string, at: Date): WrongField[] => {
  const today = localDay(at);
  const isWithin = until >= today && until <= daysAfter(today, LIMITS.knownAddressDays);
  return isWithin ? [] : [{ field: 'until', message: 'within_days', limit: LIMITS.knownAddressDays }];
};

const refusal = (wrong: readonly WrongField[], language: Language): ApiFailure =>
  new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });

/**
 * Makes an address or a range known until the end of a day in Tirana, or changes its reason and day, and records the act
 * (product.md §584). What is so already changes nothing.
 * @param allowsPrivate whether it may be one that is not of the internet
 * @throws {ApiFailure} `invalid_input` for what is no range, a wide one, a private one, a day too far, or one too many
 */
export const addAddress = (
  database: Database,
  { range: written, reason, until }: NewKnownAddress,
  { by, at, language, allowsPrivate }: Acting & { language: Language; allowsPrivate: boolean },
): Promise<KnownAddress> =>
  transaction(database, async (client) => {
    const wrong = untilProblems(until, at);
    const read = readRange(written, allowsPrivate);
    if ('problem' in read) {
      const { problem: message, ...widest } = read;
      throw refusal([{ field: 'range', message, ...widest }, ...wrong], language);
    }
    if (wrong.length > 0) throw refusal(wrong, language);
    const { range } = read;
    const known = await listAddresses(client, at);
    if (known.length >= LIMITS.knownAddresses && !known.some((each) => each.range === range))
      throw refusal([{ field: 'range', message: 'list_too_long', limit: LIMITS.knownAddresses }], language);
    const stored = await storeAddress(client, { range, reason, by, at, endsAt: momentOf(until, WHOLE_DAY) });
    if (stored) {
      await recordAct(client, 'address_known', { by, about: `${range} · ${until}`, reason }, at);
      await publish(client, ADDRESSES, {});
    }
    const address = stored ?? (await findAddress(client, range));
    if (!address) throw new Error(`no address ${range}`);
    return present(address);
  });

/**
 * Ends a known address at once and records the act.
 * @throws {ApiFailure} `not_found` where it has ended
 */
export const endAddress = (database: Database, id: string, { by, at }: Acting): Promise<void> =>
  transaction(database, async (client) => {
    const removed = await removeAddress(client, id);
    if (!removed) throw new ApiFailure('not_found');
    await recordAct(client, 'address_ended', { by, about: removed.range }, at);
    await publish(client, ADDRESSES, {});
  });
