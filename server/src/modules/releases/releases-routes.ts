import { calls, type Language } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { previewOf } from '../../platform/pages/preview.ts';
import { actsOf } from '../operator-acts/operator-acts-service.ts';
import { errorsOf, framesOfError } from './browser-errors/present-errors.ts';
import { toFailure } from './gate/refusal.ts';
import { setBudget } from './gate/set-budget.ts';
import { moveByTeam } from './moves/move-release.ts';
import { explainNoEffect } from './moves/move-without-effect.ts';
import { recentMoves, statusOf, toReleaseMove } from './moves/present-releases.ts';
import { recordTrial } from './moves/record-trial.ts';
import type { Releases } from './releases-service.ts';
import { recentFigures } from './reports/recent-figures.ts';
import type { TakePresses } from './reports/trace-presses.ts';
import type { TeamCalls } from './teams/team-calls.ts';
import { requireOperator } from './teams/team-tokens.ts';
import { usesOf } from './uses/present-uses.ts';
import { publishUpload } from './versions/publish-version.ts';
import { explainStoreOutage } from './versions/store-refusal.ts';

/**
 * Largest body of a build, in bytes of base64; nginx and the cluster's ingress have the same limit. A build
 * with source maps is far smaller.
 */
export const BUILD_BYTES = 24 * 1024 * 1024;

/** Answers with errors of the gate in the caller's language. */
const withTranslatedErrors = async <T>(
  language: Language,
  heading: 'release_refused' | 'move_refused',
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toFailure(explainNoEffect(explainStoreOutage(error, language), language), language, heading);
  }
};

/** Registers the call that receives browser reports. */
export const registerReports = (
  { register }: CallRegistry,
  { reports, browserErrors }: Releases,
  takePresses: TakePresses,
): void => {
  register(calls.platform.report, async ({ body }, { ip, userAgent, reply }) => {
    // Previews and trials do not count as visits.
    if (previewOf(reply.request) !== undefined) return;
    reports.take(body.happenings, ip, body.shell);
    browserErrors.take(body.errors ?? [], { ip, userAgent });
    takePresses(body.presses ?? [], ip);
  });
};

/** Registers the release platform's calls for teams. */
export const registerReleases = ({ register }: TeamCalls, releases: Releases): void => {
  const { platform } = calls;
  register(
    platform.publish,
    ({ body }, team, language) =>
      withTranslatedErrors(language, 'release_refused', () => publishUpload(releases, body, team)),
    { bodyLimit: BUILD_BYTES },
  );
  register(platform.move, ({ body }, team, language) =>
    withTranslatedErrors(language, 'move_refused', async () =>
      toReleaseMove(await moveByTeam(releases, body, team), language),
    ),
  );
  register(platform.tried, ({ body }, team) => recordTrial(releases.database, body, team));
  register(platform.preview, ({ body }, team) => releases.previews.sign(body.parts, team));
  register(platform.collect, ({ body }, team) => releases.collect(team, body.dry_run));
  register(platform.budget, async ({ body }, team, language) => {
    requireOperator(team);
    await setBudget(releases.database, body, team, language);
  });
  register(platform.moves, (_request, _team, language) => recentMoves(releases.database, language));
  register(platform.acts, ({ query }, team) => {
    requireOperator(team);
    return actsOf(releases.database, query);
  });
  register(platform.figures, () => recentFigures(releases));
  register(platform.errors, ({ query }) => errorsOf(releases, query));
  register(platform.errorFrames, ({ params }) => framesOfError(releases, params.id));
  register(platform.uses, () => usesOf(releases));
  register(platform.status, (_request, team, language) => statusOf(releases, team, language));
};
