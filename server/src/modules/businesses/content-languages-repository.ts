import type { ContentLanguage } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

/** In which languages businesses `b` write, the main one first. */
export const CONTENT_LANGUAGES_OF: RawBuilder<ContentLanguage[]> = sql`${sql.ref('b.content_languages')}`;
