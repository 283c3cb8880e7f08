import type { FastifyInstance } from 'fastify';
import { startAvailabilityUpkeep } from '../modules/availability/availability-upkeep.ts';
import { handlePauseEnds } from '../modules/availability/pause-webhooks.ts';
import { queueSilenceWatch, startSilenceWatch } from '../modules/availability/silent-consoles.ts';
import { startContactUpkeep } from '../modules/contact/contact-upkeep.ts';
import { startRatesUpkeep } from '../modules/exchange-rates/rates-upkeep.ts';
import type { IdentityDeps } from '../modules/identity/identity-deps.ts';
import { startIdentityUpkeep } from '../modules/identity/identity-upkeep.ts';
import { handleWebhooks } from '../modules/integrations/send-webhooks.ts';
import { startWebhooksUpkeep } from '../modules/integrations/webhooks-upkeep.ts';
import type { Media } from '../modules/media/media-service.ts';
import { startMediaUpkeep } from '../modules/media/media-upkeep.ts';
import { startDeriveLekJobs } from '../modules/menus/derive-lek-jobs.ts';
import { startNewItemsUpkeep } from '../modules/menus/new-items-upkeep.ts';
import { startPriceChangesUpkeep } from '../modules/menus/prices/price-changes-upkeep.ts';
import { startSoldOutUpkeep } from '../modules/menus/stock/sold-out.ts';
import { startStockUpkeep } from '../modules/menus/stock/stock-upkeep.ts';
import { registerNotifications } from '../modules/notifications/notifications-service.ts';
import { startSentMailsUpkeep } from '../modules/notifications/sent-mails-upkeep.ts';
import { startOrderArchive } from '../modules/order-archive/order-archive-service.ts';
import { queueOrderDays, startOrderDaysUpkeep } from '../modules/orders/figures/order-days-upkeep.ts';
import { queuePopular, startPopularUpkeep } from '../modules/orders/figures/popular-upkeep.ts';
import { startPreparationUpkeep } from '../modules/orders/figures/preparation-upkeep.ts';
import { queueOrderMonths, startOrderMonthsUpkeep } from '../modules/orders/months/order-months-upkeep.ts';
import { handleUnansweredOrders } from '../modules/orders/steps/unanswered-orders.ts';
import type { CardPayments } from '../modules/payments/webhook.ts';
import { startPrintersUpkeep } from '../modules/printers/printers-upkeep.ts';
import { startPushUpkeep } from '../modules/push/push-upkeep.ts';
import { handlePushes } from '../modules/push/send-push.ts';
import type { VapidKeys } from '../modules/push/vapid-keys.ts';
import { startReportsUpkeep } from '../modules/releases/reports/reports-upkeep.ts';
import { queueSearchRefresh, startSearchUpkeep } from '../modules/search/search-service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { openObjectStore } from '../platform/object-store/open-object-store.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { startCountersUpkeep } from './counters-upkeep.ts';

/** What the work works with that nobody waits for. */
export interface UpkeepDeps {
  config: Config;
  /** Connections that requests do not wait for. */
  database: Database;
  jobs: Jobs;
  clock: Clock;
  /** On the same connections. */
  identity: IdentityDeps;
  vapidKeys: VapidKeys;
  media: Media;
  cards: CardPayments | undefined;
}

/**
 * Starts all that happens without a request: at times, after an event, and once as the server starts, for which the jobs
 * have to be there.
 */
export const startUpkeep = async (app: FastifyInstance, deps: UpkeepDeps): Promise<void> => {
  const { config, database, jobs, clock, identity, vapidKeys, media, cards } = deps;
  const allowsPrivate = config.privatePushServices;
  const allowsLoopback = config.webhooksOnLoopback;
  const warn = (line: string): void => app.log.warn(line);
  startIdentityUpkeep(identity);
  startSoldOutUpkeep(database, jobs);
  startStockUpkeep({ database, jobs, clock });
  startDeriveLekJobs(database, jobs);
  startPriceChangesUpkeep({ database, jobs, clock });
  startAvailabilityUpkeep({ database, jobs, clock });
  handlePauseEnds({ database, jobs, clock });
  startSilenceWatch({ database, jobs, clock });
  startPreparationUpkeep({ database, jobs, clock });
  startOrderMonthsUpkeep({ database, jobs });
  startOrderDaysUpkeep({ database, jobs });
  startPopularUpkeep({ database, jobs, clock });
  startNewItemsUpkeep({ database, jobs, clock });
  handleUnansweredOrders({ database, jobs, clock, payments: cards?.payments });
  startSearchUpkeep(database, jobs);
  startRatesUpkeep(database, { jobs, clock, warn });
  startPushUpkeep({ database, jobs, clock });
  startContactUpkeep({ database, jobs, clock });
  startSentMailsUpkeep({ database, jobs, clock });
  startMediaUpkeep(media, jobs);
  startReportsUpkeep(database, jobs);
  startCountersUpkeep(database, jobs);
  handleWebhooks({ database, jobs, clock, allowsLoopback });
  startWebhooksUpkeep({ database, jobs, clock });
  startPrintersUpkeep({ database, jobs, clock });
  if (config.ordersKeptMonths !== undefined)
    startOrderArchive({
      ...{ jobs, clock, warn, keptMonths: config.ordersKeptMonths },
      url: database.options.connectionString ?? '',
      store: await openObjectStore(config.releaseStore),
    });
  await backUpNightly(app, { config, database, jobs, clock });
  handlePushes({
    ...{ database, jobs, clock, keys: vapidKeys, allowsPrivate, warn },
    subject: `mailto:${config.mail.contactEmail}`,
  });
  const mailer = createMailer(app, config.mail);
  registerNotifications({ config, identity, mailer, warn });
  app.addHook('onReady', () => queueSearchRefresh(database, jobs));
  app.addHook('onReady', () => queueOrderMonths(database, jobs));
  app.addHook('onReady', () => queueOrderDays(database, jobs));
  app.addHook('onReady', () => queuePopular(database, jobs));
  app.addHook('onReady', () => queueSilenceWatch(database, jobs));
  app.addHook('onClose', async () => mailer.close());
};
