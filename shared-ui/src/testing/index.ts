export { fakeStripe } from './fake-stripe.ts';
export { watchScrolling } from './watch-scrolling.ts';
