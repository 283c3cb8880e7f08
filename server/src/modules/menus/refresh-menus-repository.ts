import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { VISIBLE_ITEMS } from './visible-items-repository.ts';

/** Names kept on a menu for its cover. */
const COVER_NAMES = 6;

const COUNTED = expressionBuilder<Tables, 'menus'>();
const SECTIONS_COUNT = COUNTED.selectFrom('sections as s')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('s.menu_id', '=', 'menus.id')
  .$asScalar();
const ITEMS_COUNT = COUNTED.selectFrom('items as i')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('i.menu_id', '=', 'menus.id')
  .$asScalar();
const LOWEST_PRICE = VISIBLE_ITEMS.select(({ fn }) =>
  fn.min<number | null>('i.lek_minor').as('lowest'),
).$asScalar();
const FIRST_NAMES = VISIBLE_ITEMS.select('i.name').orderBy('i.position').limit(sql.lit(COVER_NAMES));
const ALL_NAMES = VISIBLE_ITEMS.select(({ fn }) =>
  fn
    .agg<string>('string_agg', ['i.name', sql.lit(' ')])
    .orderBy('i.position')
    .as('names'),
).$asScalar();

/** The words of a text, as rows. */
const wordsOf = (text: Expression<string>) =>
  sql<{ word: string }>`regexp_split_to_table(${text}, '[^[:alnum:]]+')`.as<'words'>(sql`words(word)`);

/** Brings what lists read of menus up to date with their content: counts, lowest price, words to search. */
export const refreshMenus = async (client: Queryable, menuIds: string[]): Promise<void> => {
  // A statement of its own: the next one then sees what others have just changed, rather than what was when it began to wait.
  await db(client)
    .selectFrom('menus')
    .select('id')
    .where('id', '=', anyOf(menuIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  await db(client)
    .updateTable('menus')
    .from('businesses as b')
    .set(({ fn, ref }) => ({
      sections_count: SECTIONS_COUNT,
      items_count: ITEMS_COUNT,
      lowest_price_minor: LOWEST_PRICE,
      item_names: sql<string[]>`array(${FIRST_NAMES})`,
      search_text: fn<string>('fold', [
        fn('concat_ws', [sql.lit(' '), ref('b.business_name'), ref('b.city'), ref('menus.title'), ALL_NAMES]),
      ]),
    }))
    .whereRef('b.id', '=', 'menus.business_id')
    .where('menus.id', '=', anyOf(menuIds))
    .execute();
  await db(client)
    .insertInto('search_words')
    .columns(['word'])
    .expression((eb) =>
      eb
        .selectFrom('menus')
        .crossJoinLateral(({ ref }) => wordsOf(ref('menus.search_text')))
        .select('words.word')
        .distinct()
        .where('menus.id', '=', anyOf(menuIds))
        .where('menus.is_published', '=', sql.lit(true))
        .where(({ between, fn, lit }) => between(fn<number>('length', ['words.word']), lit(3), lit(40))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
