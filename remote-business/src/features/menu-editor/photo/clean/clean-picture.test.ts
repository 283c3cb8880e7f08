import { cleanPicture } from './clean-picture.ts';
import { withoutDotLeaders } from './dot-leaders.ts';
import { evenLight } from './even-light.ts';
import { type GreyPicture, greyPicture } from './grey-picture.ts';
import { inkSpots } from './ink-spots.ts';
import { straightened, tilt } from './tilt.ts';

const [WIDTH, HEIGHT] = [400, 300];
const DEGREE = Math.PI / 180;

/** A page whose shade is a function of the place. */
const drawn = (shade: (x: number, y: number) => number): GreyPicture => ({
  width: WIDTH,
  height: HEIGHT,
  pixels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => shade(at % WIDTH, Math.floor(at / WIDTH))),
});

/** Rows of bars that stand like letters. */
const isLetter = (x: number, y: number): boolean =>
  x > 40 && x < 360 && y > 40 && y < 260 && y % 40 < 14 && x % 12 < 6;
const LETTERS = drawn((x, y) => (isLetter(x, y) ? 40 : 230));
const at = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * WIDTH + x] ?? -1;
const letterShades = (picture: GreyPicture) => ({ ink: at(picture, 194, 126), paper: at(picture, 200, 126) });

// product.md §574
test('takes the brightness of a canvas', () => {
  const rgba = [255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255];
  expect([...greyPicture(rgba, { width: 3, height: 1 }).pixels]).toEqual([255, 0, 149]);
});

// product.md §574
test('makes writing dark on white in a shadow and on a dark ground', () => {
  const shadow = drawn((x, y) => (isLetter(x, y) ? 40 : 230) * (1 - (0.8 * x) / WIDTH));
  const board = drawn((x, y) => (isLetter(x, y) ? 220 : 30));
  for (const photo of [LETTERS, shadow, board])
    expect(letterShades(evenLight(photo))).toEqual({ ink: 0, paper: 255 });
});

// product.md §574
test('finds by how much the lines go down, and levels them', () => {
  const turned = straightened(LETTERS, -6 * DEGREE);
  expect(tilt(inkSpots(LETTERS)) / DEGREE).toBeCloseTo(0, 0);
  const angle = tilt(inkSpots(turned));
  expect(Math.abs(angle / DEGREE - 6)).toBeLessThan(0.5);
  expect(Math.abs(tilt(inkSpots(straightened(turned, angle))) / DEGREE)).toBeLessThan(0.5);
  expect(tilt(inkSpots(drawn(() => 255)))).toBe(0);
});

// product.md §574
test('takes away dots in a row, not those of letters', () => {
  const isDot = (x: number, y: number) => y > 166 && y < 170 && x > 60 && x < 300 && x % 10 < 3;
  const isMark = (x: number, y: number) => y > 266 && y < 270 && x > 60 && x < 78 && x % 10 < 3;
  const dotted = drawn((x, y) =>
    (isLetter(x, y) && !(y > 155 && y < 180)) || isDot(x, y) || isMark(x, y) ? 0 : 255,
  );
  const spots = inkSpots(dotted);
  const cleaned = withoutDotLeaders(dotted, spots);
  expect([at(dotted, 151, 168), at(cleaned, 151, 168)]).toEqual([0, 255]);
  expect([at(cleaned, 194, 126), at(cleaned, 71, 268)]).toEqual([0, 0]);
});

// product.md §574
test('joins ink that touches, also where two strokes meet below', () => {
  const cup = drawn((x, y) =>
    ((x === 10 || x === 30) && y > 10 && y < 40) || (y === 40 && x >= 10 && x <= 30) ? 0 : 255,
  );
  expect(inkSpots(cup)).toEqual([{ x0: 10, y0: 11, x1: 30, y1: 40 }]);
});

// product.md §574
test('does all of it to a photo', () => {
  const cleaned = cleanPicture(straightened(LETTERS, -5 * DEGREE));
  expect(Math.abs(tilt(inkSpots(cleaned)) / DEGREE)).toBeLessThan(0.5);
});
