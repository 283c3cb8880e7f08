import { menuSearch } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import { db } from '../../../platform/database/db.ts';
import { openRankedPlaces } from '../../../test/ranked-places.ts';
import { testServer } from '../../../test/test-server.ts';
import { ENGINE } from '../chosen-engine.ts';
import { readSearch } from '../list/read-search.ts';
import { answeringDocuments } from './word-conditions-sql-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });

beforeAll(() =>
  openRankedPlaces(server, [
    { name: 'Supa e Vogël', dishes: ['Paçe me hudhër', 'Supë peshku', 'Tavë kosi', 'Verë e kuqe'] },
    { name: 'Pica te Ura', dishes: ['Pica me peshk', 'Kos', 'Tavë dheu', 'Pulë në zgarë', 'Gjel deti'] },
    { name: 'Molo', title: 'Peshk e verë', dishes: ['Fruta deti', 'Pica e bardhë', 'Verë', 'Tavë peshku'] },
    { name: 'Vetëm pica', dishes: ['Pica', 'Kapriçoza'] },
    { name: 'Pulë e kos', dishes: ['Pulë e furrës', 'Kos deti'] },
  ]),
);

/** The menus that answer some words, with what each costs, by how they are looked for. */
const answers = async (q: string) => {
  const plan = await readSearch(ENGINE.indexOf(server.database), menuSearch.parse({ q }), new Date(), true);
  const database = db(server.database);
  const first = sql<{ menu_id: string; cost: number }>`
    SELECT r.menu_id, r.cost FROM ${answeringDocuments(plan)} ORDER BY r.menu_id`;
  const [ways, queryTerms] = first.compile(database).parameters;
  const all = sql`
    SELECT menu_id, cost FROM answering_documents(${ways}::jsonb, ${queryTerms}::integer) ORDER BY menu_id`;
  return { foundFirst: (await first.execute(database)).rows, all: (await all.execute(database)).rows };
};

// product.md §251
test.each([
  ['tavë pica peshk', 2],
  ['tavë pica peshk verë', 1],
  ['pica gjel deti kos', 1],
  ['pulë deti kos tavë', 1],
  ['pice pehsk tave', 3],
  ['xhingla pica peshk', 0],
])(
  'menus that have all of %s cost the same where they are found before their ways are compared',
  async (q, count) => {
    const { foundFirst, all } = await answers(q);
    expect(foundFirst).toHaveLength(count);
    expect(foundFirst).toEqual(all);
  },
);
