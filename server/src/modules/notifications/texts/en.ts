import type { MailTexts } from './text-types.ts';

/** All words of mails, in English. */
export const en: MailTexts = {
  placed: {
    subject: 'Your order {id} at {place} is placed',
    heading: 'Your order is placed',
    text: '{name}, {place} has your order and will confirm it shortly.',
    payAtRestaurant: 'You pay at the restaurant when you collect it.',
    paidByCard: 'Your card payment went through.',
    keep: 'Keep this message: with the order number and your e-mail you can follow the order any time.',
  },
  status: {
    pending: {
      subject: 'Order {id} is waiting to be confirmed',
      heading: 'Your order is waiting to be confirmed',
      text: '{place} will confirm it shortly.',
    },
    confirmed: {
      subject: 'Order {id} is confirmed',
      heading: 'Your order is confirmed',
      text: '{place} has accepted the order and will start on it soon.',
    },
    preparing: {
      subject: 'Order {id} is being prepared',
      heading: 'Your food is being prepared',
      text: '{place} has started on your order.',
    },
    ready: {
      subject: 'Order {id} is ready',
      heading: 'Your order is ready',
      text: 'It is waiting for you at {place}.',
    },
    delivered: {
      subject: 'Order {id} was picked up',
      heading: 'Enjoy your meal',
      text: 'You picked up your order at {place}. How was it? Your review helps others choose.',
    },
    canceled: {
      subject: 'Order {id} was cancelled',
      heading: 'Your order was cancelled',
      text: 'The order at {place} was cancelled and will not be prepared. Call the restaurant with any question.',
    },
  },
  canceledRefund: 'What you paid is on its way back to your card.',
  reviewOrder: 'Review the order',
  newOrder: {
    subject: 'New order {id}: {total}',
    heading: 'A new order',
    text: '{name} has just ordered.',
    open: 'Open the order',
  },
  reset: {
    subject: 'Reset your password',
    heading: 'Reset your password',
    text: 'Somebody asked for a new password for {name}. Choose it with this link; it is valid for {minutes} minutes and works only once.',
    action: 'Choose a new password',
    note: 'If this was not you, do nothing: the password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'The password of {name} was changed on {date}. Other devices have to sign in again. If this was not you, reset it right away.',
    action: 'Reset the password',
  },
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    heading: 'Your e-mail was changed',
    text: 'The e-mail of {name} was changed on {date}; from now on you sign in with the new one. If this was not you, write to us right away.',
    action: 'Write to us',
  },
  twoFactorOn: {
    subject: 'Two-step sign-in was turned on',
    heading: 'Two-step sign-in was turned on',
    text: 'Since {date}, signing in to {name} also asks for a code from the app. Keep the recovery codes. If this was not you, reset the password at once and write to us.',
    action: 'Reset the password',
  },
  twoFactorOff: {
    subject: 'Two-step sign-in was turned off',
    heading: 'Two-step sign-in was turned off',
    text: 'Since {date}, e-mail and password are enough to sign in to {name}. If this was not you, reset the password at once.',
    action: 'Reset the password',
  },
  trialEnding: {
    subject: 'Your {plan} trial ends on {date}',
    heading: 'Your trial is ending',
    text: 'The {plan} trial of {name} ends on {date}. Add a card to keep taking online orders; without one the account moves to the free plan and the menus stay.',
    action: 'See the subscription',
  },
  paymentFailed: {
    subject: 'The subscription payment did not go through',
    heading: 'The payment did not go through',
    text: 'The card of {name} could not be charged for the {plan} plan. Online orders continue for {days} more days; update the card so that they do not stop.',
    action: 'Update the card',
  },
  contact: {
    subject: 'Message from the contact form: {subject}',
    heading: '{subject}',
    text: '{name} wrote on the contact page. Your reply to this e-mail goes straight to them.',
  },
  followOrder: 'Track the order',
  labels: {
    order: 'Order',
    placedAt: 'Date',
    place: 'Restaurant',
    address: 'Address',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    payment: 'Payment',
    total: 'Total',
  },
  payment: { payAtRestaurant: 'To be paid at the restaurant', paidByCard: 'Paid by card' },
  displayed: '{amount}, each price at the rate 1 € = {rate}',
  displayedOwn: '{amount}; the place set its euro prices itself',
  footer: {
    diner: 'You get this message because you ordered with this e-mail on Tavolina.',
    business: 'You get this message because {name} has an account on Tavolina.',
    operator: 'From the contact form of Tavolina.',
  },
};
