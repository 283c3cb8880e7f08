import type { BusinessRole, Location } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import { type ImageRow, imageOf } from '../media/media-service.ts';
import { LOCATION } from './location-repository.ts';

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
  location: Location | null;
  image: ImageRow | null;
  created_at: Date;
}

/** A person, and the business they work for. */
export interface Member {
  userId: string;
  businessId: string;
}

/** A business as one of its members sees it; undefined for others. */
export const findBusiness = async (
  database: Queryable,
  { userId, businessId }: Member,
): Promise<BusinessRow | undefined> =>
  db(database, 'find-business')
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select([
      'u.email',
      'b.business_name',
      'b.telephone',
      'b.address',
      'b.city',
      'b.postal_code',
      'b.vat_number',
    ])
    .select(['b.description', 'b.created_at'])
    .select(({ ref }) => [imageOf(ref('b.image_id')).as('image'), LOCATION.as('location')])
    .where('m.user_id', '=', userId)
    .where('m.business_id', '=', businessId)
    .executeTakeFirst();

/** Whether there is a business. */
export const isBusiness = async (database: Queryable, id: string): Promise<boolean> => {
  const found = db(database, 'is-business').selectFrom('businesses').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
};

/** Fingerprint of the request that added the business with this id; undefined if none did. */
export const findCreation = async (client: Queryable, id: string): Promise<Buffer | undefined> => {
  const row = await db(client)
    .selectFrom('businesses')
    .select('creation_fingerprint')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.creation_fingerprint ?? undefined;
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
export const listBusinessesOf = async (database: Queryable, userId: string): Promise<OwnBusinessRow[]> =>
  db(database, 'list-businesses-of')
    .selectFrom('memberships as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['b.id', 'b.business_name', 'b.city', 'm.role'])
    .select(({ ref }) => imageOf(ref('b.image_id')).as('image'))
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .orderBy('b.id')
    .execute();

/** Initial data of a business. */
export interface NewBusiness {
  id: string;
  businessName: string;
  telephone: string;
  address: string;
  city: string;
  description: string;
  location?: Location;
  /** Default: now. */
  createdAt?: Date;
  /** Fingerprint of the request, so that the same key adds only one business. */
  fingerprint?: Buffer;
}

/** Inserts a business. If the id exists, nothing changes. */
export const insertBusiness = async (client: Queryable, business: NewBusiness): Promise<void> => {
  await db(client)
    .insertInto('businesses')
    .values({
      id: business.id,
      business_name: business.businessName,
      telephone: business.telephone,
      address: business.address,
      city: business.city,
      description: business.description,
      latitude: business.location?.latitude ?? null,
      longitude: business.location?.longitude ?? null,
      created_at: business.createdAt ?? NOW,
      creation_fingerprint: business.fingerprint ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Changeable fields of a business; null leaves a value unchanged. */
export type BusinessChange = {
  [K in 'business_name' | 'telephone' | 'address' | 'city' | 'postal_code' | 'vat_number' | 'description']:
    | string
    | null;
} & {
  /** Undefined leaves it unchanged, null removes it. */
  location: Location | null | undefined;
};

/** The given fields, without those that stay unchanged. */
const given = ({ location, ...change }: BusinessChange) => ({
  ...(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)) as {
    [K in keyof typeof change]?: string;
  }),
  ...(location !== undefined && {
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  }),
});

/** Changes a business. */
export const updateBusiness = async (
  client: Queryable,
  id: string,
  change: BusinessChange,
): Promise<void> => {
  await db(client)
    .updateTable('businesses')
    .set({ ...given(change), updated_at: NOW })
    .where('id', '=', id)
    .execute();
};

/** Gives a business a logo, or none. */
export const updateLogo = async (database: Queryable, id: string, imageId: string | null): Promise<void> => {
  await db(database)
    .updateTable('businesses')
    .set({ image_id: imageId, updated_at: NOW })
    .where('id', '=', id)
    .execute();
};
