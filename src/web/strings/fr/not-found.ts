import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/not-found.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Page introuvable',
  text: 'Cette page n’existe pas. Elle a peut-être été déplacée, ou le lien est incomplet.',
  search: 'Rechercher une entreprise',
  backToHome: 'Retour à l’accueil',
};
