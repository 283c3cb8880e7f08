import { inTurn } from '../support/in-turn.ts';
import { openPlace, startTrial } from '../support/place.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const TROUT = { sq: 'Troftë Vjollca', en: 'Purple Quillfin' };
const EXTRAS = '00000000-0000-4000-8000-000000000001';
const DECLARED = { allergens: {}, diets: {} };
const MENU = {
  title: 'Karta',
  sections: [],
  items: [
    {
      ...{ name: TROUT.sq, price: 900, option_group_ids: [EXTRAS] },
      translations: { en: { name: TROUT.en } },
    },
  ],
  option_groups: [
    {
      ...{ id: EXTRAS, name: 'Salca', translations: {} },
      ...{ min_choices: null, max_choices: null, free_choices: null },
      options: [
        {
          ...{ id: '00000000-0000-4000-8000-000000000002', name: 'Zamarë', translations: {} },
          ...{ price: 50, available: true, is_default: false, option_group_ids: [], ...DECLARED },
        },
      ],
    },
  ],
};

// product.md §251, §428, §523
for (const language of inTurn(LANGUAGES, import.meta.filename))
  test(`a card says what of it a search found, and for which word, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const place = await openPlace(productUrl);
    await startTrial(place);
    await place.ask('PATCH', '/users/profile/', {
      business_name: 'Kandrra',
      content_languages: ['sq', 'en'],
    });
    await place.ask('POST', '/menus/', MENU);
    const page = await openWindow({ locale: LOCALES[language] });
    const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Kandrra' });
    const find = (words: string) => page.goto(`/restaurants?q=${encodeURIComponent(words)}`);
    await test.step('what another word means', async () => {
      await find('trout kandrra');
      await expect(card).toContainText(say('card.matchedFor', { names: TROUT[language], typed: 'trout' }));
    });
    await test.step('a name in a further language of the place', async () => {
      await find('quillfin');
      await expect(card).toContainText(say('card.matched', { dishes: TROUT.en }));
    });
    await test.step('a choice, with its dish', async () => {
      await find('zamarë');
      await expect(card).toContainText(
        say('card.matchedChoice', { name: TROUT[language], words: 'Salca · Zamarë' }),
      );
    });
  });
