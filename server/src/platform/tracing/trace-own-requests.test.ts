import { ROOT_CONTEXT } from '@opentelemetry/api';
import Fastify from 'fastify';
import { noneDropped } from '../telemetry/dropped.ts';
import { traceOwnRequests } from './trace-own-requests.ts';
import { startTracing } from './tracing.ts';

const tracing = startTracing({ url: 'http://127.0.0.1:1/v1/traces', share: 1 }, noneDropped());

afterAll(tracing.stop);

const begun = () => {
  const app = Fastify();
  traceOwnRequests(app, tracing);
  app.get('/read', async ({ headers }) => ({ isTraced: tracing.contextOf(headers) !== undefined }));
  return app;
};

// product.md §573
test('an untraced request begins no trace by what it asks for, whatever the share', async () => {
  expect(tracing.contextOf({})).toBe(ROOT_CONTEXT);
  expect((await begun().inject('/read')).json()).toEqual({ isTraced: false });
});

test('what was asked for with a trace of its own keeps it', async () => {
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  expect((await begun().inject({ url: '/read', headers })).json()).toEqual({ isTraced: true });
});
