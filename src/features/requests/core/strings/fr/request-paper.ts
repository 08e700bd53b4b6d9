import type { sentences as english } from '#features/requests/core/strings/en/request-paper.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  file: (id) => `demande-${id}.pdf`,
  plans: 'Plans à télécharger sur Giewel',
  notice: (company) =>
    `Pour ${company}. Ce document contient les données personnelles d’un client : ne le transmettez qu’aux personnes qui vous aident à répondre, et supprimez-le quand vous n’en avez plus besoin.`,
};
