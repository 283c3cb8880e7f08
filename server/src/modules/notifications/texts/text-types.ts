import type { CustomerOrderStatus } from '@tavolina/shared-api/contract';

/** What a mail about one occasion says. `{name}` and the like are filled in. */
export interface MailText {
  subject: string;
  heading: string;
  text: string;
}

/** All sentences of the mails in one language. */
export interface MailTexts {
  placed: MailText & { payAtRestaurant: string; paidByCard: string; keep: string };
  /** In the diner's words (product.md §29). */
  status: Record<CustomerOrderStatus, MailText>;
  canceledRefund: string;
  reviewOrder: string;
  newOrder: MailText & { open: string };
  reset: MailText & { action: string; note: string };
  passwordChanged: MailText & { action: string };
  emailChanged: MailText & { action: string };
  twoFactorOn: MailText & { action: string };
  twoFactorOff: MailText & { action: string };
  trialEnding: MailText & { action: string };
  paymentFailed: MailText & { action: string };
  contact: MailText;
  followOrder: string;
  labels: {
    order: string;
    placedAt: string;
    place: string;
    address: string;
    name: string;
    phone: string;
    email: string;
    payment: string;
    total: string;
  };
  payment: { payAtRestaurant: string; paidByCard: string };
  /** The total in the other currency and the rate; `displayedOwn` where the place set euro prices of its own. */
  displayed: string;
  displayedOwn: string;
  footer: { diner: string; business: string; operator: string };
}
