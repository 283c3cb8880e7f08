import type { BusinessRole } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type ImageRow, imageJson } from '../media/media-service.ts';

/** A business's own data, with the e-mail of who works for it. */
export interface BusinessRow {
  email: string;
  business_name: string;
  telephone: string;
  address: string;
  city: string;
  postal_code: string;
  vat_number: string;
  description: string;
  image: ImageRow | null;
  created_at: Date;
}

const COLUMNS = `b.business_name, b.telephone, b.address, b.city, b.postal_code, b.vat_number, b.description, b.created_at,
  ${imageJson('b.image_id')} AS image`;

/** A person, and the business they work for. */
export interface Member {
  userId: string;
  businessId: string;
}

/** A business, as one of its people sees it; undefined for who does not work for it. */
export const findBusiness = async (
  database: Queryable,
  { userId, businessId }: Member,
): Promise<BusinessRow | undefined> => {
  const { rows } = await database.query<BusinessRow>({
    name: 'find-business',
    text: `SELECT u.email, ${COLUMNS} FROM memberships m JOIN users u ON u.id = m.user_id
           JOIN businesses b ON b.id = m.business_id WHERE m.user_id = $1 AND m.business_id = $2`,
    values: [userId, businessId],
  });
  return rows[0];
};

/** Whether there is a business. */
export const isBusiness = async (database: Queryable, id: string): Promise<boolean> => {
  const { rowCount } = await database.query({
    name: 'is-business',
    text: 'SELECT 1 FROM businesses WHERE id = $1',
    values: [id],
  });
  return rowCount === 1;
};

/** What a business was asked for that was added with this id; undefined for none. */
export const findCreation = async (client: Queryable, id: string): Promise<Buffer | undefined> => {
  const { rows } = await client.query<{ creation_fingerprint: Buffer | null }>(
    'SELECT creation_fingerprint FROM businesses WHERE id = $1',
    [id],
  );
  return rows[0]?.creation_fingerprint ?? undefined;
};

/** One of the businesses that a person works for. */
export interface OwnBusinessRow {
  id: string;
  business_name: string;
  city: string;
  role: BusinessRole;
  image: ImageRow | null;
}

/** All businesses that a person works for, the first one first. */
export const listBusinessesOf = async (database: Queryable, userId: string): Promise<OwnBusinessRow[]> => {
  const { rows } = await database.query<OwnBusinessRow>({
    name: 'list-businesses-of',
    text: `SELECT b.id, b.business_name, b.city, m.role, ${imageJson('b.image_id')} AS image
           FROM memberships m JOIN businesses b ON b.id = m.business_id
           WHERE m.user_id = $1 ORDER BY m.created_at, b.id`,
    values: [userId],
  });
  return rows;
};

/** What a business begins with. */
export interface NewBusiness {
  id: string;
  businessName: string;
  telephone: string;
  address: string;
  city: string;
  description: string;
  /** Left out: now. */
  createdAt?: Date;
  /** Of what was asked for, where the same key must not make another. */
  fingerprint?: Buffer;
}

/** Stores a business; one with the same id stays as it is. */
export const insertBusiness = async (client: Queryable, business: NewBusiness): Promise<void> => {
  await client.query(
    `INSERT INTO businesses (id, business_name, telephone, address, city, description, created_at, creation_fingerprint)
     VALUES ($1, $2, $3, $4, $5, $6, coalesce($7, now()), $8) ON CONFLICT (id) DO NOTHING`,
    [
      business.id,
      business.businessName,
      business.telephone,
      business.address,
      business.city,
      business.description,
      business.createdAt ?? null,
      business.fingerprint ?? null,
    ],
  );
};

/** What a business may change about itself; null leaves a value as it is. */
export type BusinessChange = {
  [K in 'business_name' | 'telephone' | 'address' | 'city' | 'postal_code' | 'vat_number' | 'description']:
    | string
    | null;
};

/** Changes a business. */
export const updateBusiness = async (
  client: Queryable,
  id: string,
  change: BusinessChange,
): Promise<void> => {
  await client.query(
    `UPDATE businesses SET
       business_name = coalesce($2, business_name), telephone = coalesce($3, telephone), address = coalesce($4, address),
       city = coalesce($5, city), postal_code = coalesce($6, postal_code), vat_number = coalesce($7, vat_number),
       description = coalesce($8, description), updated_at = now()
     WHERE id = $1`,
    [
      id,
      change.business_name,
      change.telephone,
      change.address,
      change.city,
      change.postal_code,
      change.vat_number,
      change.description,
    ],
  );
};

/** Gives a business a logo, or none. */
export const updateLogo = async (database: Queryable, id: string, imageId: string | null): Promise<void> => {
  await database.query('UPDATE businesses SET image_id = $2, updated_at = now() WHERE id = $1', [
    id,
    imageId,
  ]);
};
