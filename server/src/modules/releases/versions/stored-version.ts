import { firstFiles } from '../../../platform/pages/release-source.ts';
import { integrityOf, isTwin } from './file-integrity.ts';
import { isAsPublished, type VersionFacts } from './version-facts.ts';

/** Reads a file of one version; undefined if it does not exist. */
type Read = (file: string) => Promise<Buffer | undefined>;

/** A build's own description. */
export const FACTS = 'platform.json';
/** Code that renders a part's pages on the server. */
export const FIRST_VIEW = 'first-view.cjs';

/** Whether the server itself reads a file: first view code, texts, the federation manifest. */
export const isReadByServer = (file: string, { manifest }: VersionFacts): boolean =>
  file === FIRST_VIEW || file === manifest || file.startsWith('locales/');

/** Files without which no page can be shown: those that the server reads, and those that browsers load first. */
export const neededFiles = (platform: VersionFacts): string[] => [
  ...Object.keys(platform.files).filter((file) => isReadByServer(file, platform)),
  ...firstFiles(platform),
  ...(platform.draws ?? []),
];

/**
 * Whether the needed files are there as they were published. Browsers verify what they load, but get nothing
 * in its place; and the server must verify what it runs and shows itself.
 */
export const areNeededWhole = async (platform: VersionFacts, read: Read): Promise<boolean> => {
  for (const file of neededFiles(platform)) {
    const content = await read(file);
    if (!content || integrityOf(content) !== platform.files[file]?.integrity) return false;
  }
  return true;
};

const isDescription = (content: Buffer, published: VersionFacts): boolean => {
  try {
    return isAsPublished(JSON.parse(content.toString()), published);
  } catch {
    return false;
  }
};

/** Files whose content is not what was published. Those that do not exist are left out. */
export const damagedFiles = async (published: VersionFacts, read: Read): Promise<string[]> => {
  const description = await read(FACTS);
  const isOther = description !== undefined && !isDescription(description, published);
  const looks = Object.entries(published.files).map(async ([file, { integrity }]) => {
    const [plain, twin] = await Promise.all([read(file), read(`${file}.br`)]);
    if (!plain) return [];
    if (integrityOf(plain) !== integrity) return [file];
    return twin && !isTwin(twin, plain) ? [`${file}.br`] : [];
  });
  return [...(isOther ? [FACTS] : []), ...(await Promise.all(looks)).flat()];
};
