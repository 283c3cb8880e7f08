import { testServer } from '../../test/test-server.ts';

// Whatever loads one of them without need fails.
jest.mock('@opentelemetry/api', () => {
  throw new Error('api was loaded');
});
jest.mock('@opentelemetry/api-logs', () => {
  throw new Error('api-logs was loaded');
});
jest.mock('@opentelemetry/core', () => {
  throw new Error('core was loaded');
});
jest.mock('@opentelemetry/resources', () => {
  throw new Error('resources was loaded');
});
jest.mock('@opentelemetry/sdk-logs', () => {
  throw new Error('sdk-logs was loaded');
});
jest.mock('@opentelemetry/sdk-metrics', () => {
  throw new Error('sdk-metrics was loaded');
});
jest.mock('@opentelemetry/sdk-trace-base', () => {
  throw new Error('sdk-trace-base was loaded');
});

const server = testServer();

// product.md §573, §690, §691
test('without the address of a collector nothing is loaded for one', async () => {
  expect((await fetch(`${server.api}/exchange-rates`)).status).toBe(200);
});
