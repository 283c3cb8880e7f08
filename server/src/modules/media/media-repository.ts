import type { Queryable } from '../../platform/database/database.ts';

/** A kept picture, without its files. */
export interface ImageRow {
  id: string;
  /** Of the largest size, in px. */
  width: number;
  height: number;
  widths: number[];
  /** A data URL. */
  placeholder: string;
}

/** SQL of the picture a column refers to, as the JSON of an `ImageRow`; null where there is none. */
export const imageJson = (column: string): string =>
  `(SELECT json_build_object('id', images.id, 'width', images.width, 'height', images.height, 'widths', images.widths,
     'placeholder', images.placeholder) FROM images WHERE images.id = ${column})`;

/** Stores a picture, or says that one which is known is in use again. Waits for a sweep that is removing it. */
export const upsertImage = async (database: Queryable, row: ImageRow): Promise<void> => {
  await database.query(
    `INSERT INTO images (id, width, height, widths, placeholder) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET unused_since = NULL`,
    [row.id, row.width, row.height, row.widths, row.placeholder],
  );
};

/** SQL of who refers to which picture. A sweep deletes what is not in it, so every column that refers to one has to be. */
export const PICTURE_USES = `(
  SELECT image_id, id AS business_id FROM businesses
  UNION ALL SELECT image_id, business_id FROM menus
  UNION ALL SELECT items.image_id, menus.business_id FROM items JOIN menus ON menus.id = items.menu_id)`;

const IS_USED = `EXISTS (SELECT 1 FROM ${PICTURE_USES} AS uses WHERE uses.image_id = images.id)`;

/**
 * Those of some pictures that a business may show from now on, because it uses them or nobody does any more; they are in use
 * again. Waits for a sweep that is removing one.
 */
export const reuseImages = async (
  database: Queryable,
  ids: readonly string[],
  businessId: string,
): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(
    `UPDATE images SET unused_since = NULL WHERE id IN (
       SELECT id FROM images WHERE id = ANY($1) AND (NOT ${IS_USED} OR EXISTS (
         SELECT 1 FROM ${PICTURE_USES} AS uses WHERE uses.image_id = images.id AND uses.business_id = $2))
       ORDER BY id FOR NO KEY UPDATE)
     RETURNING id`,
    [ids, businessId],
  );
  return rows.map(({ id }) => id);
};

/** Notes which pictures nothing refers to any more, and which something refers to again; one after the other as `reuseImages`. */
export const noteUnusedImages = async (database: Queryable, now: Date): Promise<void> => {
  await database.query(
    `UPDATE images SET unused_since = CASE WHEN ${IS_USED} THEN NULL ELSE $1::timestamptz END
     WHERE id IN (
       SELECT id FROM images WHERE (unused_since IS NULL) <> ${IS_USED} ORDER BY id FOR NO KEY UPDATE)`,
    [now],
  );
};

/** Pictures that nothing has referred to since before a moment. */
export const findUnusedImages = async (database: Queryable, before: Date): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM images WHERE unused_since < $1', [
    before,
  ]);
  return rows.map(({ id }) => id);
};

/** Deletes a picture that is still unused, and keeps others from using it until the transaction ends; its widths. */
export const deleteUnusedImage = async (
  client: Queryable,
  id: string,
  before: Date,
): Promise<number[] | undefined> => {
  const { rows } = await client.query<{ widths: number[] }>(
    `DELETE FROM images WHERE id = $1 AND unused_since < $2 AND NOT ${IS_USED} RETURNING widths`,
    [id, before],
  );
  return rows[0]?.widths;
};
