import semver from 'semver';
import { type FederationManifest, readManifest } from '../versions/federation-manifest.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** How the entry's code requires a shared module with its range, in any kind of quotes. */
const DEMANDED =
  /shareKey:\s*["'`]([^"'`]+)["'`],\s*import:\s*null,\s*requiredVersion:\s*["'`]([^"'`]+)["'`]/g;

const filesOf = ({ assets: { js, css } }: Pick<FederationManifest['shared'][number], 'assets'>): string[] => [
  ...js.sync,
  ...js.async,
  ...css.sync,
  ...css.async,
];

const unfit = (about: string): Refusal => ({ about, reason: 'manifest_unfit' });

/** Where the browser finds the code: next to the manifest, under the names of the build's files. */
const checkPlaces = (manifest: FederationManifest, { facts }: Candidate): Refusal[] => {
  const { name, metaData, remotes, exposes, shared } = manifest;
  const { remoteEntry } = metaData;
  const container = facts.container ?? facts.name.replaceAll('-', '_');
  const isDeclared = (file: string): boolean => Object.hasOwn(facts.files, file);
  const wrong = {
    name: name !== container,
    'metaData.globalName': metaData.globalName !== container,
    'metaData.publicPath': metaData.publicPath !== 'auto',
    'metaData.remoteEntry.name': remoteEntry.name !== facts.entry,
    'metaData.remoteEntry.path': remoteEntry.path !== '',
    'metaData.remoteEntry.type': remoteEntry.type !== 'global',
    remotes: remotes.length > 0,
    exposes:
      exposes.length !== 1 ||
      exposes.some((exposed) => exposed.name !== 'remote' || exposed.path !== './remote'),
    'exposes.assets': !exposes.flatMap(filesOf).every(isDeclared),
    'shared.assets': shared.some((module) => filesOf(module).length > 0),
  };
  return Object.entries(wrong).flatMap(([about, isWrong]) => (isWrong ? [unfit(about)] : []));
};

const isOfOneMajor = (range: string): boolean => {
  const least = semver.validRange(range) === null ? null : semver.minVersion(range);
  return least !== null && semver.subset(range, `^${least.version}`);
};

/** Whether every alternative of a range is limited to one major version. */
const isNarrow = (range: string): boolean => range.split('||').every(isOfOneMajor);

/** The ranges in the manifest are those in the code. */
const checkRanges = ({ shared }: FederationManifest, { facts, files }: Candidate): Refusal[] => {
  const file = facts.entry ?? '';
  const code = files.get(file)?.toString() ?? '';
  const demanded = new Map([...code.matchAll(DEMANDED)].map(([, name = '', range = '']) => [name, range]));
  const said = new Map(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
  return [...new Set([...demanded.keys(), ...said.keys()])].flatMap((about): Refusal[] => {
    const [inManifest, inCode] = [said.get(about), demanded.get(about)];
    if (inManifest !== inCode)
      return [
        { about, reason: 'range_differs', values: { file, said: inManifest ?? '–', built: inCode ?? '–' } },
      ];
    const range = inCode ?? '';
    return isNarrow(range) ? [] : [{ about, reason: 'range_too_wide', values: { part: facts.name, range } }];
  });
};

/** The federation manifest, which browsers follow, matches the files of a remote (product.md §135). */
export const checkManifest = (candidate: Candidate): Refusal[] => {
  const { name, manifest: file } = candidate.facts;
  if (name === 'shell') return [];
  const manifest = readManifest(candidate.files.get(file ?? ''));
  if (!manifest) return [{ about: file ?? '', reason: 'file_unreadable' }];
  return [...checkPlaces(manifest, candidate), ...checkRanges(manifest, candidate)];
};
