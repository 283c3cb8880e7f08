import multipart from '@fastify/multipart';
import { LIMITS } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

const FIELD = 'file';

/** Accepts multipart bodies with one file. */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: LIMITS.imageBytes, files: 1, fields: 8, fieldSize: 1_024, headerPairs: 20, parts: 9 },
  });
};

const toFailure = (error: unknown): unknown => {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiFailure('upload_too_large');
  // The parser throws errors without a status only for invalid bodies: truncated, or not multipart.
  return error instanceof ApiFailure || statusCode !== undefined
    ? error
    : new ApiFailure('malformed_request');
};

/**
 * The file of a multipart request, from its field `file`.
 * @throws {ApiFailure} `upload_too_large`, `upload_invalid` without a file, `unsupported_media_type` for
 * another body
 */
export const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_media_type');
  try {
    const file = await request.file();
    if (file?.fieldname !== FIELD) throw new ApiFailure('upload_invalid');
    const bytes = await file.toBuffer();
    // The parser may report a truncated file only after the last chunk.
    if (file.file.truncated) throw new ApiFailure('upload_too_large');
    return bytes;
  } catch (error) {
    // What the parser has left unread would stand before the next request of this connection.
    request.raw.unpipe().resume();
    throw toFailure(error);
  }
};
