import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** Packages that jest has to transform, because they are ESM only or load modules as ESM does. */
const ESM_PACKAGES = [
  '@fastify.cookie',
  '@opentelemetry.otlp-exporter-base',
  '@seriousme.openapi-schema-validator',
  'cookie',
  'error-stack-parser-es',
  'jose',
  'kdbush',
  'eventsource-client',
  'eventsource-parser',
  'get-port',
  'lucide-react',
  'node-pg-migrate',
  'react-hook-form',
  'uqr',
  'p-limit',
  'yocto-queue',
  'supercluster',
];

const swc = (/** @type {boolean} */ jsx) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: jsx ? { react: { runtime: 'automatic' } } : undefined,
    },
  },
];

/**
 * What a package runs: its test files, or what a run of all of them has put together (`test-groups.mjs`).
 * @param {string} name
 */
const testsOf = (name) => {
  const grouped = (process.env.GROUPED_TESTS ?? '')
    .split(path.delimiter)
    .filter((file) => file.startsWith(`${name}/`))
    .map((file) => `<rootDir>/${path.relative(name, file)}`);
  return grouped.length > 0 ? grouped : ['<rootDir>/**/*.test.{ts,tsx,mjs}', '!**/.cache/**'];
};

const common = (/** @type {string} */ name) => ({
  displayName: name,
  cacheDirectory: path.resolve('node_modules/.cache/jest'),
  transform: { '^.+\\.(tsx)$': swc(true), '^.+\\.(ts|mjs|js)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(@tavolina|${ESM_PACKAGES.join('|')})[@+/])`],
  testMatch: testsOf(name),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
});

/**
 * Preset for a package that runs in browsers: jsdom, CSS as class names, unexpected console output fails.
 * @param {string} name the package's folder name
 */
export const browserPreset = (name) => ({
  ...common(name),
  testEnvironment: path.join(here, 'environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['tavolina', 'browser', 'require', 'default'] },
  setupFilesAfterEnv: [path.join(here, 'browser-setup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.(css|svg|woff2)$': path.join(here, 'asset.cjs'),
  },
});

/**
 * Preset for a package that runs in Node.
 * @param {string} name the package's folder name
 */
export const nodePreset = (name) => ({
  ...common(name),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['tavolina', 'node', 'require', 'default'] },
  setupFilesAfterEnv: [path.join(here, 'strict-console.ts')],
});
