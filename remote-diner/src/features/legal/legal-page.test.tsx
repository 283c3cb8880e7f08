import { screen } from '@testing-library/react';
import privacyEn from '../../../locales/legal/privacy.en.json';
import privacySq from '../../../locales/legal/privacy.sq.json';
import termsEn from '../../../locales/legal/terms.en.json';
import termsSq from '../../../locales/legal/terms.sq.json';
import { renderScreen } from '../../testing/render-screen.tsx';

test.each([
  ['/terms', 'Kushtet e përdorimit', 'Ligji dhe gjykata', /ligji i Kosovës.*gjykatat e Prishtinës/],
  ['/privacy', 'Privatësia', 'Të drejtat e tua', /përgjigjemi brenda 30 ditësh/],
])('%s has its title, its date and its parts', async (at, title, part, words) => {
  await renderScreen(at);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: part })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('Përditësuar më 01.11.2026')).toBeInTheDocument();
  expect(document.title).toBe(`${title} · Tavolina`);
});

test('speaks English', async () => {
  await renderScreen('/terms', { lng: 'en' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Law and courts' })).toBeInTheDocument();
});

test.each([
  ['terms', termsSq, termsEn],
  ['privacy', privacySq, privacyEn],
])('%s says as much in both languages', (_, sq, en) => {
  expect(en.updated).toBe(sq.updated);
  expect(en.sections.map(({ text }) => text.length)).toEqual(sq.sections.map(({ text }) => text.length));
});
