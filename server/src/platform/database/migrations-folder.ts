import path from 'node:path';
import { SERVER_FOLDER } from '../server-folder.ts';

/** Where the migrations are. */
export const MIGRATIONS = path.join(SERVER_FOLDER, 'migrations');
