import { parseArgs } from 'node:util';
import { orderId } from '@tavolina/shared-api/contract';
import { recordAct } from '../modules/operator-acts/operator-acts-service.ts';
import { hideReview, listReportedReviews, type ReportedReviewRow } from '../modules/reviews/hide-review.ts';
import { transaction } from '../platform/database/database.ts';
import { actingPerson } from './acting-person.ts';
import { requireReason } from './option-texts.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Lists the reviews that places reported, and hides one or shows it again.

  node server/dist/app/reviews.js list
  node server/dist/app/reviews.js hide <order> --by <name> --reason <text>
  node server/dist/app/reviews.js show <order> [--by <name>]

  A hidden review stands on no page and does not count for the place's rating. Its guest can still read it. Its owner
  reads the reason.

Works on DATABASE_URL, or on the embedded database of DATA_DIR, beside the server or without it.
`;

const inWords = (review: ReportedReviewRow): string =>
  [
    `${review.order_id}  ${review.business_name}  ${review.rating} of 5${review.hidden_at ? `  hidden by ${review.hidden_by}` : ''}`,
    `  written:  ${review.comment ?? '-'}`,
    `  reported: ${review.report_reason ?? '-'}`,
  ].join('\n');

const readOrder = (typed: string): string => {
  const read = orderId.safeParse(typed);
  if (!read.success) throw new Error(`“${typed}” is no number of an order, e.g. K7MQ-4XTD.`);
  return read.data;
};

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [verb, named, ...more] = positionals;
  const { by, reason } = values;
  const isHiding = verb === 'hide' && by && reason;
  const isChange = named && (verb === 'show' || isHiding);
  const isList = verb === 'list' && named === undefined;
  if (values.help || !(isList || isChange) || more.length > 0) return showHelp(HELP, values.help);
  const order = isChange ? readOrder(named) : '';
  const person = actingPerson(by);
  const why = reason === undefined ? '' : requireReason(reason);
  const hiding = isHiding ? { by: person, at: new Date(), reason: why } : null;
  await withDatabase(async (database) => {
    if (!isChange) {
      const reported = await listReportedReviews(database);
      process.stdout.write(
        reported.map((review) => `${inWords(review)}\n`).join('') || 'None was reported.\n',
      );
      return;
    }
    const act = { by: person, about: order, reason: why || undefined };
    await transaction(database, async (client) => {
      if (!(await hideReview(client, order, hiding)))
        throw new Error(`${order} has no review, or it is so already.`);
      await recordAct(client, hiding ? 'review_hidden' : 'review_shown', act, new Date());
    });
    process.stdout.write(`The review of ${order} is ${hiding ? 'hidden' : 'shown'}.\n`);
  });
};

runCommand(main);
