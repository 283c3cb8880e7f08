import { CITIES, cityCentre } from '@tavolina/shared-api/codes';
import { pointsOf } from './lines.ts';
import { loadCityMap } from './load-city-maps.ts';

const isInside = (
  ring: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean => {
  const points = pointsOf(ring);
  return points.reduce((inside, a, index) => {
    const b = points[(index + points.length - 1) % points.length] ?? a;
    const crosses =
      a.latitude > latitude !== b.latitude > latitude &&
      longitude <
        ((b.longitude - a.longitude) * (latitude - a.latitude)) / (b.latitude - a.latitude) + a.longitude;
    return crosses ? !inside : inside;
  }, false);
};

// product.md §263
describe.each(CITIES)('the drawn map of %s', (city) => {
  test('has named districts around their names, and the centre in one of them', async () => {
    const { districts } = await loadCityMap(city);
    expect(districts.length).toBeGreaterThan(10);
    for (const { name, label, ring } of districts) {
      const [middle] = pointsOf(label);
      expect([name, middle && isInside(ring, middle)]).toEqual([name, true]);
    }
    expect(districts.some(({ ring }) => isInside(ring, cityCentre(city)))).toBe(true);
    expect(new Set(districts.map(({ name }) => name)).size).toBe(districts.length);
  });

  test('is drawn within reach of its centre', async () => {
    const { districts, streets, parks } = await loadCityMap(city);
    const { latitude, longitude } = cityCentre(city);
    const lines = [...districts.map(({ ring }) => ring), ...[...streets, ...parks].map(({ line }) => line)];
    for (const point of lines.flatMap(pointsOf)) {
      expect(Math.abs(point.latitude - latitude)).toBeLessThan(0.1);
      expect(Math.abs(point.longitude - longitude)).toBeLessThan(0.1);
    }
  });
});
