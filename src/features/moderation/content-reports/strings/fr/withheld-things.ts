import type { sentences as english } from '#features/moderation/content-reports/strings/en/withheld-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  titles: {
    picture: 'L’une de vos photos',
    logo: 'Votre logo',
    description: 'Votre description',
    profile: 'Votre profil',
    project: 'L’un de vos chantiers',
    message: 'L’un de vos messages',
    reply: 'Votre réponse à un avis',
  },
  states: {
    withheld: 'Retrait décidé par un modérateur',
    waiting: 'Retrait, recours en cours d’examen',
    restored: 'Rétabli',
    final: 'Retrait maintenu',
  },
  lead: {
    withheld:
      'Vous seul voyez encore ce contenu. Un modérateur, et non une machine, en a décidé ainsi après un signalement. Vous pouvez former un recours gratuit dans les 6 mois.',
    waiting: 'Un autre modérateur examine votre recours. Nous vous informerons de sa décision.',
    restored: 'Votre recours était fondé.',
    final:
      'Vous pouvez vous adresser à un organe de règlement extrajudiciaire des litiges certifié selon l’article 21 du règlement sur les services numériques, ou à un tribunal.',
  },
  settlementBodies,
  takenOn: 'Retiré le',
  why: 'Motifs',
  yourObjection: 'Votre recours',
  answer: 'Décision sur votre recours',
  object: 'Former un recours',
  objectLead: 'Un seul recours est possible. Dites-nous ce que le modérateur n’a pas vu ou a mal compris.',
  whyBack: 'Pourquoi devrions-nous rétablir ce contenu ?',
  send: 'Envoyer le recours',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  failed: 'Impossible d’envoyer votre recours',
  notFound: 'Contenu introuvable',
  notFoundText: 'Connectez-vous au compte qui a reçu notre e-mail, puis rouvrez le lien.',
  home: 'Retour à l’accueil',
};
