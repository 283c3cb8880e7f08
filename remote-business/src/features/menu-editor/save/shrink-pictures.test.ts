import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { menuDraft } from '../draft/stored-draft.ts';
import { withSmallPictures } from './shrink-pictures.ts';

const LARGE = `data:image/jpeg;base64,${btoa('x'.repeat(900_000))}`;
const SMALL = `data:image/png;base64,${btoa('y')}`;

const draftWith = (pictures: readonly string[]) => {
  const draft = menuDraft(menuOf({ sections: [], items: pictures.map(() => itemOf()) }), undefined, 'sq');
  return {
    ...draft,
    items: draft.items.map((item, at) => ({
      ...item,
      pictures: pictures.slice(at, at + 1).map((src) => ({ src, focus: null })),
    })),
  };
};
const imagesOf = async (pictures: readonly string[]) =>
  (await withSmallPictures(draftWith(pictures))).items.map((item) => item.pictures[0]?.src);

const drawn: { width: number; height: number; type: string | undefined }[] = [];

beforeEach(() => {
  drawn.length = 0;
  const bitmap = { width: 4_000, height: 3_000, close: () => undefined };
  globalThis.createImageBitmap = jest.fn(async () => bitmap);
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(null);
  jest.spyOn(canvas, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type) {
    drawn.push({ width: this.width, height: this.height, type });
    take(new Blob(['z'], { type: type ?? '' }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

// product.md §186
test('a large picture is sent no wider than it is kept; a small one, and none, as they are', async () => {
  expect(await imagesOf([LARGE, SMALL])).toEqual([`data:image/jpeg;base64,${btoa('z')}`, SMALL]);
  expect(drawn).toEqual([{ width: 1_440, height: 1_080, type: 'image/jpeg' }]);
});

test('what is no photo keeps what can be seen through', async () => {
  await imagesOf([LARGE.replace('jpeg', 'png')]);
  expect(drawn[0]?.type).toBe('image/webp');
});

test('where the browser writes a PNG in place of what can be seen through, it becomes a photo on white', async () => {
  const ground: unknown[] = [];
  const context = {
    drawImage: () => undefined,
    fillRect(this: CanvasRenderingContext2D, ...area: number[]) {
      ground.push(this.globalCompositeOperation, this.fillStyle, ...area);
    },
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as GPUCanvasContext);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take, type = '') =>
      take(new Blob([type], { type: type === 'image/webp' ? 'image/png' : type })),
    );
  expect(await imagesOf([LARGE.replace('jpeg', 'png')])).toEqual([
    `data:image/jpeg;base64,${btoa('image/jpeg')}`,
  ]);
  expect(ground).toEqual(['destination-over', 'white', 0, 0, 1_440, 1_080]);
});

test('what the browser cannot read, or cannot make smaller, is sent as it is', async () => {
  globalThis.createImageBitmap = jest.fn(() => Promise.reject(new Error('no picture')));
  expect(await imagesOf([LARGE])).toEqual([LARGE]);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  expect(await imagesOf([LARGE])).toEqual([LARGE]);
});
