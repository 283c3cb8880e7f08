export { fakeStripe } from './fake-stripe.ts';
