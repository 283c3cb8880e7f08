import { calls } from '@tavolina/shared-api/contract';
import { warningsOfBackups } from '../modules/backups/backups-service.ts';
import { areRatesOld } from '../modules/exchange-rates/exchange-rates-service.ts';
import { warningsOfParts } from '../modules/releases/readiness.ts';
import type { Releases } from '../modules/releases/releases-service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { CallRegistry } from '../platform/http/register-call.ts';

/** Registers the calls that say whether the process runs, and whether operators have to look after something. */
export const registerHealth = (
  registry: CallRegistry,
  {
    config,
    database,
    releases,
    clock,
  }: { config: Config; database: Database; releases: Releases; clock: Clock },
): void => {
  registry.register(calls.health.live, async () => ({ status: 'ok' as const }));
  registry.register(calls.health.ready, async () => {
    const isOld = await areRatesOld(database, clock());
    const warnings = [
      ...(isOld ? ['exchange_rates_old' as const] : []),
      ...warningsOfParts(releases.liveReleases),
      ...(config.backupDir === undefined ? [] : await warningsOfBackups(database, clock())),
    ];
    return { status: 'ok' as const, ...(warnings.length > 0 && { warnings }) };
  });
};
