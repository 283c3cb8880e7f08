export { fakeStripe } from './fake-stripe.ts';
export { tap } from './tap.ts';
export { watchScrolling } from './watch-scrolling.ts';
