import { testServer } from '../../../test/test-server.ts';
import { variantsOf } from '../../search/text/typos.ts';
import { wordsOfMenus } from './word-lookup-repository.ts';

const server = testServer();

// product.md §251
test('of very many words that share a beginning those most like what was typed are compared, always the same', async () => {
  const add = `INSERT INTO search_words (word, stem, variants)
    SELECT word, word, $2 FROM unnest($1::text[]) AS word`;
  const others = Array.from({ length: 1_200 }, (_, number) => `karam${number}fshatar`);
  await server.database.query(add, [others, variantsOf('karamele').slice(-3)]);
  await server.database.query(add, [['karamela'], variantsOf('karamela')]);
  const alike = () => wordsOfMenus(server.database).sharingVariant(['karamele', 'ujku']);
  const found = await alike();
  expect(found[0]).toEqual({ word: 'karamela', stem: 'karamela' });
  expect(found.length).toBeLessThan(others.length);
  expect(await alike()).toEqual(found);
});
