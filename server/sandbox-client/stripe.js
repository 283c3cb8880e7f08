import { ask } from './api.js';
import { CardElement } from './card-element.js';
import { askCardHolder } from './challenge.js';
import { sentenceFor, textsIn } from './texts.js';

/** @typedef {import('./api.js').Intent} Intent */
/** @typedef {import('./api.js').StripeError} StripeError */
/** @typedef {{ card?: unknown, billing_details?: object }} CardData */
/** @typedef {{ payment_method?: string | CardData, return_url?: string }} ConfirmData */
/** @typedef {{ getElement: (type: string) => CardElement | null, update: (options: object) => void, create: (type: string, options?: object) => CardElement, submit: () => Promise<{ error?: object }>, fetchUpdates: () => Promise<object> }} Elements */

/** Names of the two kinds of intents, in addresses and in answers. */
const PAYMENT = /** @type {const} */ ({ path: 'payment_intents', name: 'paymentIntent' });
const SETUP = /** @type {const} */ ({ path: 'setup_intents', name: 'setupIntent' });

/** @param {string} secret */
const idIn = (secret) => secret.split('_secret_')[0] ?? '';

/**
 * @param {string} locale
 * @returns {Elements}
 */
const createElements = (locale) => {
  /** @type {Map<string, CardElement>} */
  const created = new Map();
  const typeOf = (/** @type {unknown} */ type) =>
    typeof type === 'string' ? type : /** @type {{ __elementType?: string }} */ (type).__elementType;
  const first = () => [...created.values()][0];
  return {
    create(type, options = {}) {
      const element = new CardElement(type, textsIn(locale), options);
      created.set(type, element);
      return element;
    },
    getElement: (type) => created.get(typeOf(type) ?? '') ?? null,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => {
      const error = first()?.error;
      first()?.mark(error);
      return error ? { error } : {};
    },
  };
};

/**
 * A client of Stripe for the browser that speaks to our sandbox instead.
 * @param {string} key publishable
 * @param {{ locale?: string }} [settings]
 */
const createStripe = (key, { locale = 'auto' } = {}) => {
  /** @param {StripeError} error */
  const refused = (error) => ({ error: { ...error, message: sentenceFor(textsIn(locale), error) } });

  /**
   * The fields that each payment method was typed into, by its id.
   * @type {Map<unknown, CardElement>}
   */
  const typedInto = new Map();

  /** @param {CardData} data */
  const createPaymentMethod = async ({ card, billing_details }) => {
    const element = /** @type {CardElement} */ (card);
    const wrong = element.error;
    element.mark(wrong);
    if (wrong) return { error: wrong };
    /** @type {import('./api.js').Outcome<{ id: string }>} */
    const { answer, error } = await ask(key, 'POST', 'payment_methods', {
      type: 'card',
      card: element.card,
      billing_details,
    });
    if (!error) {
      typedInto.set(answer.id, element);
      return { paymentMethod: answer };
    }
    const refusal = refused(error);
    element.mark(refusal.error);
    return refusal;
  };

  /**
   * @param {typeof PAYMENT | typeof SETUP} kind
   * @param {string} secret
   * @param {Intent} intent
   */
  const authenticate = async (kind, secret, intent) => {
    if (intent.status !== 'requires_action') return { [kind.name]: intent };
    const outcome = await askCardHolder(textsIn(locale));
    /** @type {import('./api.js').Outcome<Intent>} */
    const { answer, error } = await ask(key, 'POST', `${kind.path}/${intent.id}/authenticate`, {
      client_secret: secret,
      outcome,
    });
    return error ? refused(error) : { [kind.name]: answer };
  };

  /**
   * @param {typeof PAYMENT | typeof SETUP} kind
   * @param {string} secret
   * @returns {Promise<import('./api.js').Outcome<Intent>>}
   */
  const find = (kind, secret) => ask(key, 'GET', `${kind.path}/${idIn(secret)}`, { client_secret: secret });

  /** @param {typeof PAYMENT | typeof SETUP} kind */
  const retrieve = (kind) => async (/** @type {string} */ secret) => {
    const { answer, error } = await find(kind, secret);
    return error ? refused(error) : { [kind.name]: answer };
  };

  /** @param {typeof PAYMENT | typeof SETUP} kind */
  const confirm =
    (kind) =>
    async (
      /** @type {string} */ secret,
      /** @type {ConfirmData} */ { payment_method: method, return_url } = {},
      /** @type {{ handleActions?: boolean }} */ { handleActions = true } = {},
    ) => {
      let id = method;
      if (typeof method === 'object') {
        const created = await createPaymentMethod(method);
        if (created.error) return { error: created.error };
        id = created.paymentMethod.id;
      }
      /** @type {import('./api.js').Outcome<Intent>} */
      const { answer, error } = await ask(key, 'POST', `${kind.path}/${idIn(secret)}/confirm`, {
        client_secret: secret,
        payment_method: id,
        ...(kind === PAYMENT && { return_url }),
      });
      if (error) {
        // As with Stripe, where a bank found it out the field shows it too.
        typedInto.get(id)?.mark(error);
        return refused(error);
      }
      return handleActions ? authenticate(kind, secret, answer) : { [kind.name]: answer };
    };

  /** @param {typeof PAYMENT | typeof SETUP} kind */
  const confirmElements =
    (kind) =>
    (/** @type {{ elements: Elements, clientSecret: string, confirmParams?: CardData }} */ options) => {
      const { elements, clientSecret, confirmParams = {} } = options;
      const card = elements.getElement('payment') ?? elements.getElement('card');
      const { billing_details = {} } = confirmParams;
      return confirm(kind)(clientSecret, { payment_method: { card, billing_details } });
    };

  /** @param {typeof PAYMENT | typeof SETUP} kind */
  const handleAction = (kind) => async (/** @type {string} */ secret) => {
    const { answer, error } = await find(kind, secret);
    return error ? refused(error) : authenticate(kind, secret, answer);
  };

  return {
    elements: (/** @type {{ locale?: string }} */ options = {}) => createElements(options.locale ?? locale),
    createToken: async () => refused({ type: 'invalid_request_error', code: 'other', message: '' }),
    createPaymentMethod: async (
      /** @type {CardData & { elements?: Elements, params?: CardData }} */ { elements, params, ...data },
    ) =>
      createPaymentMethod(
        elements ? { ...params, card: elements.getElement('payment') ?? elements.getElement('card') } : data,
      ),
    confirmCardPayment: confirm(PAYMENT),
    confirmCardSetup: confirm(SETUP),
    confirmPayment: confirmElements(PAYMENT),
    confirmSetup: confirmElements(SETUP),
    handleCardAction: handleAction(PAYMENT),
    handleNextAction: (/** @type {{ clientSecret: string }} */ { clientSecret }) =>
      handleAction(clientSecret.startsWith('seti_') ? SETUP : PAYMENT)(clientSecret),
    retrievePaymentIntent: retrieve(PAYMENT),
    retrieveSetupIntent: retrieve(SETUP),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
};

/** Release train of Stripe's client that this one stands in for. */
createStripe.version = 'endive';

Object.assign(globalThis, { Stripe: createStripe });
