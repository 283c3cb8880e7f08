import {
  brandOf,
  cardOf,
  digitsOf,
  fieldOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOf,
} from './card-values.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {'number' | 'expiry' | 'cvc'} Name */
/** @typedef {(event: object) => void} Listener */

const FORMATS = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc };
const HINTS = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };
const PLACEHOLDERS = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

/**
 * @param {HTMLElement} element
 * @param {Record<string, string>} style set one by one, which the strictest policy allows
 */
const paint = (element, style) => {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
};

/** @param {Texts} texts */
const createBadge = (texts) => {
  const note = document.createElement('p');
  const badge = document.createElement('strong');
  badge.textContent = texts.badge;
  paint(badge, {
    border: '1px solid currentColor',
    'border-radius': '4px',
    padding: '0 0.375em',
    'margin-inline-end': '0.5em',
  });
  note.append(badge, texts.hint);
  paint(note, { 'flex-basis': '100%', margin: '0', 'font-size': '0.8125em' });
  return note;
};

/**
 * @param {Name} name
 * @param {string} text
 */
const createField = (name, text) => {
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.append(text, input);
  input.type = 'text';
  input.name = `card-${name}`;
  input.inputMode = 'numeric';
  input.autocomplete = /** @type {AutoFill} */ (HINTS[name]);
  input.placeholder = PLACEHOLDERS[name];
  paint(label, {
    display: 'block',
    flex: name === 'number' ? '1 1 18em' : '1 1 6em',
    'font-size': '0.875em',
  });
  paint(input, {
    display: 'block',
    'box-sizing': 'border-box',
    width: '100%',
    'min-height': '44px',
    'margin-top': '0.25em',
    padding: '0.5em 0.75em',
    border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
    'border-radius': '8px',
    font: 'inherit',
    'font-size': '16px',
    color: 'inherit',
    background: 'transparent',
  });
  return { label, input };
};

/** The fields of one card, as an element of Stripe's client: `card` and `payment` look alike here. */
export class CardElement {
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map();
  /** Mounted, but nobody has heard of it yet: whoever listens next is told. */
  #isReadyUntold = false;
  #frame = document.createElement('div');
  /** @type {Record<Name, HTMLInputElement>} */
  #inputs;
  #type;
  #texts;

  /**
   * @param {string} type
   * @param {Texts} texts
   * @param {{ disabled?: boolean }} options
   */
  constructor(type, texts, options) {
    this.#type = type;
    this.#texts = texts;
    this.#frame.setAttribute('role', 'group');
    this.#frame.setAttribute('aria-label', texts.card);
    paint(this.#frame, { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'end', gap: '0.75em' });
    const create = (/** @type {Name} */ name) => {
      const { label, input } = createField(name, texts[name]);
      input.addEventListener('input', () => this.#handleInput(name));
      input.addEventListener('focus', () => this.#tell('focus', { elementType: type }));
      input.addEventListener('blur', () => this.#tell('blur', { elementType: type }));
      this.#frame.append(label);
      return input;
    };
    this.#frame.append(createBadge(texts));
    this.#inputs = { number: create('number'), expiry: create('expiry'), cvc: create('cvc') };
    this.update(options);
  }

  get #typed() {
    const { number, expiry, cvc } = this.#inputs;
    return { number: number.value, expiry: expiry.value, cvc: cvc.value };
  }

  /**
   * @param {string} event
   * @param {object} detail
   */
  #tell(event, detail) {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }

  /** @param {Name} name */
  #handleInput(name) {
    const input = this.#inputs[name];
    input.value = FORMATS[name](input.value);
    this.mark(this.#typedError);
    this.#tellChange();
  }

  #tellReady() {
    queueMicrotask(() => {
      if (!this.#isReadyUntold || !this.#listeners.get('ready')?.size) return;
      this.#isReadyUntold = false;
      this.#tell('ready', { elementType: this.#type });
    });
  }

  #tellChange() {
    const typed = this.#typed;
    this.#tell('change', {
      elementType: this.#type,
      empty: Object.values(typed).every((value) => value === ''),
      complete: this.error === undefined,
      brand: brandOf(digitsOf(typed.number)),
      value: this.#type === 'payment' ? { type: 'card' } : { postalCode: '' },
      error: this.#typedError,
    });
  }

  /**
   * Marks the field that a code of Stripe is about, and no other; what is wrong with it the page says, once.
   * @param {{ code?: string } | undefined} error
   */
  mark(error) {
    const wrong = fieldOf(error?.code ?? '');
    for (const [name, input] of /** @type {[Name, HTMLInputElement][]} */ (Object.entries(this.#inputs))) {
      if (name === wrong) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      paint(input, { 'border-color': name === wrong ? 'light-dark(#b3261e, #ff8a80)' : '' });
    }
  }

  /** The same while it is still being typed: what is missing may follow. */
  get #typedError() {
    return this.error?.code.startsWith('invalid_') ? this.error : undefined;
  }

  /** What is wrong with what was typed. */
  get error() {
    const code = problemOf(this.#typed, new Date());
    return code && { type: 'validation_error', code, message: this.#texts[code] };
  }

  get card() {
    return cardOf(this.#typed);
  }

  /** @param {HTMLElement | string} target */
  mount(target) {
    const node = typeof target === 'string' ? document.querySelector(target) : target;
    if (!node) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
    node.replaceChildren(this.#frame);
    this.#isReadyUntold = true;
    this.#tellReady();
  }

  unmount() {
    this.#frame.remove();
  }

  destroy() {
    this.unmount();
    this.#listeners.clear();
  }

  clear() {
    for (const input of Object.values(this.#inputs)) input.value = '';
    this.#tellChange();
  }

  /** The field that is marked, else the first. */
  focus() {
    const wrong = Object.values(this.#inputs).find((input) => input.ariaInvalid === 'true');
    (wrong ?? this.#inputs.number).focus();
  }

  blur() {
    for (const input of Object.values(this.#inputs)) input.blur();
  }

  /** @param {{ disabled?: boolean }} options */
  update({ disabled }) {
    if (disabled === undefined) return;
    for (const input of Object.values(this.#inputs)) input.disabled = disabled;
  }

  /**
   * @param {string} event
   * @param {Listener} listener
   */
  on(event, listener) {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    this.#tellReady();
    return this;
  }

  /**
   * @param {string} event
   * @param {Listener} listener
   */
  off(event, listener) {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }
}
