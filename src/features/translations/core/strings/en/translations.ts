/** These are shown beside a text in another language. */
export const sentences = {
  translate: 'Translate',
  translating: 'Translating…',
  showOriginal: 'Show original',
  fromEnglish: 'Translated from English',
  fromFrench: 'Translated from French',
  fromGerman: 'Translated from German',
  fromLuxembourgish: 'Translated from Luxembourgish',
  fromPortuguese: 'Translated from Portuguese',
  fromOther: (language: string) => `Translated from ${language}`,
  failed: 'We couldn’t translate this text',
  textNotFound: 'This text no longer exists',
  notTranslated: 'We can’t translate this text into your language',
  translatorAway:
    'The translation service isn’t responding. You can still read the original. Try again in a minute.',
};
