import { ownedIn } from './owned.mjs';
import { ROOT } from './paths.mjs';

test('what the server, the shell and each remote own is known to whoever makes a new remote', () => {
  const owned = ownedIn(ROOT);
  expect(owned).toContainEqual({ name: 'the server', prefixes: expect.arrayContaining(['/api']) });
  expect(owned).toContainEqual({ name: 'the shared components', prefixes: [], namespace: 'ui' });
  expect(owned).toContainEqual({ name: 'shell', prefixes: ['/platform'], namespace: 'shell' });
  expect(owned).toContainEqual(expect.objectContaining({ name: 'remote-business', namespace: 'business' }));
});
