const TEXTS = {
  sq: {
    card: 'Karta',
    number: 'Numri i kartës',
    expiry: 'Skadimi (MM/VV)',
    cvc: 'CVC',
    badge: 'TEST',
    hint: 'Këtu nuk lëvizin para. Karta e provës: 4242 4242 4242 4242, çdo datë e ardhshme, çdo CVC.',
    challengeTitle: 'Banka kërkon miratimin tënd',
    challengeText: 'Kjo është një provë: zgjidh çfarë përgjigjet banka.',
    approve: 'Miratoje',
    refuse: 'Refuzoje',
    incomplete_number: 'Shkruaje numrin e kartës të plotë.',
    invalid_number: 'Numri i kartës është gabim.',
    incorrect_number: 'Numri i kartës është gabim.',
    invalid_cvc: 'Kodi i sigurisë është gabim.',
    incorrect_cvc: 'Kodi i sigurisë është gabim.',
    invalid_expiry_month: 'Muaji i skadimit është gabim.',
    invalid_expiry_year: 'Viti i skadimit është gabim.',
    processing_error: 'Banka nuk e përpunoi dot kartën. Provo përsëri pas pak.',
    incomplete_expiry: 'Shkruaje datën e skadimit të plotë.',
    invalid_expiry_year_past: 'Karta ka skaduar.',
    incomplete_cvc: 'Shkruaje kodin e sigurisë të plotë.',
    card_declined: 'Karta u refuzua. Provo një tjetër.',
    insufficient_funds: 'Në kartë nuk ka mjaft para. Provo një tjetër.',
    test_mode_live_card: 'Këtu pranohen vetëm kartat e provës. Mos shkruaj një kartë të vërtetë.',
    expired_card: 'Karta ka skaduar.',
    payment_intent_authentication_failure:
      'Banka nuk e miratoi pagesën. Provo përsëri ose me një kartë tjetër.',
    setup_intent_authentication_failure: 'Banka nuk e miratoi kartën. Provo përsëri ose me një tjetër.',
    connection: 'Nuk u lidhëm dot me pagesat. Provo përsëri.',
    other: 'Karta nuk u përdor dot. Provo përsëri ose me një kartë tjetër.',
  },
  en: {
    card: 'Card',
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'CVC',
    badge: 'TEST',
    hint: 'No money moves here. Test card: 4242 4242 4242 4242, any future date, any CVC.',
    challengeTitle: 'The bank asks for your approval',
    challengeText: 'This is a test: choose what the bank answers.',
    approve: 'Approve',
    refuse: 'Refuse',
    incomplete_number: 'Enter the whole card number.',
    invalid_number: 'The card number is wrong.',
    incorrect_number: 'The card number is wrong.',
    invalid_cvc: 'The security code is wrong.',
    incorrect_cvc: 'The security code is wrong.',
    invalid_expiry_month: 'The expiry month is wrong.',
    invalid_expiry_year: 'The expiry year is wrong.',
    processing_error: 'The bank could not process the card. Try again in a moment.',
    incomplete_expiry: 'Enter the whole expiry date.',
    invalid_expiry_year_past: 'The card has expired.',
    incomplete_cvc: 'Enter the whole security code.',
    card_declined: 'The card was declined. Try another one.',
    insufficient_funds: 'There is not enough money on the card. Try another one.',
    test_mode_live_card: 'Only test cards are taken here. Do not enter a real card.',
    expired_card: 'The card has expired.',
    payment_intent_authentication_failure:
      'The bank did not approve the payment. Try again or use another card.',
    setup_intent_authentication_failure: 'The bank did not approve the card. Try again or use another one.',
    connection: 'Payments could not be reached. Try again.',
    other: 'The card could not be used. Try again, or use another one.',
  },
};

/** @typedef {Record<keyof typeof TEXTS['sq'], string>} Texts */

/**
 * Texts in a language; `auto` is the page's. Albanian stands in for what is not there.
 * @param {string | undefined} locale
 * @returns {Texts}
 */
export const textsIn = (locale) => {
  const language = locale && locale !== 'auto' ? locale : document.documentElement.lang;
  return language.startsWith('en') ? TEXTS.en : TEXTS.sq;
};

/**
 * The sentence for a refusal.
 * @param {Texts} texts
 * @param {{ code?: string, decline_code?: string }} error
 */
export const sentenceFor = (texts, { code, decline_code }) => {
  const byCode = /** @type {Record<string, string | undefined>} */ (texts);
  return byCode[decline_code ?? ''] ?? byCode[code ?? ''] ?? texts.other;
};
