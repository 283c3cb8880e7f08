import { type Database, transaction } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteUnusedWords } from './search-words-repository.ts';

/** Words of menus that are gone would be tried at every search, and take the few places of near spellings. */
export const forgetWordsJob = defineJob<Record<string, never>>('forget-search-words');

/** Forgets words that nobody can find anything by, each night. */
export const startSearchWordsUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(forgetWordsJob, () => transaction(database, deleteUnusedWords));
  jobs.repeat(forgetWordsJob, '30 4 * * *');
};
