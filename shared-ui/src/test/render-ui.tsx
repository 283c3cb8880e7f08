import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { TEXT_VALUES } from '../format/text-values.ts';

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

/** Renders a component with texts and a router. The output named "address" shows its path. */
export const renderUi = async (
  ui: ReactNode,
  lng: 'sq' | 'en' = 'sq',
): Promise<RenderResult & { user: UserEvent }> => {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .use(TEXT_VALUES.formatter)
    .init({
      lng,
      resources: { sq: { ui: sq }, en: { ui: en } },
      interpolation: TEXT_VALUES.interpolation,
    });
  const wrap = (content: ReactNode): ReactNode => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        {content}
        <Address />
      </MemoryRouter>
    </I18nextProvider>
  );
  const result = render(wrap(ui));
  return { ...result, rerender: (next) => result.rerender(wrap(next)), user: userEvent.setup() };
};
