import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'À vous d’agir',
  order: 'Le plus urgent en premier',
  compare: (count) => `${count} devis à comparer`,
  quote: (company) => `Devis ${withFrenchDe(company)}`,
  change: (company) => `Avenant ${withFrenchDe(company)}`,
  question: (count) =>
    pluralForm('fr', count, {
      one: 'Une entreprise vous pose une question',
      many: `${count} de questions posées par les entreprises`,
      other: `${count} questions posées par les entreprises`,
    }),
  confirm: (company) => `${company} indique que les travaux sont terminés`,
  review: (company) => `Que pensez-vous du travail ${withFrenchDe(company)} ?`,
  visit: (company) => `${company} propose des créneaux de visite`,
  message: (name) => `Nouveau message ${withFrenchDe(name)}`,
  messages: (count) => `${count} conversations avec des messages non lus`,
  nobody: 'Aucun devis attendu',
  draft: 'Demande pas encore envoyée',
  noTitle: 'Demande sans titre',
  about: (title) => ` : ${title}`,
  buttons: {
    compare: 'Comparer les devis',
    quote: 'Lire le devis',
    change: 'Lire l’avenant',
    question: 'Répondre',
    confirm: 'Confirmer',
    review: 'Laisser un avis',
    visit: 'Choisir un créneau',
    message: 'Lire et répondre',
    messages: 'Lire les messages',
    nobody: 'Solliciter une autre entreprise',
    draft: 'Continuer',
  },
  daysLeft: (left) =>
    left === 0
      ? 'dernier délai'
      : pluralForm('fr', left, {
          one: `encore ${left} jour`,
          many: `encore ${left} de jours`,
          other: `encore ${left} jours`,
        }),
  until: (day) => `jusqu’au ${day}`,
  firstTime: (day) => `première date : ${day}`,
  noDeadline: 'Sans date limite',
  nothing: 'Rien à faire pour le moment',
  nothingText:
    'Les devis, les créneaux de visite et les questions des entreprises apparaissent ici, le plus urgent en premier. Pour commencer, décrivez les travaux une seule fois et sollicitez jusqu’à trois entreprises.',
  askCompanies: 'Décrire les travaux',
  findCompany: 'Trouver une entreprise',
  nextVisit: 'Prochaine visite',
  allVisits: 'Toutes les visites',
};
