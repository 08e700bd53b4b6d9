import type { sentences as english } from '#features/companies/core/strings/en/companies.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  companyNotFound: 'Entreprise introuvable',
  newBadge: 'Nouveau',
  featured: 'Sponsorisé',
  otherService: 'Autre',
  defaultCategory: 'Construction',
  moreChips: (count) => `+${count}`,
  defaultDescription: 'Cette entreprise propose des travaux de construction au Luxembourg.',
  spoken: 'Langues :',
  responseTime: (hours) => `Répond en ${hours} h environ`,
  reviews: () => 'avis',
  projects: (count) => pluralForm('fr', count, { one: 'chantier', many: 'de chantiers', other: 'chantiers' }),
  rated: (average) => `Note : ${average} sur 5`,
  viewProfile: 'Voir le profil',
  viewProfileOf: (name) => `Voir le profil : ${name}`,
  saveToFolder: (name) => `Ajouter ${name} à un dossier`,
  verified: 'Vérifié',
  away: (km) => (km === 0 ? 'à moins de 5 km' : `à environ ${km} km`),
  worksThere: 'intervient dans cette zone',
  savedIn: (folders) => `Ajoutée à ${folders}`,
  addToContacts: (name) => `Ajouter ${name} aux contacts`,
  messageCompany: (name) => `Écrire à ${name}`,
  favourite: (name) => `Ajouter ${name} aux favoris`,
  compare: 'Comparer',
  compareNamed: (name) => `Comparer ${name}`,
  moreAbout: (name) => `En savoir plus sur ${name}`,
  noCompanies: 'Aucune entreprise trouvée',
  noCompaniesText: 'Essayez une autre catégorie, ou revenez plus tard.',
};
