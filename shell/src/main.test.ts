import { start } from './app/start.ts';

jest.mock('./app/start.ts', () => ({ start: jest.fn() }));
jest.mock('./app/load-drawing.ts', () => ({ loadDrawing: jest.fn() }));
jest.mock('./app/next-task.ts', () => ({ nextTask: async () => undefined }));
jest.mock('./preview/mark-preview.ts', () => ({ markPreview: jest.fn() }));

// product.md §143
test('a shell that throws as it starts reports itself, and why', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="release">{"apiBaseUrl":"/api","shell":{"version":"1.0.0"}}</script>';
  const asked = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response());
  const cause = new Error('broken');
  jest.mocked(start).mockRejectedValue(cause);
  const heard = await new Promise((resolve) => {
    Object.assign(globalThis, { fetch: asked, reportError: resolve });
    require('./main.ts');
  });
  expect(heard).toBe(cause);
  const told = asked.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)).happenings);
  expect(told.map(({ kind }) => kind)).toEqual(['started', 'load_failed', 'left']);
  expect(document.cookie).toMatch(/^tavolina_starting=shell@1\.0\.0:/);
});
