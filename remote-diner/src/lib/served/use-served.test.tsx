import { act } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf } from '../../testing/samples.ts';
import { useServed } from './use-served.ts';

afterEach(() => jest.useRealTimers());

test('a minute that changes nothing of what is served draws no dish again', async () => {
  // 19:20 in Tirana. The page comes by timers of its own.
  jest.useFakeTimers({
    now: new Date('2026-11-20T18:20:00.000Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  const ranges = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '18:00', until: '20:00' }];
  const dish = dishOf({ schedule: { ranges, first_day: null, last_day: null } });
  const menu = menuOf({ sections: [], items: [dish] });
  const seen: ReturnType<typeof useServed>[] = [];
  const Menu = () => {
    seen.push(useServed(menu));
    return null;
  };
  await renderScreen('/', { routes: [{ path: '/', element: <Menu /> }] });
  const first = seen.at(-1);
  expect(first?.servedOf(dish)?.isServed).toBe(true);
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(seen.at(-1)?.minute).toBeGreaterThan(first?.minute ?? Number.NaN);
  expect(seen.at(-1)?.servedOf).toBe(first?.servedOf);
  act(() => jest.advanceTimersByTime(38 * 60_000));
  expect(seen.at(-1)?.servedOf(dish)?.isServed).toBe(false);
});
