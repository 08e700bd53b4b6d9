import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/fr/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Inscrire mon entreprise',
  howItWorksForCompanies: 'Comment ça marche pour les entreprises',

  forCompanies: {
    title: 'Pour les entreprises',
    documentTitle: 'Pour les entreprises de construction et de rénovation au Luxembourg',
    description:
      'Montrez vos réalisations, recevez directement les demandes des clients au Luxembourg et recueillez des avis liés à de vrais chantiers. 14 jours d’essai gratuit.',
    heading: 'Vos réalisations vous apportent de nouveaux clients.',
    lead: 'Un profil qui met votre travail en valeur, des demandes directes de clients et des avis que seuls vos clients peuvent écrire.',
    trial: (days) =>
      `${days} jours d’essai gratuit. Rien n’est débité tant que vous n’avez pas choisi de formule.`,
    sampleCaption: 'Un profil tel que les clients le voient. L’entreprise et ses chiffres sont inventés.',
    sections: {
      connections: {
        title: 'Contact direct avec le client',
        text: 'Les demandes viennent directement du client, avec son nom, le lieu et une description. Vous répondez dans la même conversation. Nous ne vendons pas de contacts et ne prenons pas de commission.',
        points: [
          'Aucune commission sur les contrats',
          'Aucun frais par demande',
          'Une conversation par client',
        ],
      },
      reputation: {
        title: 'Une réputation bien à vous',
        text: 'Seuls les clients dont le chantier avec vous est terminé peuvent écrire un avis, et un modérateur le relit avant publication. Si un avis vous semble injuste, signalez-le : un modérateur tranchera.',
        points: [
          'Chaque avis est lié à un chantier',
          'Une note fondée sur tous les avis',
          'Aucun avis acheté',
        ],
      },
      operations: {
        title: 'Tous vos chantiers au même endroit',
        text: 'Gérez vos demandes, vos messages et vos chantiers depuis votre tableau de bord. Un chantier est terminé une fois que le client et vous l’avez confirmé, et la date est enregistrée.',
        points: [
          'Chantiers avec budget et calendrier',
          'Fin des travaux confirmée par vous et par le client',
          'Sur mobile comme sur ordinateur',
        ],
      },
      analytics: {
        title: 'Des statistiques bien réelles',
        text: 'Combien de personnes ont consulté votre profil, vous ont écrit et sont devenues clientes ? En combien de temps avez-vous répondu ? Quand les données manquent, nous le disons.',
        points: ['Vues, demandes et chantiers', '7, 30, 90 ou 365 jours', 'Uniquement des données réelles'],
      },
      verified: {
        title: 'Profils vérifiés',
        text: 'Nous contrôlons votre numéro de TVA dans le registre de la Commission européenne. Un modérateur contrôle votre numéro RCS, votre autorisation d’établissement et votre assurance d’après vos documents. Le badge indique aux clients les éléments contrôlés, la source et la date.',
        points: [
          'Numéro de TVA contrôlé dans VIES',
          'RCS, autorisation et assurance contrôlés sur justificatif',
          'Un justificatif expiré est retiré automatiquement',
          'Le badge ne s’achète pas',
        ],
      },
    },
    priceTitle: (price) => `À partir de ${price} par mois, TVA comprise`,
    priceText: (days) =>
      `Trois formules, selon le nombre de prestations que vous proposez. Essayez la formule de votre choix gratuitement pendant ${days} jours et changez à tout moment.`,
    seePlans: 'Voir les formules et prix',
    closing: 'Vous avez fait le travail. Il ne reste qu’à le montrer.',
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
      'Bonjour. Deux marches fendues, cela se répare. Je suis à Larochette jeudi à 17 h, je peux passer le voir.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'Une conversation avec un client, vue par l’entreprise (exemple inventé)',
      reviews: 'Des avis sur une entreprise (exemple inventé)',
      projects: 'Les chantiers d’une entreprise (exemple inventé)',
      figures: 'Les statistiques d’une entreprise (exemple inventé)',
      facts: 'Les informations vérifiées d’une entreprise (exemple inventé)',
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
      { name: 'Escalier en chêne, Larochette', detail: 'Anne K. · 4 800 €' },
      { name: 'Charpente, Fischbach', detail: 'Commune de Fischbach · 62 000 €' },
      { name: 'Huit fenêtres, Mersch', detail: 'Familie Wagner · 19 400 €' },
    ],
    states: { open: 'En cours', waiting: 'En attente de confirmation', done: 'Terminé' },
    projectsTitle: 'Chantiers de l’entreprise',
    figures: [
      { key: 'views', label: 'Vues du profil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Demandes', value: '23', delta: '+4' },
      { key: 'answer', label: 'Temps de réponse', value: '1,6 h', delta: '−0,4 h' },
      { key: 'won', label: 'Transformées en chantiers', value: '9', delta: '+2' },
    ],
    period: '30 derniers jours',
    before: 'par rapport aux 30 jours précédents',
    verifiedTitle: 'Vérifié',
    verified: [
      { key: 'vat', label: 'Numéro de TVA', value: 'LU 123 456 78', note: 'Contrôlé dans VIES' },
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
        'De la première recherche à l’avis : comment trouver, comparer et choisir une entreprise au Luxembourg sur Giewel. Gratuit pour les clients.',
      companies:
        'Du profil au prochain chantier : le fonctionnement de Giewel pour les entreprises du bâtiment, son coût et le contenu de chaque formule.',
    },
    lead: 'Toutes les étapes, de votre première recherche à la fin du chantier.',
    tabs: { label: 'Afficher les étapes', clients: 'Pour les clients', companies: 'Pour les entreprises' },
    questions: 'Questions fréquentes',

    clients: {
      steps: [
        {
          title: 'Rechercher',
          text: 'Choisissez un métier, ou saisissez ce qu’il vous faut : « gouttière », « escalier en chêne », « Heizung ». Sur chaque profil : des travaux terminés, les heures d’ouverture et les avis des clients. Pas besoin de compte.',
        },
        {
          title: 'Écrire et comparer',
          text: 'Écrivez directement aux entreprises et demandez un devis. Gardez vos préférées dans un dossier, annotez-les et comparez-en jusqu’à quatre côte à côte.',
        },
        {
          title: 'Choisir et réaliser',
          text: 'Lancez un chantier avec l’entreprise choisie. Quand vous l’aurez tous deux déclaré terminé, laissez un avis : il aidera d’autres clients.',
        },
      ],
      factsTitle: 'Nos engagements',
      facts: [
        {
          title: 'Gratuit pour les clients',
          text: 'Les entreprises paient un abonnement. Les clients ne paient jamais rien.',
        },
        {
          title: 'Entreprises vérifiées',
          text: 'Touchez le badge d’une entreprise pour voir les éléments contrôlés, la source et la date.',
        },
        {
          title: 'De vrais avis',
          text: 'Seuls les clients dont le chantier est terminé peuvent écrire un avis, un par chantier.',
        },
        {
          title: 'Un classement transparent',
          text: 'Nos règles de classement sont publiques, y compris ce qui s’achète et ce qui ne s’achète pas.',
        },
      ],
      questions: [
        {
          question: 'Ai-je besoin d’un compte ?',
          answer:
            'Pas pour consulter le site. Il vous en faut un pour écrire à une entreprise, l’ajouter à un dossier ou lancer un chantier. L’inscription prend une minute.',
        },
        {
          question: 'Qui voit mon numéro de téléphone et mon adresse ?',
          answer:
            'Seules les entreprises avec lesquelles vous lancez un chantier voient votre e-mail et votre téléphone. Un devis accepté lance un chantier. Votre rue reste masquée tant que vous ne choisissez pas de la communiquer. Les entreprises à qui vous écrivez ou demandez un devis voient votre nom et ce que vous avez écrit.',
        },
        {
          question: 'Mon contrat est-il conclu avec Giewel ?',
          answer:
            'Non. Votre contrat est conclu avec l’entreprise, que vous payez directement. Giewel ne prend pas de commission et ne signe rien à votre place.',
        },
        {
          question: 'Que faire en cas de problème ?',
          answer:
            'Écrivez d’abord à l’entreprise : vous garderez tous deux une trace écrite. Une fois le chantier terminé, vous pourrez raconter votre expérience dans un avis.',
        },
      ],
      start: 'Voir les prestations',
      join: 'Créer un compte client',
    },

    companies: {
      steps: [
        {
          title: 'Montrer votre travail',
          text: 'Ajoutez vos coordonnées, vos métiers, vos heures d’ouverture et des photos de chantiers terminés. Les clients vous trouvent par votre nom, votre métier et votre commune.',
        },
        {
          title: 'Être vérifié',
          text: 'Nous contrôlons votre numéro de TVA dans VIES, le registre de la Commission européenne. Un modérateur contrôle votre numéro RCS, votre autorisation d’établissement et votre assurance d’après vos documents. Vous obtenez le badge dès le premier élément vérifié.',
        },
        {
          title: 'Répondre aux demandes',
          text: 'Les clients vous écrivent et vous sollicitent directement. Vous répondez, envoyez un devis et vous mettez d’accord avec eux. Nous ne prenons pas de commission.',
        },
        {
          title: 'Recueillir des avis',
          text: 'Quand le client et vous avez déclaré un chantier terminé, le client peut laisser un avis. Les avis comptent dans votre classement.',
        },
      ],
      plansTitle: 'Formules et prix',
      plansText: 'Chaque formule comprend un profil, la messagerie directe et les avis. Prix TVA comprise.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Pour les petits ateliers et les nouvelles entreprises.',
          extras: ['Statistiques de base'],
        },
        professional: {
          name: 'Professional',
          text: 'Pour la plupart des entreprises qui ont une équipe.',
          extras: ['Statistiques avancées', 'Priorité dans les résultats'],
        },
        premium: {
          name: 'Premium',
          text: 'Pour les entreprises qui exercent plusieurs métiers.',
          extras: ['Statistiques complètes', 'Emplacement sponsorisé', 'Un conseiller attitré'],
        },
      },
      services: (most) => `Jusqu’à ${most} prestations`,
      unlimitedServices: 'Prestations illimitées',
      perMonth: 'par mois',
      prelaunch: (price) => `${price} par mois avant le lancement`,
      fromLaunch: 'À partir du lancement',
      trial: (days) => `${days} jours d’essai gratuit.`,
      trialText: 'Essayez la formule de votre choix avant de payer.',
      banner: 'Bannières publicitaires',
      bannerText: (price) =>
        `à partir de ${price} par mois, indépendamment de votre formule et signalées comme publicité.`,
      bannerAsk: 'Demander une bannière',
      joining: {
        question: 'Quand les entreprises peuvent-elles s’inscrire ?',
        answer:
          'L’inscription ouvrira à toutes les entreprises au lancement de Giewel. D’ici là, vous pouvez créer un compte de démonstration.',
      },
      joiningLive: {
        question: 'Quand les entreprises peuvent-elles s’inscrire ?',
        answer: 'Dès aujourd’hui. Inscrivez-vous : vos 14 jours d’essai commencent tout de suite.',
      },
      questions: [
        {
          question: 'Que se passe-t-il à la fin de l’essai ?',
          answer: `Rien n’est débité tant que vous n’avez pas choisi de formule. ${withoutPlan}`,
        },
        {
          question: 'Puis-je acheter une meilleure place dans les résultats ?',
          answer:
            'Sur six résultats, le premier et le quatrième sont des emplacements payants, signalés par « Sponsorisé ». Ils vont d’abord aux entreprises Premium, puis Professional, mais seulement si elles correspondent à la recherche au moins aussi bien que les autres de ce groupe de six. Aucune autre place ne s’achète.',
        },
        {
          question: 'Puis-je faire supprimer un mauvais avis ?',
          answer:
            'Signalez-le en disant pourquoi. Un modérateur décidera s’il enfreint nos règles. Une mauvaise note ne suffit pas à elle seule.',
        },
      ],
    },
    rankingLink: 'Comment les résultats sont classés',
    reviewsLink: 'Règles des avis',
  },

  contact: {
    title: 'Contact',
    description:
      'Contactez l’équipe de Giewel : compte, entreprise, protection des données, accessibilité, sécurité ou toute autre question.',
    lead: 'Un membre de notre équipe lira votre message et vous répondra par e-mail.',
    form: 'Nous contacter',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    topic: 'Quel est l’objet de votre message ?',
    topics: {
      general: 'Une question ou une suggestion',
      account: 'Mon compte',
      company: 'Mon entreprise sur Giewel',
      'illegal-content': 'Contenu illicite',
      privacy: 'Mes données personnelles',
      accessibility: 'Accessibilité',
      security: 'Une faille de sécurité',
    },
    message: 'Message',
    messageHint: 'Si votre message concerne une page, indiquez son adresse.',
    illegalHint: 'Indiquez l’adresse exacte de la page, le contenu que vous jugez illicite et vos raisons.',
    website: 'Laissez ce champ vide',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    sent: 'Message envoyé',
    sentText: 'Merci. Nous vous répondrons par e-mail.',
    another: 'Écrire un autre message',
    notSent: 'Message non envoyé',
    unexpected: 'Une erreur s’est produite. Votre message n’est pas perdu : réessayez.',
    needsScript: 'Activez JavaScript pour utiliser ce formulaire.',
    writeTo: 'Ou par e-mail :',
    ways: 'Pour aller plus vite',
    waysList: [
      {
        label: 'Une question sur les travaux ou le devis d’une entreprise',
        text: 'Écrivez à l’entreprise depuis son profil.',
        href: href('/search'),
      },
      {
        label: 'Mot de passe oublié',
        text: 'Réinitialisez-le sur la page de connexion.',
        href: href('/auth'),
      },
      {
        label: 'Télécharger vos données ou supprimer votre compte',
        text: 'Vous pouvez faire les deux dans vos réglages.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Indiquez votre nom',
  nameTooLong: 'Le nom ne peut pas dépasser 120 caractères',
  messageTooShort: 'Le message doit compter au moins 10 caractères',
  messageTooLong: 'Le message ne peut pas dépasser 5 000 caractères',
};
