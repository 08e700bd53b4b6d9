import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel : entreprises de rénovation et de construction au Luxembourg',
  homeDescription:
    'Trouver, comparer, contacter et engager des entreprises de rénovation et de construction au Luxembourg. De vrais avis après de vrais chantiers.',
  heroTitle: 'Des gens de métier pour vieux murs, nouvelles pièces et robinets qui fuient.',
  heroLead: 'Lisez de vrais avis, écrivez-leur directement, et gardez tout le chantier au même endroit.',
  professionals: (count) => `Plus de ${count} artisans et entreprises au Luxembourg. `,
  professionalsUncounted: 'Artisans et entreprises du bâtiment au Luxembourg. ',
  askOnceText: '{tellUs} et sollicitez jusqu’à trois entreprises.',
  searchLabel: 'Chercher une entreprise',
  searchPlaceholder: 'Quels travaux avez-vous en tête ?',
  placeLabel: 'Où',
  placePlaceholder: 'Ville ou code postal',
  findPros: 'Chercher',
  transectAlt:
    'Coupe dessinée du Luxembourg : collines d’ardoise et château au nord, ferme, pont de pierre et vieille ville, maisons de mineurs et haut fourneau, vignoble sur la Moselle',
  grounds: [
    { name: 'Éislek', of: 'ardoise' },
    { name: 'Gutland et la ville', of: 'grès' },
    { name: 'Minett', of: 'minerai de fer' },
    { name: 'Musel', of: 'marne et vigne' },
  ],
  popularServices: 'Prestations recherchées',

  howItWorks: 'Comment ça marche',
  steps: [
    {
      title: 'Chercher',
      text: 'Cherchez par catégorie ou décrivez les travaux. Chaque profil montre des chantiers finis et ce que les clients en disent.',
    },
    {
      title: 'Écrire et comparer',
      text: 'Écrivez directement à l’entreprise et demandez un devis. Gardez celles qui vous plaisent dans un dossier et comparez.',
    },
    {
      title: 'Engager et terminer',
      text: 'Ouvrez le chantier ici. Quand les deux côtés l’ont marqué comme terminé, vous donnez un avis pour le suivant.',
    },
  ],
  whyChoose: 'Pourquoi Giewel',
  benefits: [
    {
      title: 'Entreprises vérifiées',
      text: 'Un badge repose sur un numéro ou un document contrôlé, et dit lequel.',
    },
    { title: 'De vrais avis', text: 'Seul un client dont le chantier est terminé peut en donner un.' },
    {
      title: 'Messages directs',
      text: 'Vous écrivez à ceux qui feront le travail, pas à un centre d’appels.',
    },
    {
      title: 'Suivi du chantier',
      text: 'Devis, messages, dates et entreprises d’un même chantier, réunis.',
    },
  ],
  whyBusinesses: 'Pourquoi les entreprises choisissent Giewel',
  businessPoints: [
    {
      title: 'La preuve par le travail',
      text: 'Une galerie de chantiers finis, et les avis qui vont avec.',
    },
    {
      title: 'Des messages sûrs',
      text: 'Les demandes arrivent avec un nom, un lieu et une description des travaux.',
    },
    {
      title: 'En bonne compagnie',
      text: 'Soyez trouvé à côté d’entreprises aussi soigneuses que vous.',
    },
  ],
  joinAsCompany: 'Inscrire mon entreprise',
  howItWorksForCompanies: 'Fonctionnement pour les entreprises',
  closing: 'Vous hésitez encore ? Regardez leur travail une fois de plus.',
  browseAbove: 'Voir les entreprises plus haut',
};
