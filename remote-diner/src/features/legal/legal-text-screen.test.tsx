import { screen } from '@testing-library/react';
import privacyEn from '../../../locales/legal/privacy.en.json';
import privacySq from '../../../locales/legal/privacy.sq.json';
import termsEn from '../../../locales/legal/terms.en.json';
import termsSq from '../../../locales/legal/terms.sq.json';
import { renderScreen } from '../../testing/render-screen.tsx';
import { loadLegalText } from './legal-text.ts';

jest.mock('./legal-text.ts', () => {
  const actual = jest.requireActual<typeof import('./legal-text.ts')>('./legal-text.ts');
  return { loadLegalText: jest.fn(actual.loadLegalText) };
});

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

test.each([
  ['/terms', /njoftojmë 30 ditë para/],
  ['/terms', /^Kur një porosi e paguar anulohet, shuma kthehet e plotë/],
  ['/terms', /Abonimi i lokalit tënd të parë ka 14 ditë provë falas\. Abonimet rinovohen automatikisht/],
  ['/privacy', /fëmijëve nën 16 vjeç/],
])('%s promises what it must: %s', async (at, words) => {
  await renderScreen(at);
  expect(await screen.findByText(words)).toBeInTheDocument();
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

describe('a text that is on its way', () => {
  test('is said to load', async () => {
    jest.mocked(loadLegalText).mockReturnValueOnce(new Promise(() => undefined));
    await renderScreen('/terms');
    expect(await screen.findByRole('status')).toHaveTextContent('Po ngarkohet…');
    expect(screen.getByRole('heading', { level: 1, name: 'Kushtet e përdorimit' })).toBeInTheDocument();
  });

  test('and does not come, is asked for again', async () => {
    jest.mocked(loadLegalText).mockRejectedValueOnce(new Error('offline'));
    const { user } = await renderScreen('/terms');
    expect(await screen.findByRole('alert')).toHaveTextContent('Teksti nuk u ngarkua.');
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findByText(termsSq.intro)).toBeInTheDocument();
  });
});
