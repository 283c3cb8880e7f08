import { type Database, transaction } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteUnusedWords } from './search-words-repository.ts';

/** Words of deleted menus would be tried in every search and crowd out other spellings. */
export const deleteUnusedWordsJob = defineJob<Record<string, never>>('forget-search-words');

/** Deletes unused search words every night. */
export const startSearchWordsUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(deleteUnusedWordsJob, () => transaction(database, deleteUnusedWords));
  jobs.repeat(deleteUnusedWordsJob, '30 4 * * *');
};
