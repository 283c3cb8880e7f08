import { createHash, randomBytes } from 'node:crypto';

/** Bytes of what stands for a person, a till or a team. */
const SECRET_BYTES = 32;
/** 128 bits cannot be guessed, so a code needs no signature (decision 0043). */
const CODE_BYTES = 16;

/** A fully random secret, in letters that an address may have. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** A code for an address that is printed or shown, such as a table's. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** The hash under which a secret is stored. Secrets are fully random, so a fast hash is as safe as a slow one. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
