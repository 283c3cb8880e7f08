/**
 * Packages that remotes must import through the runtime facade. A second copy would not share state with
 * the shell.
 */
const FACADE_ONLY =
  'node_modules/(react-router|react-router-dom|i18next|react-i18next|@tanstack/(react-query|query-core))/';

const TEST_FILE = '\\.(test|stories)\\.tsx?$|/src/test(ing)?/';

/** What a process that encodes pictures runs. */
const ENCODER =
  'server/src/(modules/media/(encode-|check-picture|formats|picture-refused)|platform/processes/serve-tasks)';

const OURS = '(shell|remote-[^/]+|shared-ui|shared-api|shared-console|server|e2e|tooling)';

/**
 * @param {string} name
 * @param {string} comment what to do instead
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from,
  to,
});

/** Import rules. The comment of each rule says what to do instead. */
export const RULES = [
  forbid('no-cycle', 'Move what both need into a file of its own.', {}, { circular: true }),
  forbid('resolves', 'The imported file or package does not exist.', {}, { couldNotResolve: true }),
  forbid(
    'browser-part-imports-shared-only',
    'Shell and remotes do not import each other, the server or the tools; share code through shared-ui or shared-api, parts of the console through shared-console.',
    { path: '^(shell|remote-[^/]+)/src/' },
    { path: '^(shell|remote-[^/]+|server|e2e|tooling)/', pathNot: '^$1/' },
  ),
  forbid(
    'shared-imports-nothing-of-ours',
    'shared-ui and shared-api import nothing of ours, except that shared-ui imports the code tables of shared-api.',
    { path: '^(shared-(ui|api))/src/' },
    { path: `^${OURS}/`, pathNot: '^($1/|shared-api/src/contract/codes/)' },
  ),
  forbid(
    'console-sources-import-shared-only',
    'shared-console imports shared-ui and shared-api, no part: it goes into each that uses it.',
    { path: '^shared-console/src/' },
    { path: `^${OURS}/`, pathNot: '^shared-(console|ui|api)/' },
  ),
  forbid(
    'console-sources-are-the-consoles',
    'shared-console is for parts of the console; what others need too belongs into shared-ui or shared-api.',
    { path: '^(shell|remote-diner|shared-ui|shared-api)/src/' },
    { path: '^shared-console/' },
  ),
  forbid(
    'kit-stands-alone',
    'What a remote is built with knows nothing else of this repository: a team may have a repository of its own.',
    { path: '^remote-kit/' },
    { path: `^${OURS}/`, pathNot: '^remote-kit/' },
  ),
  forbid(
    'server-imports-contract-only',
    'The server sees of the other packages only @tavolina/shared-api/contract.',
    { path: '^server/src/' },
    { path: `^${OURS}/`, pathNot: '^(server|shared-api/(src|dist)/contract)/' },
  ),
  forbid(
    'stories-know-only-the-browser',
    'End-to-end specs speak to the product through browser and HTTP.',
    { path: '^e2e/' },
    { path: `^${OURS}/`, pathNot: '^(e2e|tooling|remote-kit)/' },
  ),
  forbid(
    'feature-never-imports-feature',
    'Move what both need to lib/.',
    { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  forbid(
    'feature-never-imports-app',
    'app imports features, never the other way round.',
    { path: '^(remote-[^/]+)/src/features/' },
    { path: '^$1/src/(app/|remote\\.ts|pages\\.ts)' },
  ),
  forbid(
    'lib-knows-no-feature',
    'lib imports no feature; features import lib.',
    { path: '^(remote-[^/]+)/src/lib/' },
    { path: '^$1/src/(features/|app/|remote\\.ts|pages\\.ts)' },
  ),
  forbid(
    'remote-uses-facade',
    'Take it from @tavolina/shared-api/runtime, or /auth for the session.',
    { path: '^(remote-[^/]+|shared-console)/src/', pathNot: TEST_FILE },
    { path: FACADE_ONLY },
  ),
  forbid(
    'modules-meet-at-services',
    'Use the other module through its *-service.ts, and what it queues through its *-jobs.ts.',
    { path: '^server/src/modules/([^/]+)/', pathNot: TEST_FILE },
    { path: '^server/src/modules/', pathNot: '^server/src/modules/($1/|[^/]+/[^/]+-(service|jobs)\\.ts$)' },
  ),
  forbid(
    'encoder-stays-small',
    'An encoder takes its limits from @tavolina/shared-api/limits and refuses with PictureRefused: the schemas of the contract take 7 MiB in each process.',
    { path: `^${ENCODER}` },
    {
      path: '^(shared-api/src/contract/index\\.ts$|server/src/platform/http/)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'platform-knows-no-module',
    'The platform imports no module; modules import the platform.',
    { path: '^server/src/platform/', pathNot: TEST_FILE },
    { path: '^server/src/(modules|app|demo|sandbox)/' },
  ),
  forbid(
    'source-never-imports-tests',
    'Test helpers stay in tests.',
    { path: `^${OURS}/src/`, pathNot: TEST_FILE },
    { path: TEST_FILE },
  ),
];
