import { isPushService } from './push-endpoint.ts';

// product.md §318
test.each([
  'http://push.example.com/send/1',
  'https://push.example.com:8443/send/1',
  'https://user@push.example.com/send/1',
  'https://127.0.0.1/send/1',
  'https://2130706433/send/1',
  'https://0x7f.1/send/1',
  'https://[::1]/send/1',
  'https://[::ffff:10.0.0.1]/send/1',
  'https://10.0.0.8/send/1',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/send/1',
  'https://api.localhost/send/1',
  'https://database/send/1',
  'https://metadata.google.internal/send/1',
])('%s is no push service', (endpoint) => {
  expect(isPushService(endpoint, false)).toBe(false);
});

// product.md §318
test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('%s may be one', (endpoint) => {
  expect(isPushService(endpoint, false)).toBe(true);
});
