import { type Database, transaction } from '../../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { INDEX_VERSION } from '../text/analyse-text.ts';
import { refreshSearch } from './refresh-search.ts';
import { findOutdated, lockMenus } from './search-documents-repository.ts';
import { deleteUnusedCities, deleteUnusedWords, refreshDishNames } from './unused-words-repository.ts';

/** Deletes cities and words that no menu has any more, which would crowd out other spellings, and counts names of dishes anew. */
export const nightlySearchUpkeepJob = defineJob<Record<string, never>>('forget-search-words');

/** Documents that were made with another vocabulary, or by a migration, which has none. */
export const refreshDocumentsJob = defineJob<Record<string, never>>('refresh-search-documents');

/** Menus that are brought up to date in one transaction: who saves one of them meanwhile waits, some 15 ms for each. */
const BATCH = 20;

/** Makes all documents again whose vocabulary is another, a batch at a time. */
const refreshDocuments = async (database: Database): Promise<void> => {
  for (;;) {
    const ids = await findOutdated(database, INDEX_VERSION, BATCH);
    if (ids.length === 0) return;
    await transaction(database, async (client) => refreshSearch(client, await lockMenus(client, ids)));
  }
};

/** Keeps words, names and documents of the search up to date, every night and after a start. */
export const startSearchUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(nightlySearchUpkeepJob, async () => {
    await transaction(database, deleteUnusedCities);
    await transaction(database, async (client) => {
      await deleteUnusedWords(client);
      await refreshDishNames(client);
    });
  });
  jobs.repeat(nightlySearchUpkeepJob, '30 4 * * *');
  jobs.handle(refreshDocumentsJob, () => refreshDocuments(database));
};

/** Queues the work that a new vocabulary makes, after the queue has started. */
export const queueSearchRefresh = async (database: Database, jobs: Jobs): Promise<void> => {
  const outdated = await findOutdated(database, INDEX_VERSION, 1);
  if (outdated.length > 0) await jobs.send(database, refreshDocumentsJob, {});
};
