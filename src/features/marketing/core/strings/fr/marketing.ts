import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/fr/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Inscrire mon entreprise',
  howItWorksForCompanies: 'Fonctionnement pour les entreprises',

  forCompanies: {
    title: 'Pour les entreprises',
    documentTitle: 'Pour les entreprises de construction et de rénovation au Luxembourg',
    description:
      'Montrez vos travaux finis, recevez des demandes directes de clients au Luxembourg, recueillez des avis liés à des chantiers. 14 jours d’essai gratuit.',
    heading: 'Vos chantiers finis vous amènent le prochain.',
    lead: 'Un profil avec votre propre travail, des demandes directes du client, et des avis que seuls vos clients peuvent écrire.',
    trial: (days) => `${days} jours d’essai gratuit. Regarder ne coûte rien.`,
    sampleCaption: 'Un profil tel que les clients le voient. L’entreprise et ses chiffres sont inventés.',
    sections: {
      connections: {
        title: 'Contact direct avec le client',
        text: 'Une demande vient de la personne qui veut les travaux, avec son nom, le lieu et ce qu’il y a à faire. Vous répondez au même endroit. Personne ne la vend à trois autres, et personne ne prend sa part du chantier.',
        points: ['Pas de commission', 'Pas de prix par demande', 'Une conversation par client'],
      },
      reputation: {
        title: 'Une réputation à vous',
        text: 'Seul un client dont le chantier avec vous est terminé peut écrire un avis, et une personne le lit avant qu’il paraisse. S’il est injuste, vous pouvez le signaler, et un modérateur décide.',
        points: ['Chaque avis lié à un chantier', 'Une moyenne de tous', 'Aucun avis à vendre'],
      },
      operations: {
        title: 'Tout au même endroit',
        text: 'Demandes, messages et chantiers sont côte à côte. Un chantier est terminé quand vous et le client l’avez confirmé, et la date est gardée.',
        points: [
          'Chantiers avec budget et calendrier',
          'Les deux côtés confirment',
          'Au téléphone comme au bureau',
        ],
      },
      analytics: {
        title: 'Des chiffres qui comptent de vraies personnes',
        text: 'Combien ont vu votre profil, combien ont écrit, combien sont devenus clients, et en combien de temps vous avez répondu. Quand il y a trop peu de données pour conclure, la page le dit.',
        points: [
          'Vues, demandes et chantiers',
          '7, 30, 90 ou 365 jours',
          'Chaque chiffre vient de données réelles',
        ],
      },
      verified: {
        title: 'Profils vérifiés',
        text: 'Votre numéro de TVA est contrôlé dans le registre de la Commission européenne ; votre numéro RCS, votre autorisation d’établissement et votre assurance par une personne, avec le document. Le badge montre ce qui a été contrôlé, où et quand.',
        points: [
          'Numéro de TVA contrôlé avec VIES',
          'RCS, autorisation et assurance sur document',
          'Ce qui expire quitte le badge tout seul',
          'Le badge n’est pas à vendre',
        ],
      },
    },
    priceTitle: (price) => `À partir de ${price} par mois, TVA comprise`,
    priceText: (days) =>
      `Trois formules, selon le nombre de prestations que vous montrez. Essayez-en une pendant ${days} jours avant de payer, et changez à tout moment.`,
    seePlans: 'Voir les formules et prix',
    closing: 'Votre travail est déjà fait. Montrez-le.',
  },

  sample: {
    company: 'Ateliers Wampach',
    description:
      'Charpentiers et menuisiers dans le Gutland : charpentes, escaliers en chêne, portes et fenêtres pour vieilles maisons, dessinés et fabriqués dans un même atelier.',
    trades: ['Menuiserie', 'Fenêtres et portes', 'Rénovation', 'Toiture'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Bonjour. Nous avons un escalier en chêne de 1911 à Larochette, douze marches, dont deux fendues. Peut-on le réparer, ou faut-il le remplacer ?',
    reply:
      'Bonjour. Deux marches fendues, cela se répare. Je passe à Larochette jeudi à 17:00 et pourrai le regarder.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'Une conversation avec un client, vue par l’entreprise. Inventée.',
      reviews: 'Des avis sur une entreprise. Inventés.',
      projects: 'Les chantiers d’une entreprise. Inventés.',
      figures: 'Les chiffres clés d’une entreprise. Inventés.',
      facts: 'Ce qui est vérifié d’une entreprise. Inventé.',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Ils ont numéroté chaque marche avant de démonter l’escalier. Il ne grince plus.',
      },
      { name: 'claire_s', text: 'De bonnes fenêtres. Deux semaines de retard, annoncées à temps.' },
    ],
    average: '4,8',
    reviewCount: '37 avis',
    projects: [
      { name: 'Escalier en chêne, Larochette', detail: 'Anne K. · 4 800 €' },
      { name: 'Charpente, Fischbach', detail: 'Commune de Fischbach · 62 000 €' },
      { name: 'Huit fenêtres, Mersch', detail: 'Familie Wagner · 19 400 €' },
    ],
    states: { open: 'En cours', waiting: 'Au client de confirmer', done: 'Terminé' },
    projectsTitle: 'Chantiers de l’entreprise',
    figures: [
      { key: 'views', label: 'Vues du profil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Demandes', value: '23', delta: '+4' },
      { key: 'answer', label: 'Temps de réponse', value: '1,6 h', delta: '−0,4 h' },
      { key: 'won', label: 'Devenues chantiers', value: '9', delta: '+2' },
    ],
    period: '30 derniers jours',
    before: 'par rapport aux 30 jours d’avant',
    verifiedTitle: 'Vérifié',
    verified: [
      { key: 'vat', label: 'Numéro de TVA', value: 'LU 123 456 78', note: 'Contrôlé avec VIES' },
      { key: 'registration', label: 'Numéro RCS', value: 'B000000', note: 'Registre de commerce' },
      {
        key: 'insurance',
        label: 'Assurance',
        value: 'Valable jusqu’au 31 décembre',
        note: 'Attestation de l’assureur',
      },
    ],
    outOfFive: (rating) => `${rating} sur 5`,
  },

  howItWorks: {
    title: 'Comment ça marche',
    documentTitle: {
      clients: 'Comment fonctionne Giewel pour les clients',
      companies: 'Comment fonctionne Giewel pour les entreprises : formules et prix',
    },
    description: {
      clients:
        'De la première recherche à l’avis : comment trouver, comparer et engager une entreprise au Luxembourg sur Giewel. Gratuit pour les clients.',
      companies:
        'Du profil au prochain chantier : comment fonctionne Giewel pour les entreprises du bâtiment, ce que cela coûte et ce que contient une formule.',
    },
    lead: 'Du premier regard au dernier clou, dans l’ordre.',
    tabs: { label: 'Comment ça marche, pour qui', clients: 'Clients', companies: 'Entreprises' },
    questions: 'Questions fréquentes',

    clients: {
      steps: [
        {
          title: 'Chercher',
          text: 'Choisissez un métier, ou tapez ce qu’il faut faire : « gouttière », « escalier en chêne », « Heizung ». Chaque profil montre des travaux finis, les heures d’ouverture et ce que des clients ont écrit. Pas besoin de compte.',
        },
        {
          title: 'Écrire et comparer',
          text: 'Écrivez directement à l’entreprise et demandez un devis. Gardez celles qui vous plaisent dans un dossier, ajoutez des notes, et comparez-en jusqu’à quatre.',
        },
        {
          title: 'Engager et terminer',
          text: 'Ouvrez un chantier avec l’entreprise choisie. Quand vous dites tous deux qu’il est terminé, vous pouvez écrire un avis pour les suivants.',
        },
      ],
      factsTitle: 'Ce sur quoi vous pouvez compter',
      facts: [
        {
          title: 'Cela ne vous coûte rien',
          text: 'Les entreprises paient leur place. Les clients ne paient jamais rien.',
        },
        {
          title: 'Entreprises vérifiées',
          text: 'Une entreprise avec le badge a quelque chose de contrôlé : touchez-le et lisez quoi, où et quand.',
        },
        {
          title: 'De vrais avis',
          text: 'Seul un client dont le chantier est terminé peut en écrire un, une fois par chantier.',
        },
        {
          title: 'L’ordre est expliqué',
          text: 'Ce qu’une entreprise peut payer dans les résultats, et ce qu’elle ne peut pas, est écrit.',
        },
      ],
      questions: [
        {
          question: 'Me faut-il un compte ?',
          answer:
            'Pas pour regarder. Pour écrire à une entreprise, l’enregistrer dans un dossier ou ouvrir un chantier, oui ; cela prend une minute.',
        },
        {
          question: 'Qui voit mon numéro de téléphone et mon adresse ?',
          answer:
            'Seules les entreprises avec lesquelles vous ouvrez un chantier voient votre e-mail et votre téléphone ; accepter un devis en ouvre un. Votre rue reste cachée tant que vous ne la montrez pas. Une entreprise à qui vous écrivez ou demandez un devis voit votre nom et ce que vous avez écrit.',
        },
        {
          question: 'Le contrat est-il avec Giewel ?',
          answer:
            'Non. Vous vous mettez d’accord avec l’entreprise, et vous la payez. Giewel ne prend rien et ne signe rien pour vous.',
        },
        {
          question: 'Et si quelque chose se passe mal ?',
          answer:
            'Écrivez d’abord à l’entreprise ; les messages gardent une trace pour les deux. Ce que vous avez vécu a sa place dans un avis, une fois le chantier terminé.',
        },
      ],
      start: 'Voir les prestations',
      join: 'Créer un compte client',
    },

    companies: {
      steps: [
        {
          title: 'Montrer votre travail',
          text: 'Coordonnées, métiers, heures d’ouverture et images de chantiers finis. On trouve le profil par votre nom, votre métier et votre commune.',
        },
        {
          title: 'Être vérifié',
          text: 'Votre numéro de TVA est contrôlé dans le registre européen ; numéro RCS, autorisation d’établissement et assurance par un modérateur, sur un document que vous envoyez. Le badge apparaît dès le premier.',
        },
        {
          title: 'Répondre aux demandes',
          text: 'Les clients vous écrivent directement. Vous répondez, envoyez un devis et convenez du chantier. Nous ne prenons pas de commission.',
        },
        {
          title: 'Recueillir des avis',
          text: 'Quand un chantier est terminé des deux côtés, le client peut donner un avis. Ce qu’il écrit compte dans le classement des entreprises.',
        },
      ],
      plansTitle: 'Formules et prix',
      plansText: 'Chaque formule a un profil, des messages directs et des avis. Prix TVA comprise.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Un petit atelier, ou une première année.',
          extras: ['Chiffres de base'],
        },
        professional: {
          name: 'Professional',
          text: 'La plupart des entreprises avec une équipe.',
          extras: ['Chiffres avancés', 'Priorité dans les résultats'],
        },
        premium: {
          name: 'Premium',
          text: 'Plusieurs métiers sous un même toit.',
          extras: ['Tous les chiffres', 'Place sponsorisée', 'Un conseiller attitré'],
        },
      },
      services: (most) => `Jusqu’à ${most} prestations`,
      unlimitedServices: 'Prestations sans limite',
      perMonth: 'par mois',
      prelaunch: (price) => `${price} par mois avant le lancement`,
      fromLaunch: 'Dès le lancement',
      trial: (days) => `${days} jours d’essai gratuit.`,
      trialText: 'Essayez n’importe quelle formule avant de la payer.',
      banner: 'Bannières publicitaires',
      bannerText: (price) =>
        `à partir de ${price} par mois, en dehors de votre formule et marquées comme publicité.`,
      bannerAsk: 'Demander une bannière',
      joining: {
        question: 'Quand les entreprises peuvent-elles s’inscrire ?',
        answer:
          'Giewel n’est pas encore lancé. L’inscription peut être parcourue dès aujourd’hui à titre de démonstration, et s’ouvre à tous au lancement.',
      },
      joiningLive: {
        question: 'Quand les entreprises peuvent-elles s’inscrire ?',
        answer: 'Aujourd’hui. Inscrivez-vous, et vos 14 jours d’essai commencent tout de suite.',
      },
      questions: [
        {
          question: 'Que se passe-t-il à la fin de l’essai ?',
          answer: `Rien n’est débité que vous n’ayez choisi. Sans formule : ${withoutPlan}`,
        },
        {
          question: 'Puis-je acheter une meilleure place dans les résultats ?',
          answer:
            'Sur six résultats, la première et la quatrième place sont payées, marquées « Sponsorisé ». Premium y passe avant Professional, et seulement si l’entreprise répond à la recherche aussi bien que les autres de ces six. Aucune autre place ne s’achète.',
        },
        {
          question: 'Puis-je faire enlever un mauvais avis ?',
          answer:
            'Vous pouvez le signaler et dire pourquoi. Un modérateur décide s’il enfreint les règles. Une mauvaise note seule ne suffit pas.',
        },
      ],
    },
    rankingLink: 'Comment les résultats sont classés',
    reviewsLink: 'Règles des avis',
  },

  contact: {
    title: 'Contact',
    description:
      'Écrire à ceux qui gèrent Giewel : questions, comptes, entreprises, vie privée, accessibilité, sécurité.',
    lead: 'Une personne lit ceci et répond par e-mail.',
    form: 'Nous écrire',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    topic: 'De quoi s’agit-il ?',
    topics: {
      general: 'Une question ou une suggestion',
      account: 'Mon compte',
      company: 'Mon entreprise sur Giewel',
      'illegal-content': 'Contenu illicite',
      privacy: 'Mes données et ma vie privée',
      accessibility: 'Accessibilité',
      security: 'Une faille de sécurité',
    },
    message: 'Message',
    messageHint: 'S’il s’agit d’une page, son adresse aide.',
    illegalHint: 'Indiquez l’adresse exacte de la page, ce que vous y jugez illicite, et pourquoi.',
    website: 'Laissez ceci vide',
    send: 'Envoyer',
    sending: 'Envoi…',
    sent: 'Message envoyé',
    sentText: 'Merci. La réponse vient par e-mail.',
    another: 'Écrire un autre message',
    notSent: 'Message non envoyé',
    unexpected: 'Quelque chose n’a pas marché. Votre texte est encore là ; veuillez réessayer.',
    needsScript: 'Ce formulaire a besoin de JavaScript.',
    writeTo: 'Ou par e-mail :',
    ways: 'Plus rapide',
    waysList: [
      {
        label: 'Le travail d’une entreprise ou un devis',
        text: 'Écrivez à l’entreprise elle-même, depuis son profil.',
        href: href('/search'),
      },
      {
        label: 'Votre mot de passe',
        text: 'Oublié ? Réinitialisez-le sur la page de connexion.',
        href: href('/auth'),
      },
      {
        label: 'Télécharger vos données ou fermer votre compte',
        text: 'Tout se fait dans vos réglages.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Indiquez votre nom',
  nameTooLong: 'Ce nom est trop long',
  messageTooShort: 'Écrivez au moins 10 caractères',
  messageTooLong: 'Le message est trop long : 5 000 caractères au plus',
};
