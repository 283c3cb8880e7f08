import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

const ISSUER = 'tavolina';
const AUDIENCE = 'tavolina-api';
/** Lifetime of an access token (product.md §36). */
const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Claims of an access token. The user is found through the session. */
export interface AccessClaims {
  /** The business that the session works for (product.md §155). */
  businessId: string;
  sessionId: string;
}

/** Creates an access token for a session and its business. */
export const signAccessToken = async (
  keys: SigningKeys,
  { businessId, sessionId }: AccessClaims,
): Promise<string> => {
  const { id, secret } = await keys.current();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(businessId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(secret);
};

/** Claims of an access token; undefined if it is invalid or expired. */
export const readAccessToken = async (
  keys: SigningKeys,
  token: string,
): Promise<AccessClaims | undefined> => {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.find(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, requiredClaims: ['sub', 'sid', 'exp'] },
    );
    return { businessId: String(payload.sub), sessionId: String(payload.sid) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

/**
 * The successor of a refresh token. Derived instead of stored: parallel refreshes with one token must get
 * the same successor, but the database holds only hashes.
 */
export const successorOf = async (keys: SigningKeys, token: string): Promise<string> =>
  createHmac('sha256', (await keys.current()).secret)
    .update(`refresh:${token}`)
    .digest('base64url');

/** The token of a reset request. A repeated job sends the same link again. */
export const resetTokenOf = async (keys: SigningKeys, requestId: string): Promise<string> =>
  createHmac('sha256', (await keys.current()).secret)
    .update(`reset:${requestId}`)
    .digest('base64url');
