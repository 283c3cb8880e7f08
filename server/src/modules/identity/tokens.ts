import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

const ISSUER = 'tavolina';
const AUDIENCE = 'tavolina-api';
/** Life of an access token (product.md §36). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const TOKEN_BYTES = 32;

/** Makes an access token for a business. */
export const signAccessToken = (keys: SigningKeys, businessId: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: keys.current.id })
    .setSubject(businessId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(keys.current.secret);

/** The business an access token was made for; undefined for anything that is not a valid, current token of ours. */
export const readAccessToken = async (keys: SigningKeys, token: string): Promise<string | undefined> => {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(kid);
        if (!key) throw new Error('unknown key');
        return key.secret;
      },
      { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, requiredClaims: ['sub', 'exp'] },
    );
    return payload.sub;
  } catch {
    return undefined;
  }
};

/** A new refresh token, the first of its family. */
export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * The token that follows a refresh token. It is derived, not stored, so that parallel refreshes with the same token can
 * all be given the same successor although the database holds only hashes.
 */
export const successorOf = (keys: SigningKeys, token: string): string =>
  createHmac('sha256', keys.current.secret).update(`refresh:${token}`).digest('base64url');

/** What the database keeps of a refresh token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
