import { locationAt, pointOf, viewOf } from './projection.ts';
import { geometryOf } from './use-map-view.ts';

const SQUARE = { latitude: 41.3275, longitude: 19.8187 };

test('a location lies in the tile that tiles have for it, and is found again at its point', () => {
  const { x, y } = pointOf(SQUARE, 15);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([18_187, 12_245]);
  const { latitude, longitude } = locationAt({ x, y }, 15);
  expect(latitude).toBeCloseTo(SQUARE.latitude, 9);
  expect(longitude).toBeCloseTo(SQUARE.longitude, 9);
});

test('all locations are in view, a single one with its street, and none has no view', () => {
  const size = { width: 600, height: 400 };
  const others = [SQUARE, { latitude: 41.36, longitude: 19.75 }, { latitude: 41.3, longitude: 19.87 }];
  const view = viewOf(others, size);
  if (!view) throw new Error('There is a view');
  const { place } = geometryOf(view, size);
  for (const { x, y } of others.map(place)) {
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(560);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(360);
  }
  expect(viewOf([SQUARE], size)?.zoom).toBe(15);
  expect(viewOf([], size)).toBeUndefined();
});

test('what is under the pointer stays there when the map comes closer', () => {
  const size = { width: 600, height: 400 };
  const before = geometryOf({ centre: SQUARE, zoom: 13 }, size);
  const under = before.locate({ x: 120, y: 300 });
  const after = geometryOf(before.zoomed(2, { x: 120, y: 300 }), size);
  expect(after.place(under).x).toBeCloseTo(120, 5);
  expect(after.place(under).y).toBeCloseTo(300, 5);
});
