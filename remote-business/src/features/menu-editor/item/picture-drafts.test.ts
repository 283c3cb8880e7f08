import { itemOf } from '../../../testing/menu-samples.ts';
import { largestOf, storedAddresses, withoutRepeated } from './picture-drafts.ts';

const drafts = (...names: string[]) => names.map((src) => ({ src, focus: null }));

test('where pictures are stored is told by what they were sent as, also where one was sent twice', () => {
  const sent = drafts('data:a', '/media/b', 'data:a', 'data:c');
  expect([...storedAddresses(sent, drafts('/media/a', '/media/b', '/media/c'))]).toEqual([
    ['data:a', '/media/a'],
    ['/media/b', '/media/b'],
    ['data:c', '/media/c'],
  ]);
  // Two files of the same picture: nobody knows which is which.
  expect(storedAddresses(sent, drafts('/media/a', '/media/b')).size).toBe(0);
  expect(withoutRepeated(sent)).toEqual(drafts('data:a', '/media/b', 'data:c'));
});

test('the largest size of a picture is known of what is stored, also of further pictures', () => {
  const image = (name: string) => ({
    width: 1_440,
    height: 900,
    placeholder: '',
    sources: [
      { type: 'image/avif', srcset: `/media/${name}/320.avif 320w, /media/${name}/1440.avif 1440w` },
      { type: 'image/webp', srcset: `/media/${name}/320.webp 320w, /media/${name}/1440.webp 1440w` },
    ],
  });
  const item = itemOf({
    image_url: '/media/a/960.webp',
    image: image('a'),
    more_pictures: [{ image_url: '/media/b/960.webp', image: image('b') }],
  });
  const stored = new Map([[item.id, item]]);
  expect(largestOf('/media/a/960.webp', stored)).toBe('/media/a/1440.webp');
  expect(largestOf('/media/b/960.webp', stored)).toBe('/media/b/1440.webp');
  expect(largestOf('data:new', stored)).toBe('data:new');
});
