import {
  type BusinessRole,
  type ContentLanguage,
  type Location,
  namesOf,
  PLACE_FIELDS,
  type PlaceValues,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import { type ImageRow, imageOf } from '../media/media-service.ts';
import { CONTENT_LANGUAGES_OF } from './content-languages-repository.ts';
import { LOCATION } from './location-repository.ts';

/** A business's own data, with the e-mail of who works for it. */
export interface BusinessRow extends PlaceValues {
  email: string;
  location: Location | null;
  image: ImageRow | null;
  content_languages: ContentLanguage[];
  created_at: Date;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
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
    .select(['u.email', 'b.created_at', 'b.taken_down_at', 'b.taken_down_reason'])
    .select([...namesOf(PLACE_FIELDS).map((name) => `b.${name}` as const)])
    .select(({ ref }) => [
      imageOf(ref('b.image_id')).as('image'),
      LOCATION.as('location'),
      CONTENT_LANGUAGES_OF.as('content_languages'),
    ])
    .where('m.user_id', '=', userId)
    .where('m.business_id', '=', businessId)
    .executeTakeFirst();

/** Whether diners find a business: there is one, and it was not taken down (product.md §586). */
export const isBusiness = async (database: Queryable, id: string): Promise<boolean> => {
  const found = db(database, 'is-business')
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', id)
    .where('taken_down_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
};

/** The number that diners call. */
export const telephoneOf = async (database: Queryable, id: string): Promise<string | undefined> => {
  const row = await db(database, 'telephone-of')
    .selectFrom('businesses')
    .select('telephone')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.telephone;
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
export interface OwnBusinessRow extends Pick<PlaceValues, 'business_name' | 'city'> {
  id: string;
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

/** Undefined leaves them as they are. */
const locationColumns = (location: Location | null | undefined) =>
  location === undefined
    ? {}
    : { latitude: location?.latitude ?? null, longitude: location?.longitude ?? null };

/** Initial data of a business. */
export interface NewBusiness {
  id: string;
  place: PlaceValues;
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
      ...business.place,
      ...locationColumns(business.location),
      created_at: business.createdAt ?? NOW,
      creation_fingerprint: business.fingerprint ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Changes these fields of a business. */
export const updateBusiness = async (
  client: Queryable,
  id: string,
  {
    location,
    ...change
  }: Partial<PlaceValues> & {
    location?: Location | null | undefined;
    content_languages?: ContentLanguage[] | undefined;
  },
): Promise<void> => {
  await db(client)
    .updateTable('businesses')
    .set({ ...change, ...locationColumns(location), updated_at: NOW })
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
