import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel : entreprises de rénovation et de construction au Luxembourg',
  homeDescription:
    'Trouvez, comparez et contactez des entreprises de rénovation et de construction au Luxembourg. De vrais avis, après de vrais chantiers.',
  heroTitle: 'De bons artisans pour vos vieux murs, vos nouvelles pièces et vos robinets qui fuient.',
  heroLead:
    'Lisez de vrais avis, écrivez directement aux entreprises et suivez votre chantier de bout en bout.',
  professionals: (count) => `Plus de ${count} artisans et entreprises au Luxembourg. `,
  professionalsUncounted: 'Artisans et entreprises du bâtiment au Luxembourg. ',
  askOnceText: '{tellUs} et sollicitez jusqu’à trois entreprises.',
  searchLabel: 'Rechercher une entreprise',
  searchPlaceholder: 'Quels travaux avez-vous en tête ?',
  placeLabel: 'Où',
  placePlaceholder: 'Ville ou code postal',
  findPros: 'Rechercher',
  transectAlt:
    'Dessin du Luxembourg, du nord au sud : collines d’ardoise et château au nord, ferme, pont de pierre et vieille ville, maisons de mineurs et haut-fourneau, vignoble au-dessus de la Moselle',
  grounds: [
    { name: 'Éislek', of: 'ardoise' },
    { name: 'Gutland et la ville', of: 'grès' },
    { name: 'Minett', of: 'minerai de fer' },
    { name: 'Musel', of: 'marne et vigne' },
  ],
  popularServices: 'Prestations les plus demandées',

  howItWorks: 'Comment ça marche',
  steps: [
    {
      title: 'Rechercher',
      text: 'Parcourez les catégories ou décrivez vos travaux. Sur chaque profil : des chantiers terminés et les avis des clients.',
    },
    {
      title: 'Écrire et comparer',
      text: 'Écrivez directement aux entreprises et demandez un devis. Gardez vos préférées dans un dossier pour les comparer.',
    },
    {
      title: 'Choisir et réaliser',
      text: 'Lancez le chantier sur Giewel. Quand l’entreprise et vous l’avez déclaré terminé, donnez votre avis.',
    },
  ],
  whyChoose: 'Pourquoi Giewel',
  benefits: [
    {
      title: 'Entreprises vérifiées',
      text: 'Le badge précise quel numéro ou quel document nous avons contrôlé.',
    },
    {
      title: 'De vrais avis',
      text: 'Seuls les clients dont le chantier est terminé peuvent laisser un avis.',
    },
    {
      title: 'Messages directs',
      text: 'Vous écrivez à ceux qui feront le travail, pas à un centre d’appels.',
    },
    {
      title: 'Suivi du chantier',
      text: 'Devis, messages, dates et entreprises : tout votre chantier au même endroit.',
    },
  ],
  whyBusinesses: 'Pourquoi les entreprises choisissent Giewel',
  businessPoints: [
    {
      title: 'Des réalisations qui parlent d’elles-mêmes',
      text: 'Montrez vos chantiers terminés, avec les avis de vos clients.',
    },
    {
      title: 'Une messagerie sûre',
      text: 'Répondez aux clients sur Giewel, sans devoir publier votre numéro de téléphone.',
    },
    {
      title: 'En bonne compagnie',
      text: 'Votre entreprise apparaît aux côtés d’autres entreprises du Luxembourg.',
    },
  ],
  joinAsCompany: 'Inscrire mon entreprise',
  howItWorksForCompanies: 'Comment ça marche pour les entreprises',
  closing: 'Vous hésitez encore ? Regardez ce que ces entreprises ont réalisé.',
  browseAbove: 'Voir les entreprises plus haut',
};
