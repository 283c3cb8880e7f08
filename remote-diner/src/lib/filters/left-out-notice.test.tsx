import { fakeApi } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { restaurantOf } from '../../testing/samples.ts';

// product.md §534
test.each([
  ['sq', /asnjë lokal nuk u la jashtë për “nuts, eggs”/, 'Pa: Vezë, Arra (1 lokal)'],
  ['en', /places are not left out for “nuts, eggs”/, 'Without: Eggs, Nuts (1 place)'],
] as const)(
  'who wants something left out reads that lists cannot, and is led to what is declared, %s',
  async (lng, told, link) => {
    fakeApi({
      'GET /restaurants/': {
        items: [restaurantOf()],
        total: 1,
        pages: 1,
        left_out: { words: ['nuts', 'eggs'], without: { allergens: ['eggs', 'nuts'], q: 'salad', total: 1 } },
      },
    });
    await renderScreen('/restaurants?q=salad+without+nuts+or+eggs', { lng });
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/restaurants?q=salad&without=eggs%2Cnuts',
    );
  },
);
