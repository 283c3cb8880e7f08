import { Option, program } from 'commander';
import { say } from '../lib/progress.mjs';
import { platformApi, Refused } from './api.mjs';
import { dryRun, readAddress, readBytes, readPercent, readTarget, reason } from './options.mjs';
import { showMove, showStatus } from './show.mjs';

/** Speaks to the installation that the command names. */
export const api = () => platformApi(program.opts().server);

/**
 * Id of the last move of a part. Sent with the next move, which is rejected if another one came between:
 * two parallel rollbacks would go back twice.
 * @param {string} part
 */
const lastMove = async (part) => {
  /** @type {import('@tavolina/shared-api/contract').ReleaseStatus} */
  const { parts } = await api()('status');
  return parts.find((entry) => entry.part === part)?.move_id ?? 0;
};

/**
 * @param {Omit<import('@tavolina/shared-api/contract').ReleaseRequest, 'reason' | 'dry_run'>} request
 * @param {{ reason: string, dryRun?: boolean }} options
 */
const move = async (request, options) => {
  const dry_run = options.dryRun ?? false;
  const expected_move = request.expected_move ?? (await lastMove(request.part));
  /** @type {import('@tavolina/shared-api/contract').ReleaseMove} */
  const moved = await api()('moves', { ...request, expected_move, reason: options.reason, dry_run });
  showMove(moved, dry_run, program.name());
};

/**
 * Opens a version in a browser beside what is live.
 * @param {{ part: string, version: string }} target
 * @throws {Refused} with what the browser met
 */
const requireTrial = async (target) => {
  // Loaded here, because the browser's library takes longer than most commands.
  const { tryOut } = await import('./trial.mjs');
  const problems = await tryOut({ ask: api(), server: program.opts().server }, target);
  if (problems.length > 0)
    throw new Refused(
      [
        ['The trial failed:', ...problems].join('\n  - '),
        `See it with \`${program.name()} preview ${target.part}@${target.version}\`, repair it, and publish and release again.`,
      ].join('\n'),
    );
  say(`${target.part}@${target.version} works beside what is live.`);
};

program
  .command('release')
  .description(
    'Tries a published version in a browser and makes it live, for everybody or for a share of the visitors.',
  )
  .argument('<part@version>', 'what to release', readTarget)
  .option('--canary <percent>', 'only for this share of the visitors', readPercent)
  .option(
    '--skip-trial <why>',
    'release what no browser has opened: an operator, or a team as a canary of 10 % at most; why is recorded',
  )
  .addOption(reason())
  .addOption(dryRun())
  .action(async (target, { canary, skipTrial, ...options }) => {
    /** @type {Parameters<typeof move>[0]} */
    const request = {
      ...target,
      ...(canary ? { action: 'canary', percent: canary } : { action: 'release' }),
    };
    const expected_move = await lastMove(target.part);
    // A dry run reports rejections before a browser is started.
    const dry = await api()('moves', {
      ...request,
      reason: options.reason,
      untried: skipTrial,
      dry_run: true,
    });
    if (options.dryRun) return showMove(dry, true, program.name());
    if (skipTrial === undefined) await requireTrial(target);
    await move({ ...request, expected_move, untried: skipTrial }, options);
  });

program
  .command('try')
  .description('Opens a published version in a browser beside what is live, and keeps the outcome with it.')
  .argument('<part@version>', 'what to try', readTarget)
  .action(requireTrial);

program
  .command('preview')
  .description('Prints a link that shows a version to the browser that opens it, and until when.')
  .argument('<part@version>', 'what to show', readTarget)
  .action(async ({ part, version }) => {
    const { opens, expires_at } = await api()('previews', { parts: { [part]: version } });
    say(`${new URL(opens, program.opts().server).href}\nIt holds until ${expires_at}.`);
  });

program
  .command('promote')
  .description('Makes a part’s canary live for everybody.')
  .argument('<part>')
  .option('--unopened', 'also when no visitor has opened it yet')
  .addOption(reason())
  .addOption(dryRun())
  .action((part, options) =>
    move({ part, action: 'promote', ...(options.unopened && { unopened: true }) }, options),
  );

program
  .command('abort')
  .description('Ends a part’s canary.')
  .argument('<part>')
  .addOption(reason())
  .addOption(dryRun())
  .action((part, options) => move({ part, action: 'abort' }, options));

program
  .command('rollback')
  .description('Goes back to the last good version of a part.')
  .argument('<part>')
  .option('--to <version>', 'to this version instead')
  .addOption(reason())
  .addOption(dryRun())
  .action((part, options) => move({ part, action: 'rollback', version: options.to }, options));

program
  .command('budget')
  .description('Sets how much visits may load of a part, in bytes of brotli. For operators.')
  .argument('<part>')
  .argument('<kind>', 'e.g. page, entry, later')
  .argument('<bytes|default>', 'a whole number, or the platform’s own', readBytes)
  .addOption(reason())
  .action(async (part, kind, bytes, options) => {
    await api()('budgets', { part, kind, bytes, reason: options.reason }, 'PUT');
    say(`${part} ${kind}: ${bytes === null ? 'the platform’s own budget' : `${bytes} bytes`}.`);
  });

program
  .command('status')
  .description('Shows what is live, canaries with their figures, and the last moves.')
  .action(async () => {
    const ask = api();
    /** @type {Parameters<typeof showStatus>} */
    const shown = await Promise.all([ask('status'), ask('figures'), ask('moves')]);
    showStatus(...shown);
  });

program
  .command('gc')
  .description('Removes old versions that are not stable, canary, last good or among a part’s newest.')
  .addOption(dryRun())
  .action(async (options) => {
    /** @type {{ part: string, version: string }[]} */
    const removed = await api()('collections', { dry_run: options.dryRun ?? false });
    for (const { part, version } of removed) say(`${part} ${version}`);
    say(`${removed.length} ${options.dryRun ? 'would be removed' : 'removed'}.`);
  });

/** The commands of a team; who runs them gives them a name. */
export const platform = program
  .description(
    'Publishes and releases parts. The token is PLATFORM_TOKEN, or that of a server on this machine.',
  )
  .addOption(
    new Option('--server <address>', 'where the server answers')
      .argParser(readAddress)
      .env('PLATFORM_URL')
      .default(`http://127.0.0.1:${process.env.PORT || 3000}`),
  );
