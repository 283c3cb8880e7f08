import { furtherTexts, type MenuPage, type MenuSearch, PAGE_SIZES } from '@tavolina/shared-api/contract';
import { openStates } from '../../availability/availability-service.ts';
import { offeredTranslations, presentMenuCard } from '../../menus/menus-service.ts';
import { cardMatches } from '../cards/card-matches.ts';
import { codesOf, distanceOf, popularOf, servedBy, servedFor } from '../cards/card-parts.ts';
import { readMenuCards } from '../cards/cards-repository.ts';
import { pageExtras } from './page-extras.ts';
import { runSearch, type SearchContext } from './run-search.ts';

/**
 * A page of published menus.
 * @param now decides whether places accept orders
 */
export const findMenus = async (context: SearchContext, search: MenuSearch, now: Date): Promise<MenuPage> => {
  const { database } = context;
  const list = { search, now, pageSize: PAGE_SIZES.home };
  const result = await runSearch(context, list, (index, read) => index.findMenus(read));
  const { plan, found } = result;
  const ids = found.rows.map(({ id }) => id);
  const cards = await readMenuCards(database, ids);
  const served = await servedFor(database, plan, ids);
  const openings = await openStates(
    database,
    cards.map(({ business_id }) => business_id),
    now,
  );
  const facts = new Map(found.rows.map((row) => [row.id, row]));
  const items = cards.flatMap((row) => {
    const fact = facts.get(row.id);
    if (!fact) return [];
    const { matches, matched_items } = cardMatches(plan.expandedTerms, {
      city: row.city,
      diet: search.diet,
      own: [row.business_name, row.title],
      codes: codesOf(row),
      descriptions: [
        { name: row.title, text: row.description },
        { name: row.business_name, text: row.place_description },
      ],
      further: {
        own: furtherTexts(row.translations, 'title', row.languages),
        descriptions: furtherTexts(row.translations, 'description', row.languages).map((text) => ({
          name: row.title,
          text,
        })),
      },
      served: servedBy([row], served),
      menus: [{ name: row.title, translations: row.translations }],
      languages: row.languages,
    });
    return {
      ...presentMenuCard(row, matched_items),
      accepts_orders: fact.accepts_orders,
      place_slug: row.place_slug,
      languages: row.languages,
      ...offeredTranslations(row.translations, ['title', 'description'], row.languages),
      matches,
      distance_m: distanceOf(fact),
      ...popularOf(row),
      ...openings(row.business_id),
    };
  });
  const beside = await pageExtras(context, list, result, (index, read) => index.countMenus(read));
  return { items, ...beside };
};
