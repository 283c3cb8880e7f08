import { signupRequest } from './identity.ts';

// product.md §34
test('a password is kept byte for byte and has 8 to 128 characters', () => {
  const form = {
    email: 'a@b.al',
    business_name: 'Te Hurma',
    address: 'Rruga Kala 9',
    telephone: '0690000000',
  };
  expect(signupRequest.parse({ ...form, password: '  ëçë ëçë ' }).password).toBe('  ëçë ëçë ');
  expect(signupRequest.safeParse({ ...form, password: 'a'.repeat(7) }).success).toBe(false);
  expect(signupRequest.safeParse({ ...form, password: 'a'.repeat(129) }).success).toBe(false);
});
