import { randomBytes } from 'node:crypto';
import type { ReleasePreview } from '@tavolina/shared-api/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { PREVIEW_SECONDS } from '../../../platform/pages/preview.ts';
import type { LivePart } from '../../../platform/pages/release-source.ts';
import { requirePart } from '../teams/team-tokens.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import { isOffered } from '../versions/offered-version.ts';
import { findVersion } from '../versions/versions-repository.ts';
import type { LiveReleases } from './live-releases.ts';
import { ensurePreviewSecret } from './previews-repository.ts';

const AUDIENCE = 'preview';

/** URL of a preview. */
const addressOf = (token: string): string => `/preview?token=${token}`;

/** Previews: versions for one browser only. */
export interface Previews {
  /**
   * Signs a preview.
   * @throws {ApiFailure} `forbidden` for versions of another team's part that are not live,
   * `version_unknown`
   */
  sign: (parts: Record<string, string>, team: Team) => Promise<ReleasePreview>;
  /** The parts of a preview token; empty when it is invalid or cannot be checked. */
  read: (token: string) => Promise<LivePart[]>;
}

/** Creates the previews of a platform. All processes accept each other's tokens. */
export const createPreviews = (
  database: Database,
  liveReleases: Pick<LiveReleases, 'channels' | 'part'>,
): Previews => {
  let kept: Promise<Buffer> | undefined;
  const secret = (): Promise<Buffer> => {
    kept ??= ensurePreviewSecret(database, randomBytes(32)).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };

  return {
    async sign(parts, team) {
      for (const [part, version] of Object.entries(parts)) {
        if (isOffered(liveReleases.channels(), { part, version })) continue;
        requirePart(team, part);
        if (!(await findVersion(database, part, version))) throw new ApiFailure('version_unknown');
      }
      const expires = new Date(Date.now() + PREVIEW_SECONDS * 1000);
      const token = await new SignJWT({ parts })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setExpirationTime(expires)
        .sign(await secret());
      return { token, opens: addressOf(token), expires_at: expires.toISOString() };
    },
    async read(token) {
      try {
        const options = { audience: AUDIENCE, algorithms: ['HS256'] };
        const { payload } = await jwtVerify<{ parts: Record<string, string> }>(
          token,
          await secret(),
          options,
        );
        const found = Object.entries(payload.parts).map(([part, version]) =>
          liveReleases.part(part, version),
        );
        return (await Promise.all(found)).filter((part) => part !== undefined);
      } catch {
        return [];
      }
    },
  };
};
