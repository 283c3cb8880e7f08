import path from 'node:path';
import { z } from 'zod';
import { type DatabaseSettings, databaseEnvironment, readDatabaseSettings } from '../database/settings.ts';
import { type MailSettings, mailEnvironment, readMailSettings } from '../mail/settings.ts';
import {
  bucketEnvironment,
  type ObjectStoreSettings,
  readObjectStoreSettings,
} from '../object-store/settings.ts';
import type { MapTiles } from '../pages/map-tiles.ts';
import { type PaymentSettings, paymentEnvironment, readPaymentSettings } from '../payments/settings.ts';
import {
  readTelemetrySettings,
  type TelemetrySettings,
  telemetryEnvironment,
} from '../telemetry/settings.ts';
import { ConfigError } from './config-error.ts';

export { ConfigError };

const flag = z.enum(['on', 'off']);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const list = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_DATA: flag.optional(),
  /** Of the pages' own origin unless a whole address is given (product.md §5). */
  API_BASE_URL: z.string().min(1).default('/api'),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: list.default([]),
  TRUSTED_PROXIES: z.string().optional(),
  RATE_LIMITS: flag.default('on'),
  OFFLINE_MENUS: flag.default('on'),
  RELEASE_BUILDS: z.string().optional(),
  RELEASE_AT_START: flag.default('off'),
  PUSH_PRIVATE_SERVICES: flag.default('off'),
  WEBHOOKS_ON_LOOPBACK: flag.default('off'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(1).max(1000).default(14),
  ORDERS_KEPT_MONTHS: z.coerce.number().int().min(72).max(1200).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Address of map tiles with `{z}`, `{x}` and `{y}`, and whose they are; both or neither. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^/{}\s'";,]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/)
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).max(200).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ...databaseEnvironment,
  ...paymentEnvironment,
  ...bucketEnvironment,
  ...mailEnvironment,
  ...telemetryEnvironment,
});

/** What would open a server that everybody reaches. */
const ONLY_FOR_TESTS = [
  ['RATE_LIMITS', 'off'],
  ['PUSH_PRIVATE_SERVICES', 'on'],
  ['WEBHOOKS_ON_LOOPBACK', 'on'],
] as const;

/** Address of the pages for a browser on this machine. */
const listeningOrigin = (host: string, port: number): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
};

/** The server's settings, parsed once at start. */
export interface Config extends DatabaseSettings {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  demoData: boolean;
  /** Base address of the API for browsers. */
  apiBaseUrl: string;
  /** Public address of the pages. Undefined: the host that a request names, see `requestOrigin`. */
  publicOrigin: string | undefined;
  /** Base address of links in mails: the public origin, else the address the server listens on. */
  pagesOrigin: string;
  /** Further origins that may call the API from a browser. */
  allowedOrigins: string[];
  /** Proxies whose `X-Forwarded-For` header is trusted, comma-separated. */
  trustedProxies: string | undefined;
  rateLimits: boolean;
  /** Whether browsers store visited menus for use without a connection. */
  offlineMenus: boolean;
  /** Tiles that maps show in the place of the drawn ground (product.md §263). */
  mapTiles: MapTiles | undefined;
  logLevel: string;
  /** Whether push services may be in a private network and without TLS: for tests, never in production. */
  privatePushServices: boolean;
  /** Whether tills may be told at http addresses of this machine: for tests, never in production. */
  webhooksOnLoopback: boolean;
  /** Folder of the backups that are made every night; undefined: none are. */
  backupDir: string | undefined;
  /** How many backups stay. */
  backupsKept: number;
  /** How many months of orders stay in the database (product.md §602); undefined: all. */
  ordersKeptMonths: number | undefined;
  /** Token for reading the metrics. Without one, metrics are off. */
  metricsToken: string | undefined;
  telemetry: TelemetrySettings;
  /** Where uploaded images are stored. */
  imageStore: ObjectStoreSettings;
  /** Where published versions are stored, under `releases/`. */
  releaseStore: ObjectStoreSettings;
  /** Folders of builds to publish at start. */
  releaseBuilds: string[];
  /** Whether those builds replace the live versions. */
  releaseAtStart: boolean;
  payments: PaymentSettings;
  mail: MailSettings;
}

/**
 * Reads the settings.
 * @throws {ConfigError} with one sentence for each wrong setting
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  // An empty variable means the same as none.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const [name] = ONLY_FOR_TESTS.find(([setting, value]) => values[setting] === value) ?? [];
  if (production && name) throw new ConfigError(`${name}=${values[name]} is refused in production.`);
  if (production && values.PUBLIC_ORIGIN === undefined)
    throw new ConfigError('PUBLIC_ORIGIN is needed in production, e.g. https://tavolina.al.');
  const { MAP_TILES_URL: tilesUrl, MAP_TILES_ATTRIBUTION: attribution } = values;
  if ((tilesUrl === undefined) !== (attribution === undefined))
    throw new ConfigError('MAP_TILES_URL and MAP_TILES_ATTRIBUTION are needed together, or neither.');
  const dataDir = path.resolve(values.DATA_DIR);
  const imageStore = readObjectStoreSettings(values, dataDir);
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataDir,
    ...readDatabaseSettings(values),
    demoData: values.DEMO_DATA === undefined ? values.DATABASE_URL === undefined : values.DEMO_DATA === 'on',
    apiBaseUrl: values.API_BASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN,
    pagesOrigin: values.PUBLIC_ORIGIN ?? listeningOrigin(values.HOST, values.PORT),
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: values.RATE_LIMITS === 'on',
    offlineMenus: values.OFFLINE_MENUS === 'on',
    mapTiles: tilesUrl && attribution ? { url: tilesUrl, attribution } : undefined,
    logLevel: values.LOG_LEVEL,
    privatePushServices: values.PUSH_PRIVATE_SERVICES === 'on',
    webhooksOnLoopback: values.WEBHOOKS_ON_LOOPBACK === 'on',
    backupDir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
    backupsKept: values.BACKUPS_KEPT,
    ordersKeptMonths: values.ORDERS_KEPT_MONTHS,
    metricsToken: values.METRICS_TOKEN,
    telemetry: readTelemetrySettings(values),
    imageStore,
    releaseStore: imageStore.kind === 'bucket' ? imageStore : { kind: 'directory', folder: dataDir },
    releaseBuilds: values.RELEASE_BUILDS?.split(path.delimiter).filter(Boolean) ?? [],
    releaseAtStart: values.RELEASE_AT_START === 'on',
    payments: readPaymentSettings(values, production),
    mail: readMailSettings(values, {
      production,
      dataDir,
      host: values.HOST,
      publicOrigin: values.PUBLIC_ORIGIN,
    }),
  };
};
