export { type FakeHandlers, type FakeRequest, failure, fakeApi, pending } from './fake-api.ts';
export * from './fake-push.ts';
export { liveStream } from './live-stream.ts';
export { missingWords } from './missing-words.ts';
export { type RenderedRoutes, type RenderRoutesOptions, renderRoutes } from './render-routes.tsx';
export { setClock } from './set-clock.ts';
