import { randomBytes } from 'node:crypto';
import type { ReleasePreview } from '@tavolina/shared-api/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { PREVIEW_SECONDS } from '../../platform/pages/preview.ts';
import type { LivePart } from '../../platform/pages/release-source.ts';
import type { LiveBoard } from './live-board.ts';
import { isOffered } from './offered-version.ts';
import { keepPreviewSecret } from './previews-repository.ts';
import { demandRight } from './team-tokens.ts';
import type { Team } from './team-tokens-repository.ts';
import { findVersion } from './versions-repository.ts';

const AUDIENCE = 'preview';

/** Where a link to a preview leads. */
const addressOf = (token: string): string => `/preview?token=${token}`;

/** Versions that only one browser gets. */
export interface Previews {
  /**
   * Signs one.
   * @throws {ApiFailure} `forbidden` for versions of another team's part that are not live, `version_unknown`
   */
  sign: (parts: Record<string, string>, team: Team) => Promise<ReleasePreview>;
  /** The parts a signature names; none when it does not hold, or while it cannot be checked. */
  read: (token: string) => Promise<LivePart[]>;
}

/** Opens the previews of a platform; all processes take each other's signatures. */
export const createPreviews = (database: Database, board: Pick<LiveBoard, 'channels' | 'part'>): Previews => {
  let kept: Promise<Buffer> | undefined;
  const secret = (): Promise<Buffer> => {
    kept ??= keepPreviewSecret(database, randomBytes(32)).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };

  return {
    async sign(parts, team) {
      for (const [part, version] of Object.entries(parts)) {
        if (isOffered(board.channels(), { part, version })) continue;
        demandRight(team, part);
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
        const found = Object.entries(payload.parts).map(([part, version]) => board.part(part, version));
        return (await Promise.all(found)).filter((part) => part !== undefined);
      } catch {
        return [];
      }
    },
  };
};
