import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { type MomentKind, useMoment } from './use-moment.ts';

const NOW = Date.parse('2026-11-26T21:00:00Z');
const Sentence = (props: { kind: MomentKind; iso: string; isKept?: boolean }) => (
  <p>{useMoment()(props.kind, props.iso, NOW, props.isKept)}</p>
);

// product.md §441
test.each<[MomentKind, string, 'sq' | 'en', string]>([
  ['about', '2026-11-26T18:40:00Z', 'sq', 'rreth orës 19:40'],
  ['about', '2026-11-26T23:20:00Z', 'sq', 'rreth orës 00:20'],
  ['about', '2026-11-27T10:15:00Z', 'sq', 'nesër rreth orës 11:15'],
  ['about', '2026-11-28T10:15:00Z', 'sq', 'të shtunën më 28 nëntor, rreth orës 11:15'],
  ['about', '2026-11-27T10:15:00Z', 'en', 'tomorrow about 11:15'],
  ['about', '2026-11-28T10:15:00Z', 'en', 'on Saturday 28 November, about 11:15'],
  ['at', '2026-11-27T10:15:00Z', 'sq', 'nesër në orën 11:15'],
  ['at', '2026-11-28T10:15:00Z', 'en', 'on Saturday 28 November at 11:15'],
  ['for', '2026-11-26T20:00:00Z', 'sq', 'orën 21:00'],
  ['for', '2026-12-01T18:00:00Z', 'sq', 'të martën më 1 dhjetor në orën 19:00'],
  ['until', '2026-11-26T20:00:00Z', 'sq', 'në orën 21:00'],
  ['until', '2026-11-29T10:15:00Z', 'en', 'Sunday 29 November at 11:15'],
  ['until', '2099-11-20T18:30:00Z', 'sq', 'më 20.11.2099 në orën 19:30'],
])('%s %s in %s is “%s”', async (kind, iso, lng, expected) => {
  await renderUi(<Sentence kind={kind} iso={iso} />, lng);
  expect(screen.getByText(expected)).toBeVisible();
});

// product.md §441: paper is read the next day too.
test('what is kept names tomorrow by its day', async () => {
  await renderUi(<Sentence kind="for" iso="2026-11-27T10:15:00Z" isKept />);
  expect(screen.getByText('të premten më 27 nëntor në orën 11:15')).toBeVisible();
});
