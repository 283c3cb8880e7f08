import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../fields.ts';
import { operatorActs, operatorActsQuery } from '../operators/operator-acts.ts';
import { browserErrors, browserErrorsQuery, errorFrames } from './browser-errors.ts';
import { partName, partVersion } from './part-names.ts';
import { budgetRequest } from './release-budgets.ts';
import { releaseUses } from './release-uses.ts';
import {
  partVersions,
  publishedVersion,
  releaseMove,
  releasePreview,
  releaseRequest,
  releaseStatus,
  releaseTrial,
  releaseUpload,
} from './releases.ts';
import { happenings, partFigures } from './version-reports.ts';

/** The release platform: teams upload, try, move and watch builds; browsers send reports. */
export const platformCalls = {
  publish: defineCall({
    method: 'POST',
    path: '/platform/versions',
    summary: 'Hands over a build; a published version never changes',
    access: 'team',
    body: releaseUpload,
    success: { status: 200, schema: publishedVersion },
    errors: ['unauthorized', 'forbidden', 'release_refused', 'version_exists'],
  }),
  move: defineCall({
    method: 'POST',
    path: '/platform/moves',
    summary: 'Moves a part to another version',
    access: 'team',
    body: releaseRequest,
    success: { status: 200, schema: releaseMove },
    errors: [
      'unauthorized',
      'forbidden',
      'move_refused',
      'version_unknown',
      'release_conflict',
      'nothing_to_move',
    ],
  }),
  moves: defineCall({
    method: 'GET',
    path: '/platform/moves',
    summary: 'The last fifty moves, newest first',
    access: 'team',
    success: { status: 200, schema: z.array(releaseMove) },
    errors: ['unauthorized'],
  }),
  figures: defineCall({
    method: 'GET',
    path: '/platform/figures',
    summary: 'What browsers told of the live versions in the last 24 hours',
    access: 'team',
    success: {
      status: 200,
      schema: partFigures,
    },
    errors: ['unauthorized'],
  }),
  report: defineCall({
    method: 'POST',
    path: '/platform/reports',
    summary: 'Tells what happened to versions in a page',
    access: 'public',
    body: happenings,
    success: { status: 202 },
    errors: [],
    excludedErrors: ['rate_limited', 'service_unavailable'],
  }),
  tried: defineCall({
    method: 'POST',
    path: '/platform/trials',
    summary: 'Tells what a browser met that opened a build beside the live ones',
    access: 'team',
    body: releaseTrial,
    success: { status: 204 },
    errors: ['unauthorized', 'forbidden', 'version_unknown'],
  }),
  preview: defineCall({
    method: 'POST',
    path: '/platform/previews',
    summary: 'Lets one browser have other versions than everybody else',
    access: 'team',
    body: z.object({
      parts: partVersions.refine((parts) => Object.keys(parts).length > 0, 'required'),
    }),
    success: { status: 200, schema: releasePreview },
    errors: ['unauthorized', 'forbidden', 'version_unknown'],
  }),
  collect: defineCall({
    method: 'POST',
    path: '/platform/collections',
    summary: 'Removes versions that nobody needs any more',
    access: 'team',
    body: z.object({ dry_run: z.boolean().optional() }),
    success: { status: 200, schema: z.array(z.object({ part: partName, version: partVersion })) },
    errors: ['unauthorized', 'forbidden'],
  }),
  budget: defineCall({
    method: 'PUT',
    path: '/platform/budgets',
    summary: 'Sets how much visits may load of a part',
    access: 'team',
    body: budgetRequest,
    success: { status: 204 },
    errors: ['unauthorized', 'forbidden'],
  }),
  acts: defineCall({
    method: 'GET',
    path: '/platform/acts',
    summary: 'What operators and teams did, the latest first',
    access: 'team',
    query: operatorActsQuery,
    success: { status: 200, schema: operatorActs },
    errors: ['unauthorized', 'forbidden'],
  }),
  uses: defineCall({
    method: 'GET',
    path: '/platform/uses',
    summary: 'Which live versions use what',
    access: 'team',
    success: { status: 200, schema: releaseUses },
    errors: ['unauthorized'],
  }),
  errors: defineCall({
    method: 'GET',
    path: '/platform/errors',
    summary: 'Errors in pages by version, the version with the latest first',
    access: 'team',
    query: browserErrorsQuery,
    success: { status: 200, schema: browserErrors },
    errors: ['unauthorized'],
  }),
  errorFrames: defineCall({
    method: 'GET',
    path: '/platform/errors/{id}/frames',
    summary: 'Where an error was thrown in the sources',
    access: 'team',
    params: z.object({ id }),
    success: { status: 200, schema: errorFrames },
    errors: ['unauthorized', 'not_found'],
  }),
  status: defineCall({
    method: 'GET',
    path: '/platform/status',
    summary: 'What is live',
    access: 'team',
    success: { status: 200, schema: releaseStatus },
    errors: ['unauthorized'],
  }),
};
