import { DEFAULT_LANGUAGE, type Language, languages } from './language.ts';

/** Returns the first language of an Accept-Language header that we support. */
export const languageOfHeader = (header: string | undefined): Language => {
  const acceptedTags = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1];
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of acceptedTags) {
    const spoken = languages.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (spoken) return spoken;
  }
  return DEFAULT_LANGUAGE;
};
