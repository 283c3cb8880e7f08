import type { Language, OptionalMail } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type ImageRow, imageJson } from '../media/media-service.ts';

/** A business's own data. */
export interface BusinessRow {
  id: string;
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

const COLUMNS = `id, email, business_name, telephone, address, city, postal_code, vat_number, description, created_at,
  ${imageJson('businesses.image_id')} AS image`;

/** One business. */
export const findBusiness = async (database: Queryable, id: string): Promise<BusinessRow | undefined> => {
  const { rows } = await database.query<BusinessRow>({
    name: 'find-business',
    text: `SELECT ${COLUMNS} FROM businesses WHERE id = $1`,
    values: [id],
  });
  return rows[0];
};

/** Whom mails to a business address, and in which language. */
export interface Recipient {
  email: string;
  business_name: string;
  language: Language;
  /** Kinds of mail that the owner does not want. */
  unwanted_mails: OptionalMail[];
}

/** Where mails to a business go. */
export const findRecipient = async (database: Queryable, id: string): Promise<Recipient | undefined> => {
  const { rows } = await database.query<Recipient>({
    name: 'find-recipient',
    text: 'SELECT email, business_name, language, unwanted_mails FROM businesses WHERE id = $1',
    values: [id],
  });
  return rows[0];
};

/** Sets which kinds of mail a business does not want. */
export const updateUnwantedMails = async (
  database: Queryable,
  id: string,
  change: { wanted: OptionalMail[]; unwanted: OptionalMail[] },
): Promise<void> => {
  await database.query(
    `UPDATE businesses SET unwanted_mails = ARRAY(
       SELECT unnest(unwanted_mails || $3::text[]) EXCEPT SELECT unnest($2::text[]))
     WHERE id = $1`,
    [id, change.wanted, change.unwanted],
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
