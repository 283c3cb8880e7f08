import { LANGUAGES } from '../../remote-kit/lib/languages.mjs';
import { LANGUAGES as OF_THE_CONTRACT } from '../../shared-api/src/contract/codes/languages.ts';

test('the contract names the languages that there are catalogues of', () => {
  expect([...OF_THE_CONTRACT]).toEqual(LANGUAGES);
});
