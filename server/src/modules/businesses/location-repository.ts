import type { Location } from '@tavolina/shared-api/contract';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../platform/database/schema.ts';

const eb = expressionBuilder<{ b: Tables['businesses'] }, 'b'>();

/** Where a business `b` is; null where its owner has not said (product.md §250). */
export const LOCATION = eb
  .case()
  .when('b.latitude', 'is not', null)
  .then(jsonBuildObject({ latitude: eb.ref('b.latitude'), longitude: eb.ref('b.longitude') }))
  .end()
  .$castTo<Location | null>();
