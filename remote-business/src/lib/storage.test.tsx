import { rowOf, STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen } from '@testing-library/react';
import { menuCardOf } from '../testing/menu-samples.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('in a browser that refuses storage', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  });
  afterEach(() => jest.restoreAllMocks());

  test('an owner can sign in', async () => {
    await renderScreen({ at: '/business/login', tier: null });
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
  });

  test('the console opens, and a choice of the device holds for the page', async () => {
    const { user } = await renderScreen({
      at: '/business/orders',
      api: {
        'GET /orders/business': [rowOf()],
        'GET /orders/stats': STATS,
        'GET /menus/my/': [menuCardOf()],
      },
    });
    expect(await screen.findByRole('table')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Kolona' }));
    expect(await screen.findByRole('region', { name: 'Në pritje: 1' })).toBeVisible();
  });
});
