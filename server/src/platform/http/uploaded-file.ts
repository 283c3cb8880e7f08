import multipart from '@fastify/multipart';
import { LIMITS } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

const FIELD = 'file';

/** Lets a server take one file in a multipart body. */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: LIMITS.imageBytes, files: 1, fields: 8, fieldSize: 1_024, headerPairs: 20, parts: 9 },
  });
};

const toFailure = (error: unknown): unknown => {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiFailure('upload_too_large');
  // What the parser throws without a status is about the body alone: it breaks off, or is no multipart at all.
  return error instanceof ApiFailure || statusCode !== undefined
    ? error
    : new ApiFailure('malformed_request');
};

/**
 * The file of a multipart request, from its field `file`.
 * @throws {ApiFailure} `upload_too_large`, `upload_invalid` without a file, `unsupported_media_type` for another body
 */
export const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_media_type');
  try {
    const file = await request.file();
    if (file?.fieldname !== FIELD) throw new ApiFailure('upload_invalid');
    const bytes = await file.toBuffer();
    // The parser may notice only after the last piece that it cut the file.
    if (file.file.truncated) throw new ApiFailure('upload_too_large');
    return bytes;
  } catch (error) {
    // What the parser has left unread would stand before the next request of this connection.
    request.raw.unpipe().resume();
    throw toFailure(error);
  }
};
