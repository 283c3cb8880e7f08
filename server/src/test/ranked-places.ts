import type { RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from './factories.ts';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A place with the names of its dishes, on a menu that tells nothing but its title. */
export interface RankedPlace {
  name: string;
  /** `Menuja` where none is given. */
  title?: string;
  dishes: readonly string[];
}

/** Opens places for a search: of equal answers the best rated comes first, here the last one. */
export const openRankedPlaces = async (server: TestServer, places: readonly RankedPlace[]): Promise<void> => {
  for (const [rank, { name, title = 'Menuja', dishes }] of places.entries()) {
    const owner = await createOwner(server, { tier: 'standard', name });
    await createMenu(server, owner, {
      title,
      description: '',
      sections: [],
      items: dishes.map((dish) => ({ name: dish, price: 500 })),
    });
    await server.database.query('UPDATE search_documents SET rating = $2 WHERE business_id = $1', [
      owner.id,
      rank + 1,
    ]);
  }
};

/** The names of the places that a search finds, the first result first. */
export const foundPlaces = async (server: TestServer, q: string): Promise<string[]> => {
  const { body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  return (body as RestaurantPage).items.map(({ business_name }) => business_name);
};
