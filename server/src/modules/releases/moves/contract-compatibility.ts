import type { Language } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import { checkContract } from '../gate/check-contract.ts';
import { type Refusal, sentenceOf } from '../gate/refusal.ts';
import { offeredVersions } from '../versions/offered-version.ts';
import { findVersion } from '../versions/versions-repository.ts';
import type { Channel } from './channels-repository.ts';
import type { LiveReleases } from './live-releases.ts';

/** More than are ever live together. */
const KEPT = 60;

/** What a version requires of the API and this server no longer offers. */
interface Breaches {
  version: string;
  refusals: readonly Refusal[];
}

/**
 * Compares the API that live versions were built for with the API of this server. The gate checks this
 * before a release, but not after a server upgrade or a rollback.
 */
export interface ContractCompatibility {
  /** The live versions of a part that this server is incompatible with. */
  of: (channel: Pick<Channel, 'part' | 'stable' | 'canary' | 'last_good'>) => Promise<Breaches[]>;
  /** Logs one line for each incompatible version of any part. */
  warn: (say: (line: string) => void) => Promise<void>;
}

const inWords = (refusals: readonly Refusal[], language: Language): string =>
  refusals.map((refusal) => sentenceOf(refusal, language)).join(' ');

/**
 * Creates the check. Versions and the contract of this server never change, so each version is compared
 * once.
 */
export const createContractCompatibility = (
  database: Database,
  liveReleases: Pick<LiveReleases, 'channels'>,
): ContractCompatibility => {
  const compared = new LRUCache<string, readonly Refusal[], { part: string; version: string }>({
    max: KEPT,
    fetchMethod: async (_key, _stale, { context: { part, version } }) => {
      const facts = await findVersion(database, part, version);
      return facts ? checkContract(facts) : [];
    },
  });

  const of: ContractCompatibility['of'] = async (channel) => {
    const { part } = channel;
    const all = offeredVersions(channel).map(async (version) => ({
      version,
      refusals: (await compared.fetch(`${part}@${version}`, { context: { part, version } })) ?? [],
    }));
    return (await Promise.all(all)).filter(({ refusals }) => refusals.length > 0);
  };

  return {
    of,
    async warn(say) {
      for (const channel of liveReleases.channels())
        for (const { version, refusals } of await of(channel))
          say(
            `${channel.part}@${version} is live and was built for another server. ${inWords(refusals, 'en')}`,
          );
    },
  };
};
