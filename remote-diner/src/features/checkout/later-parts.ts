import { lazyPart } from '@tavolina/shared-api/runtime';

/** Parts of a checkout that few diners see. They share a file, which is loaded behind the form and kept. */
const ofSlots = () => import(/* webpackChunkName: 'checkout-later' */ './slot-fields.tsx');

/** Loads the file of these parts, so that they are there when they are needed, also without a connection. */
export const loadLaterParts = (): void => void ofSlots().catch(() => undefined);

export const SlotFields = lazyPart(async () => (await ofSlots()).SlotFields);

export const WhatChanged = lazyPart(
  async () => (await import(/* webpackChunkName: 'checkout-later' */ './what-changed.tsx')).WhatChanged,
);

export const NotNowNotice = lazyPart(
  async () => (await import(/* webpackChunkName: 'checkout-later' */ './not-now-notice.tsx')).NotNowNotice,
);

export const OrderWithoutNumber = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-later' */ './order-without-number.tsx')).OrderWithoutNumber,
);

export const WithoutForm = lazyPart(
  async () => (await import(/* webpackChunkName: 'checkout-later' */ './without-form.tsx')).WithoutForm,
);
