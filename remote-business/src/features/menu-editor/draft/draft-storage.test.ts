import { keepDraft, readDraft } from './draft-storage.ts';
import { emptyItem, emptyMenu } from './menu-draft.ts';

const CUT = 'data:image/webp;base64,AAAA';
const STORED = { src: '/media/a-960.webp', focus: { x: 0.2, y: 0.4 } };

// product.md §84
test('a picture that was cut and not saved is kept as it is stored; one that was never stored is left out', () => {
  const pictures = [
    STORED,
    { src: CUT, focus: null, cutFrom: '/media/b-960.webp' },
    { src: CUT, focus: null },
  ];
  const values = { ...emptyMenu(''), items: [{ ...emptyItem('ALL'), pictures }] };
  expect(keepDraft('kept', { values, version: 3, at: '2026-11-20T12:00:00Z', key: 'k' })).toBe(true);
  expect(readDraft('kept')?.values.items[0]?.pictures).toEqual([
    STORED,
    { src: '/media/b-960.webp', focus: null },
  ]);
});
