import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { checkLocales } from './check-locales.mjs';

const { files, found } = checkLocales(ROOT);
for (const line of found) say(line);
say(`Texts: ${files} files, ${found.length} violations`);
process.exitCode = found.length > 0 ? 1 : 0;
