import type { sentences as english } from '#features/moderation/content-reports/strings/en/withheld-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  titles: {
    picture: 'Une de vos photos',
    logo: 'Votre logo',
    description: 'Votre description',
    profile: 'Votre profil',
    project: 'Un de vos chantiers',
    message: 'Un de vos messages',
    reply: 'Votre réponse à un avis',
  },
  states: {
    withheld: 'Retrait par un modérateur',
    waiting: 'Retrait ; votre recours attend',
    restored: 'Rétabli',
    final: 'Le retrait est maintenu',
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
  takenOn: 'Retiré',
  why: 'Motifs',
  yourObjection: 'Votre recours',
  answer: 'Ce qui en a été décidé',
  object: 'Former un recours',
  objectLead:
    'Vous ne pouvez former qu’un seul recours. Dites-nous ce que le modérateur n’a pas vu ou a mal compris.',
  whyBack: 'Pourquoi devrions-nous le rétablir ?',
  send: 'Envoyer le recours',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  failed: 'Votre recours n’a pas pu être envoyé',
  notFound: 'Rien de vous ici',
  notFoundText: 'Utilisez l’adresse de votre e-mail, connecté au compte qui l’a reçu.',
  home: 'Aller à l’accueil',
};
