export { type AgreedTime, agreeTime, agreeTimeOfPaid } from './agree-time.ts';
export { nextAnswerTimeOf } from './answer-times.ts';
export { findHeartbeat } from './heartbeats-repository.ts';
export { countRefusedCart, takeBackLoss } from './lost-carts.ts';
export { lossOf, lostOrdersOf } from './lost-orders-repository.ts';
export type { MeasuredMinutes } from './measured-preparation.ts';
export { addOpeningHours } from './opening-hours.ts';
export { orderSettingsOf, readyTimeOf } from './order-settings.ts';
export { storeMeasured } from './order-settings-repository.ts';
export {
  availabilityOf,
  endOfBusinessDayOf,
  freeTimesOf,
  openStates,
  placeOpeningOf,
} from './place-availability.ts';
export { acceptHeartbeat } from './silent-consoles.ts';
