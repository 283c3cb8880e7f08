import { lookupPublic, PrivateAddress } from './public-address.ts';

// product.md §318, §366
test('a name that leads to an address of this machine is not asked', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve));
  expect(error).toEqual(new PrivateAddress('the name leads to a private address'));
});
