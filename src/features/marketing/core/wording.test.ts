import { expect, test } from 'vitest';
import { sentences as de } from '#features/quotes/core/strings/de/comparing.ts';
import { sentences as en } from '#features/quotes/core/strings/en/comparing.ts';
import { sentences as fr } from '#features/quotes/core/strings/fr/comparing.ts';
import { sentences as lb } from '#features/quotes/core/strings/lb/comparing.ts';
import { sentences as pt } from '#features/quotes/core/strings/pt/comparing.ts';
import { languages } from '#kernel/language.ts';
import '#app/strings/all-strings.ts';
import { stringsOf } from '#strings/strings.ts';

const comparing = { en, fr, de, lb, pt };

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
};

test.each(languages)('the imprint can be written to in languages of the country too, %s', (language) => {
  const { hostingText } = stringsOf(language).legal.imprint;
  const named = {
    en: ['French', 'German', 'Luxembourgish'],
    fr: ['français', 'allemand', 'luxembourgeois'],
    de: ['Französisch', 'Deutsch', 'Luxemburgisch'],
    lb: ['Franséisch', 'Däitsch', 'Lëtzebuergesch'],
    pt: ['francês', 'alemão', 'luxemburguês'],
  }[language];
  for (const languageName of named) expect(hostingText).toContain(languageName);
});

test.each(languages)('no answer says that nobody sees a phone number, %s', (language) => {
  const texts = textsIn(stringsOf(language).marketing);
  expect(texts.filter((text) => /^(?:Nobody|Personne|Niemand|Keen|Ninguém),/.test(text))).toEqual([]);
});

test.each(languages)(
  '3 % is the super-reduced rate, and no insurance is claimed to be for ten years, %s',
  (language) => {
    const { quoting, quotePaper, housingVat } = stringsOf(language);
    const text = textsIn([comparing[language], quoting, quotePaper, housingVat]).join('\n');
    expect(text).not.toMatch(
      /(?<!super-)reduced rate|taux réduit|(?<!stark )ermäßigte|(?<!super)reduzéiert|taxa reduzida/i,
    );
    expect(text).not.toMatch(/ten-year|décennale|zehnjahr|decenal/i);
    expect(text).not.toMatch(
      /\b(?:the administration|l’administration|die Verwaltung|d’Verwaltung|a administração)\b/i,
    );
  },
);
