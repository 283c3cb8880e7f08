import type { Language } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { Channel } from './channels-repository.ts';
import { checkContract } from './gate/check-contract.ts';
import { type Refusal, sentenceOf } from './gate/refusal.ts';
import type { LiveBoard } from './live-board.ts';
import { offeredVersions } from './offered-version.ts';
import { findVersion } from './versions-repository.ts';

/** More than are ever live together. */
const KEPT = 60;

/** What a version asks of the server that the server no longer offers. */
interface Breaches {
  version: string;
  refusals: readonly Refusal[];
}

/** Compares what live versions were built with and what this server offers. The gate does so before a version goes
 * live; a server that comes later, or a rollback, asks no gate. */
export interface ContractWatch {
  /** Versions of a part that visitors may get and that this server no longer serves as they expect. */
  of: (channel: Pick<Channel, 'part' | 'stable' | 'canary' | 'last_good'>) => Promise<Breaches[]>;
  /** Says for each such version of any part, in one line, what it lacks. */
  warn: (say: (line: string) => void) => Promise<void>;
}

const inWords = (refusals: readonly Refusal[], language: Language): string =>
  refusals.map((refusal) => sentenceOf(refusal, language)).join(' ');

/** Watches a platform. Neither versions nor this server's contract ever change: each version is compared once. */
export const createContractWatch = (
  database: Database,
  board: Pick<LiveBoard, 'channels'>,
): ContractWatch => {
  const compared = new LRUCache<string, readonly Refusal[], { part: string; version: string }>({
    max: KEPT,
    fetchMethod: async (_key, _stale, { context: { part, version } }) => {
      const facts = await findVersion(database, part, version);
      return facts ? checkContract(facts) : [];
    },
  });

  const of: ContractWatch['of'] = async (channel) => {
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
      for (const channel of board.channels())
        for (const { version, refusals } of await of(channel))
          say(
            `${channel.part}@${version} is live and was built for another server. ${inWords(refusals, 'en')}`,
          );
    },
  };
};
