import type { sentences as english } from '#features/marketing/core/strings/en/legal.ts';
import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import { href } from '#kernel/href.ts';
import { pluralForm } from '#kernel/plural.ts';
import {
  DECISION_RETENTION_YEARS,
  DELIVERY_RETRY_DAYS,
  type RetainedData,
  RETENTION_DAYS,
  type RetentionEnd,
} from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** Every sentence here must be true of the product as it is. */
export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  updated: 'Dernière modification le 29 novembre 2026.',
  binding:
    'Pour les consommateurs, la langue dans laquelle ils ont accepté ces pages fait foi. Pour les entreprises, c’est la version anglaise. Vos droits selon la loi luxembourgeoise sont les mêmes dans toutes les langues.',
  neighbours: 'À propos de Giewel et de ses règles',

  about: {
    title: 'À propos de Giewel',
    description:
      'Giewel est une place de marché pour la rénovation et la construction au Luxembourg : à qui elle s’adresse, ce qu’elle fait et ce qu’elle ne fait pas.',
    lead: 'Sur Giewel, les propriétaires au Luxembourg trouvent des entreprises qui rénovent, réparent et construisent, et les entreprises montrent leurs réalisations.',
    sections: [
      {
        key: 'name',
        title: 'Le nom',
        text: [
          'Giewel veut dire « pignon » en luxembourgeois : la partie du mur entre les deux pentes du toit.',
        ],
      },
      {
        key: 'what',
        title: 'Ce que fait Giewel',
        text: [
          'Recherchez un métier ou décrivez vos travaux, et lisez les avis de clients dont le chantier est terminé. Écrivez directement aux entreprises, ajoutez vos préférées à un dossier, comparez-les côte à côte et suivez votre chantier sur Giewel jusqu’à ce que l’entreprise et vous le déclariez terminé.',
          'Chaque entreprise a un profil avec ses métiers, ses heures d’ouverture, des photos de chantiers terminés et les avis correspondants.',
        ],
      },
      {
        key: 'not',
        title: 'Ce que Giewel ne fait pas',
        text: [
          'Votre contrat est conclu avec l’entreprise. Giewel ne prend pas de commission, ne détient pas d’argent et ne signe rien à votre place.',
          'Ni régie publicitaire, ni pistage. Nos seuls cookies servent à la connexion.',
        ],
      },
      {
        key: 'money',
        title: 'Qui paie Giewel',
        text: [
          'Les entreprises paient un abonnement. Giewel est gratuit pour les clients. La page sur le classement explique ce que les entreprises peuvent acheter et ce qui ne s’achète pas.',
        ],
        links: [
          { label: 'Comment les résultats sont classés', href: href('/ranking') },
          { label: 'Formules pour les entreprises', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Mentions légales',
    description: 'L’exploitant de Giewel, ses coordonnées légales et les moyens de le contacter.',
    lead: 'L’exploitant de ce site.',
    operator: 'Exploitant',
    name: 'Nom',
    address: 'Adresse',
    registration: 'Registre de commerce et des sociétés (RCS)',
    vat: 'Numéro de TVA',
    permit: 'Autorisation d’établissement',
    director: 'Responsable du contenu',
    phone: 'Téléphone',
    email: 'E-mail',
    notSet:
      'Giewel n’est pas encore lancé. Nous publierons ici les coordonnées de l’exploitant avant de faire payer une entreprise.',
    notSetLive:
      'Les coordonnées de l’exploitant ne sont pas encore indiquées. Utilisez le formulaire de contact.',
    reach: 'Nous contacter',
    reachText:
      'Utilisez notre formulaire de contact. Un membre de notre équipe lira votre message et vous répondra.',
    toContact: 'Contact',
    hosting: 'Statut juridique et point de contact',
    hostingText:
      'Pour les contenus publiés ici par les entreprises et les clients, Giewel est un service d’hébergement et une plateforme en ligne au sens du règlement (UE) 2022/2065 (règlement sur les services numériques). Le formulaire de contact est le point de contact unique des autorités et des utilisateurs. Écrivez-nous en français, allemand, luxembourgeois, portugais ou anglais.',
  },

  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les règles de Giewel pour les clients et les entreprises, en langage clair.',
    lead: 'Ces conditions s’appliquent entre vous et l’exploitant nommé dans les mentions légales.',
    sections: [
      {
        key: 'service',
        title: 'Ce qu’est Giewel',
        text: [
          'Giewel met en relation clients et entreprises, sans jamais être partie à leurs accords. Devis, contrats, travaux et paiement des travaux ne concernent que le client et l’entreprise.',
          '« Vérifié » signifie que nous avons contrôlé au moins l’un de ces éléments et qu’il reste valable : numéro de TVA, numéro RCS, autorisation d’établissement ou assurance de l’entreprise. Le numéro de TVA est contrôlé dans VIES ou par un modérateur, les autres éléments par un modérateur sur justificatif. Touchez le badge pour voir ce qui a été contrôlé, la source, la date et la fin de validité. Le badge ne garantit pas la qualité des travaux.',
        ],
      },
      {
        key: 'accounts',
        title: 'Comptes',
        text: [
          'La consultation est libre. Il faut un compte pour écrire à une entreprise, l’ajouter à un dossier ou suivre un chantier. Indiquez une vraie adresse e-mail, gardez votre mot de passe secret et n’ouvrez de compte qu’à votre propre nom.',
          'Vous pouvez supprimer votre compte à tout moment dans vos réglages. La suppression a lieu 7 jours plus tard, ce qui vous laisse le temps de changer d’avis.',
        ],
        links: [{ label: 'Protection des données', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Entreprises',
        text: [
          'Le profil d’une entreprise doit être exact : nom, numéro de TVA, métiers, photos. Montrez uniquement votre propre travail, et ne montrez le logement d’autrui qu’avec l’accord de ses occupants.',
          'Pour ouvrir un compte au nom d’une entreprise, vous devez être habilité à la représenter. L’entreprise doit détenir les autorisations exigées au Luxembourg pour ses métiers.',
        ],
      },
      {
        key: 'reviews',
        title: 'Avis',
        text: [
          'Un client peut donner un avis par chantier terminé. Il est interdit de payer un avis, d’offrir une contrepartie, de menacer pour en obtenir un ou de s’évaluer soi-même. Les règles des avis expliquent comment nous les contrôlons.',
        ],
        links: [{ label: 'Règles des avis', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Contenus et comportements interdits',
        text: [
          'Il est interdit de publier ou d’envoyer des contenus illicites, des insultes, des menaces, les données personnelles d’autrui sans son accord ou de la publicité non sollicitée. Il est interdit d’utiliser des logiciels pour aspirer les contenus de Giewel ou perturber le service.',
          'Nous pouvons retirer les contenus contraires à ces règles et suspendre les comptes qui les enfreignent de façon répétée. Chaque décision est motivée et susceptible de recours.',
        ],
        links: [{ label: 'Signaler un contenu illicite', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Prix et paiement',
        text: [
          'Giewel est gratuit pour les clients. Les entreprises souscrivent une formule. Les prix figurent sur la page des entreprises, TVA comprise. Une entreprise peut essayer toute formule pendant 14 jours avant de payer.',
          'Un abonnement peut être résilié à tout moment avant son prochain renouvellement. Il reste actif jusqu’à la fin de la période payée.',
        ],
        links: [
          { label: 'Formules pour les entreprises', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
      {
        key: 'content',
        title: 'Vos contenus',
        text: [
          'Vous gardez vos droits sur ce que vous écrivez et envoyez. Vous autorisez Giewel à conserver ces contenus et à les afficher là où vous les avez publiés, jusqu’à ce que vous les retiriez.',
        ],
      },
      {
        key: 'liability',
        title: 'Responsabilité',
        text: [
          'Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie ou à la santé. Dans les autres cas, elle se limite au dommage prévisible causé par un manquement à une obligation essentielle du service. Les droits légaux des consommateurs restent inchangés.',
          'Nous faisons de notre mieux pour que Giewel reste disponible, sans garantir un service ininterrompu.',
        ],
      },
      {
        key: 'businesses',
        title: 'Pour les entreprises : règlement (UE) 2019/1150',
        text: [
          'Si nous restreignons ou suspendons le compte d’une entreprise, nous lui envoyons les motifs par e-mail au plus tard lorsque la décision prend effet. Si nous fermons un compte, nous les envoyons au moins 30 jours avant, sauf si la loi en dispose autrement ou si l’entreprise a enfreint ces conditions à plusieurs reprises. L’entreprise peut former un recours, et nous annulons la décision si elle était injustifiée.',
          'La page sur le classement explique ce qui détermine l’ordre des résultats et ce que les entreprises peuvent acheter. Giewel ne vend rien qui concurrence les entreprises inscrites et n’en favorise aucune au-delà de ce que décrit cette page. Une entreprise peut consulter et télécharger les données qu’elle saisit et reçoit sur Giewel. Les autres entreprises n’y ont pas accès.',
          'Les entreprises peuvent adresser gratuitement une réclamation par le formulaire de contact. Un membre de notre équipe qui n’a pas pris part à la décision répond par écrit. Faute d’accord, nous proposons une médiation auprès du Centre de médiation civile et commerciale (CMCC) à Luxembourg. Les entreprises peuvent saisir un tribunal à tout moment.',
        ],
        links: [
          { label: 'Comment les résultats sont classés', href: href('/ranking') },
          { label: 'Nous contacter', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Modifications, droit applicable et tribunaux',
        text: [
          'Si nous modifions ces conditions, nous prévenons par e-mail tous les titulaires d’un compte, au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez supprimer votre compte.',
          'Le droit luxembourgeois s’applique. Les consommateurs peuvent saisir les tribunaux du pays où ils habitent et conservent la protection du droit de ce pays.',
          'Pour un litige avec nous resté sans solution, les consommateurs peuvent saisir gratuitement le Service national du Médiateur de la consommation à Luxembourg (mediateurconsommation.lu). Il aide aussi en cas de litige entre un consommateur et une entreprise.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Règles des avis',
    description:
      'Qui peut donner un avis sur une entreprise, comment nous contrôlons les avis, lesquels nous masquons et comment une entreprise peut réagir.',
    lead: 'Chaque avis sur Giewel vient d’un client dont le chantier est terminé.',
    sections: [
      {
        key: 'who',
        title: 'Qui peut donner un avis',
        text: [
          'Seuls les clients qui ont fait réaliser un chantier par l’entreprise via Giewel, une fois la fin du chantier confirmée par les deux parties. Ils peuvent laisser un avis par chantier. Nous n’achetons, n’importons ni n’écrivons aucun avis.',
        ],
      },
      {
        key: 'check',
        title: 'Comment nous contrôlons les avis',
        text: [
          'À l’envoi d’un avis, notre système vérifie que le chantier existe et qu’il est terminé. Un modérateur lit ensuite l’avis avant publication, puis l’approuve ou le refuse. En cas de refus, nous indiquons le motif au client.',
          'Nous refusons un avis sans rapport avec le chantier, insultant ou menaçant, qui révèle des données privées, fait de la publicité ou a été payé. Une mauvaise note n’est jamais un motif de refus.',
        ],
      },
      {
        key: 'shown',
        title: 'Avis publiés et avis masqués',
        text: [
          'Nous affichons la note de 1 à 5, le texte, la date, le chantier et le nom d’utilisateur du client. Si le client reste anonyme, nous affichons seulement le mois, et personne, pas même l’entreprise, ne voit son nom d’utilisateur, son compte ou le chantier. L’entreprise peut toutefois deviner qui il est. Le chantier est contrôlé comme les autres. La note compte dans la moyenne de l’entreprise, mais n’apparaît pas avec le chantier.',
          'Les avis en attente ou refusés ne sont pas publiés et ne comptent pas dans la moyenne. Tous les avis approuvés sont publiés et comptés, les plus récents d’abord.',
        ],
      },
      {
        key: 'numbers',
        title: 'Comment nous calculons les notes',
        text: [
          'La moyenne est celle de tous les avis approuvés, arrondie à une décimale. Pour classer les résultats, nous utilisons une moyenne pondérée qui limite l’effet d’un seul avis. La page sur le classement l’explique.',
        ],
        links: [{ label: 'Comment les résultats sont classés', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Ce qu’une entreprise peut faire',
        text: [
          'Une entreprise peut signaler un avis en disant pourquoi. L’avis reste public et compte jusqu’à la décision d’un modérateur. Aucune entreprise ne peut retirer un avis, quelle que soit sa formule.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'Dans la démo',
      text: [
        'Giewel n’est pas encore lancé. Les entreprises de la démo et leurs avis sont inventés, et nous demandons aux moteurs de recherche de les ignorer.',
      ],
    },
  },

  ranking: {
    title: 'Comment les résultats sont classés',
    description: 'Comment Giewel classe les résultats, et ce que les entreprises peuvent acheter ou non.',
    lead: 'Dans quel ordre les entreprises apparaissent, et quels emplacements sont payants.',
    sections: [
      {
        key: 'relevance',
        title: 'Pertinence (par défaut)',
        text: [
          'Les entreprises qui répondent le mieux à votre recherche apparaissent en premier, dans cet ordre : celles dont le nom est exactement le texte saisi ; celles dont le nom commence par ce texte ; celles dont le nom contient les mots saisis ; celles dont le nom ou les métiers contiennent ces mots ; celles qui exercent le métier décrit ; celles dont le reste du profil, localité comprise, contient ces mots. Les petites fautes de frappe sont tolérées.',
          'Si vous indiquez un lieu, les entreprises de ce lieu apparaissent en premier, suivies de celles qui disent y intervenir, puis des plus proches. Nous mesurons la distance jusqu’à la commune de l’entreprise, pas jusqu’à son adresse : elle est approximative, par pas de 5 km. Les données géographiques proviennent de GeoNames (CC BY 4.0).',
          'Sans recherche, toutes les entreprises sont à égalité.',
        ],
      },
      {
        key: 'paid',
        title: 'Emplacements payants',
        text: [
          'Dans le tri par pertinence, le premier et le quatrième résultat de chaque groupe de six sont des emplacements payants. Ils vont aux entreprises Premium, puis Professional, selon leur pertinence. Ces entreprises portent la mention « Sponsorisé ».',
          'Une entreprise n’obtient un emplacement payant que si elle correspond à la recherche au moins aussi bien que le dernier résultat non payant du groupe de six. À défaut, l’emplacement revient à un résultat non payant. Les autres places ne dépendent d’aucune formule.',
          'Les suggestions sous le champ de recherche, la carte et les entreprises proposées pour une demande ne s’achètent pas.',
          'Dans le tri par note, par nom ou par nouveauté, les formules n’ont aucun effet.',
          'Les bannières ne sont pas des résultats de recherche. Elles sont toujours signalées comme publicité.',
        ],
      },
      {
        key: 'score',
        title: 'Score des avis',
        text: [
          'À pertinence égale, les avis départagent les entreprises. Nous utilisons une moyenne pondérée : aux vrais avis de chaque entreprise s’ajoutent six avis fictifs de 4,0. Ainsi, un seul avis de 5 ne dépasse pas cinquante avis de 4,9, et une nouvelle entreprise commence au milieu plutôt qu’à la fin.',
          'En cas d’égalité, l’entreprise la plus récente apparaît en premier.',
        ],
      },
      {
        key: 'sorts',
        title: 'Autres tris',
        text: [
          'Le tri « Meilleure note » utilise uniquement la moyenne pondérée, le tri « Plus récentes » la date d’inscription et le tri « Nom » l’ordre alphabétique.',
        ],
      },
      {
        key: 'not',
        title: 'Ce qui n’est pas pris en compte',
        text: [
          'Nous ne tenons pas compte de votre identité, de vos consultations passées, de votre position (sauf si vous indiquez un lieu) ni de votre appareil. À recherche identique, l’ordre est le même pour tous.',
        ],
        links: [
          { label: 'Règles des avis', href: href('/reviews-policy') },
          { label: 'Rechercher des entreprises', href: href('/search') },
        ],
      },
    ],
  },

  accessibility: {
    title: 'Déclaration d’accessibilité',
    description:
      'Le niveau d’accessibilité de Giewel, nos tests et la marche à suivre pour signaler un problème.',
    lead: 'Giewel doit pouvoir être utilisé par tous.',
    sections: [
      {
        key: 'standard',
        title: 'Notre référence',
        text: [
          'Nous suivons les règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, sur lesquelles repose la norme européenne EN 301 549. À notre connaissance, les pages publiques et celles qui exigent une connexion les respectent.',
        ],
      },
      {
        key: 'tested',
        title: 'Comment nous testons',
        text: [
          'Des tests automatiques précèdent chaque mise en ligne : chaque page en mode clair et sombre, sur écran large et étroit, avec axe-core ; titres et repères ; toute la page d’accueil au clavier seul ; des pages à 320 pixels de large et avec un zoom de 400 % ; couleurs forcées ; animations réduites ; lecture sans JavaScript.',
          'Les tests automatiques ne trouvent qu’environ la moitié des problèmes. Giewel n’a pas encore été testé par des personnes qui utilisent un lecteur d’écran au quotidien.',
        ],
      },
      {
        key: 'known',
        title: 'Problèmes connus',
        text: [
          'Les lecteurs d’écran lisent le titre des photos des entreprises, qui peut être court ou manquer.',
        ],
      },
      {
        key: 'tell',
        title: 'Signaler un problème',
        text: [
          'Si quelque chose ne fonctionne pas, indiquez-nous la page et l’appareil, le navigateur ou l’aide technique que vous utilisez. Nous vous répondrons avec une correction ou une autre solution.',
          'Si notre réponse ne suffit pas, vous pouvez vous adresser à l’Office de la surveillance de l’accessibilité des produits et services (OSAPS) au Luxembourg.',
        ],
        links: [{ label: 'Nous contacter', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Signaler un contenu illicite',
    description: 'Comment signaler un contenu qui vous semble illicite, et ce que nous en faisons.',
    lead: 'Tout le monde peut signaler un contenu de Giewel qui lui semble illicite, même sans compte.',
    sections: [
      {
        key: 'say',
        title: 'Ce qu’il faut indiquer',
        text: [
          'Indiquez l’adresse exacte de la page, le contenu qui vous semble illicite et vos raisons, ainsi que votre nom et votre adresse e-mail.',
          'N’indiquez que ce que vous savez exact : en envoyant un signalement, vous déclarez de bonne foi qu’il est exact et complet.',
        ],
        links: [{ label: 'Envoyer un signalement', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'La suite donnée à votre signalement',
        text: [
          'Un modérateur lit votre signalement et décide avec soin et impartialité. Nous vous indiquons la décision et les voies de recours, et nous donnons les motifs à l’auteur du contenu. Nous ne transmettons pas votre nom, sauf s’il est nécessaire pour comprendre le signalement.',
          'Si nous apprenons que la vie ou la sécurité d’une personne est menacée, nous prévenons la police.',
        ],
      },
      {
        key: 'objection',
        title: 'Si vous n’êtes pas d’accord',
        text: [
          'Répondez à notre message : un autre modérateur réexaminera la décision. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, à l’Autorité de la concurrence, qui surveille les plateformes en ligne au Luxembourg, ou à un tribunal.',
        ],
      },
      {
        key: 'review',
        title: 'Signaler un avis',
        text: [
          'Si l’avis porte sur votre entreprise, signalez-le depuis votre tableau de bord : c’est plus rapide.',
        ],
        links: [{ label: 'Règles des avis', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Protection des données',
    description:
      'Les données que Giewel conserve sur vous, les raisons, la durée et les personnes qui peuvent les voir. Ni pistage, ni cookies publicitaires.',
    lead: 'Les données que nous conservons sur vous, les raisons et la durée. Un contrôle automatique compare le tableau ci-dessous à notre base de données : ce qui n’y figure pas, nous ne le conservons pas.',
    sections: [
      {
        key: 'who',
        title: 'Responsable du traitement',
        text: ['L’exploitant nommé dans les mentions légales.'],
        links: [
          { label: 'Mentions légales', href: href('/imprint') },
          { label: 'Nous contacter au sujet de vos données', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies et données du navigateur',
        text: [
          'Si vous ne faites que consulter le site, nous ne déposons aucun cookie, et votre navigateur ne charge que nos contenus. C’est pourquoi vous ne voyez pas de bannière de cookies.',
          'À la connexion, nous déposons un cookie qui maintient votre session. Elle prend fin après 12 heures d’inactivité, ou 14 jours si vous cochez « Rester connecté », et dans tous les cas au bout de 30 jours. Notre personnel est déconnecté plus tôt : après 30 minutes d’inactivité, ou 2 heures avec « Rester connecté ». Un second cookie, « known », retient pendant 180 jours qu’une connexion a eu lieu avec ce navigateur, pour qu’un inconnu qui essaie des mots de passe ne puisse pas bloquer votre compte. Il reste après la déconnexion. Si vous demandez un code avant d’avoir un compte, un troisième cookie lie le code à votre navigateur pendant une heure.',
          'Votre navigateur conserve le thème choisi, vos entreprises favorites, le dernier lieu recherché, le dernier dossier utilisé, vos brouillons, votre position de défilement et une page à afficher hors ligne. Nous n’en recevons rien tant que vous ne l’envoyez pas. À la déconnexion, le navigateur efface le dernier lieu recherché et vos brouillons.',
        ],
      },
    ],
    stored: 'Données conservées',
    storedColumns: { what: 'Données', why: 'Finalité', until: 'Durée de conservation', basis: 'Base légale' },
    basis: {
      contract: 'Contrat (RGPD, article 6, paragraphe 1, point b))',
      interest: 'Intérêt légitime (RGPD, article 6, paragraphe 1, point f))',
    },
    data: {
      account: {
        what: 'Votre compte : nom d’utilisateur, mot de passe (seulement son empreinte), e-mail, téléphone, nom, photo et numéro de passeport si vous les donnez, langue, réglages de notification, et un nouvel e-mail ou numéro jusqu’à sa confirmation',
        why: 'Pour vous connecter, et pour que vos correspondants sachent qui vous êtes',
        until: `Jusqu’à 7 jours après la suppression de votre compte ; si un client ne se connecte pas pendant ${RETENTION_DAYS.dormantAccounts / 365} ans, nous le prévenons par e-mail et supprimons le compte ${RETENTION_DAYS.dormantWarning} jours plus tard`,
      },
      standing: {
        what: 'Suspension éventuelle de votre compte, et son motif',
        why: 'Pour protéger les autres des comptes qui enfreignent les règles',
        until: 'Tant que le compte existe',
      },
      visits: {
        what: 'Vos connexions : adresse IP et navigateur de chaque session, sa dernière utilisation et votre dernière confirmation d’identité, les adresses IP de votre première et de votre dernière connexion, et les navigateurs déjà utilisés',
        why: 'Pour repérer les connexions non autorisées, et les cas où client et entreprise sont la même personne',
        until: `Sessions : 14 jours après la dernière utilisation, 30 jours au plus ; navigateurs : 180 jours après la dernière connexion, ou jusqu’à ce que vous vous déconnectiez partout ; adresses IP de la première et de la dernière connexion : ${RETENTION_DAYS.networks} jours`,
      },
      proofs: {
        what: 'Codes, liens de réinitialisation du mot de passe, clés d’accès (seulement la partie publique) et, avec la connexion en deux étapes, la clé secrète de votre application d’authentification et vos codes de secours (seulement leurs empreintes)',
        why: 'Pour confirmer qu’une adresse, un numéro ou un compte est à vous',
        until:
          'Codes : un jour ; liens : 30 minutes ; clés d’accès, clé secrète et codes de secours : jusqu’à ce que vous les supprimiez',
      },
      programs: {
        what: 'Jetons d’API : nom, droits, dates de création et de dernière utilisation, empreinte du jeton ; webhooks : adresse, événements, secret de signature, envois et leurs dates',
        why: 'Pour que les programmes de votre choix travaillent en votre nom',
        until: `Jusqu’à ce que vous les supprimiez ; jetons : un an au plus ; envois : ${RETENTION_DAYS.webhookDeliveries} jours`,
      },
      attempts: {
        what: 'Tentatives d’inscription : adresse IP, navigateur et résultat',
        why: 'Pour repérer les programmes qui créent des comptes en masse',
        until: `${RETENTION_DAYS.signUpAttempts} jours`,
      },
      trail: {
        what: 'Événements de sécurité de votre compte et données consultées par nos modérateurs, avec l’heure, le navigateur et le début de l’adresse IP (24 bits en IPv4, 48 en IPv6)',
        why: 'Pour repérer un accès non autorisé à votre compte, ou un membre de notre équipe qui consulterait des données sans raison',
        until:
          'Un an, sans modification possible ; après la suppression de votre compte, un numéro remplace votre nom',
      },
      company: {
        what: 'Profil d’une entreprise : nom, description, numéros de TVA et RCS, adresse, téléphone et e-mail avec leur affichage public ou non, site, heures d’ouverture, logo, métiers et photos, résultat du contrôle de TVA, justificatifs envoyés (RCS, autorisation d’établissement, assurance), nos décisions à leur sujet, et abonnement',
        why: 'Pour afficher l’entreprise dans l’annuaire et facturer son abonnement',
        until: 'Jusqu’à la suppression du compte de l’entreprise',
      },
      team: {
        what: 'Membres de l’équipe et leurs rôles, adresses e-mail invitées, journal des modifications de chacun, et responsable de chaque client',
        why: 'Pour que plusieurs personnes travaillent pour une entreprise, et qu’elle sache qui a fait quoi',
        until:
          'Jusqu’à ce que vous quittiez l’équipe ; l’entreprise garde le journal, sans votre nom une fois votre compte supprimé',
      },
      billing: {
        what: 'Formule d’une entreprise, paiements et périodes payées, factures avec nom, adresse et numéro de TVA de facturation, et références auprès du service de paiement ; nous ne recevons jamais de numéro de carte',
        why: 'Pour fournir ce que l’entreprise paie, et parce que la loi exige des factures',
        until:
          'Jusqu’à la suppression du compte de l’entreprise ; factures : 10 ans après la fin de leur année d’émission, comme la loi l’exige',
      },
      folders: {
        what: 'Vos dossiers, leurs entreprises, vos favoris, vos notes et vos liens de partage',
        why: 'Pour vous montrer les entreprises de vos dossiers et vos favoris',
        until: 'Jusqu’à leur suppression ou celle de votre compte',
      },
      projects: {
        what: 'Chantiers : nom, description, budget, calendrier, photos, documents, étapes, auteur de chaque confirmation, refus ou annulation, et accord du client pour montrer le chantier au public',
        why: 'Pour que l’entreprise et vous puissiez mener le chantier',
        until:
          'Tant que le compte de l’entreprise existe ; votre nom et votre accord sont supprimés avec votre compte',
      },
      messages: {
        what: 'Vos messages et ceux de vos correspondants, les pièces jointes, les personnes que vous avez bloquées, et la phase que l’entreprise attribue à chaque contact',
        why: 'Pour que vos correspondants et vous puissiez les lire',
        until:
          'Votre correspondant les garde, car ils sont aussi à lui ; votre nom est supprimé avec votre compte',
      },
      requests: {
        what: 'Demandes : description des travaux et du logement, photos et plans, entreprises sollicitées, leurs questions et réponses, et votre rue, visible d’une entreprise seulement si vous la communiquez',
        why: 'Pour décrire les travaux une seule fois et recevoir des réponses',
        until:
          'Jusqu’à la suppression de votre compte ou du brouillon ; les entreprises n’y ont alors plus accès',
      },
      companyVisits: {
        what: 'Visites : créneaux proposés, créneau retenu, lieu, notes, participants, et empreinte de votre lien d’agenda si vous en avez créé un',
        why: 'Pour que l’entreprise et vous ayez la même heure dans l’agenda, avec des rappels',
        until:
          'Tant que les deux comptes existent ; si l’un est supprimé, nous informons l’autre personne que la visite est annulée',
      },
      quotes: {
        what: 'Devis : postes, prix, plans de paiement, versions, questions, refus et acceptations ; pour chaque acceptation, nom saisi, heure, mode de confirmation et adresse IP abrégée',
        why: 'Pour que l’entreprise et vous sachiez ce qui a été proposé et convenu, et puissiez le prouver',
        until:
          'Tant que les deux comptes existent ; l’autre partie garde les devis acceptés 10 ans, sous les noms des signataires ; codes d’acceptation : 10 minutes',
      },
      reviews: {
        what: 'Avis et leurs modifications, réponses et signalements des entreprises et, pour un avis masqué, notre motif et le recours de l’auteur',
        why: 'Pour aider d’autres clients à choisir',
        until: 'Tant que le compte de l’entreprise existe ; votre nom est supprimé avec votre compte',
      },
      translations: {
        what: 'Traductions d’un message, d’une demande, du texte d’une entreprise ou d’un avis, si quelqu’un a choisi « Traduire »',
        why: 'Pour ne pas traduire deux fois le même texte',
        until: 'Jusqu’à la modification ou la suppression du texte d’origine',
      },
      reports: {
        what: 'Signalements par des entreprises de clients et de conversations, signalements de contenus illicites avec le nom et l’e-mail de leur auteur, et nos décisions',
        why: 'Pour lutter contre les abus',
        until: `Jusqu’à la suppression du compte de l’entreprise ou du client, et ${DECISION_RETENTION_YEARS} ans au plus après la décision ; le nom et l’e-mail d’un signalement de contenu illicite sont supprimés avec le compte correspondant`,
      },
      decisions: {
        what: 'Décisions motivées des modérateurs sur les avis, les comptes et les signalements ; jusqu’à la décision, leurs notes sur le dossier et la date jusqu’à laquelle il est mis de côté',
        why: 'Pour que les décisions puissent être vérifiées plus tard',
        until: `${DECISION_RETENTION_YEARS} ans, ou tant que la décision s’applique (suspension, avis masqué) ; le texte qui vous concerne est supprimé avec votre compte`,
      },
      notifications: {
        what: 'Vos notifications, les dernières mises à jour envoyées aux pages que vous aviez ouvertes, et les adresses des appareils où vous avez activé les notifications',
        why: 'Pour vous montrer les nouveautés',
        until: `Notifications : ${BELL_RETENTION_DAYS} jours, et pas plus que le compte ; mises à jour en direct : un jour ; appareils : jusqu’à ce que vous vous y déconnectiez ou désactiviez les notifications`,
      },
      counts: {
        what: 'Vues du profil d’une entreprise aujourd’hui : empreinte du compte ou du réseau de chaque visiteur, et passage ou non par notre recherche ; totaux par jour pour chaque entreprise',
        why: 'Pour que les entreprises sachent, sans cookies, combien de personnes voient leur profil',
        until:
          'Empreintes et leur clé : jusqu’à la fin de la journée ; totaux : tant que l’entreprise est dans l’annuaire',
      },
      outgoing: {
        what: 'E-mails et SMS pas encore envoyés, formulaire de contact compris ; clés de réponse et de désabonnement des e-mails',
        why: 'Pour qu’aucun message ne se perde si un serveur est en panne',
        until: `Jusqu’à leur envoi, ${DELIVERY_RETRY_DAYS} jours au plus ; messages non envoyés : ${RETENTION_DAYS.failedJobs} jours de plus ; clés : ${RETENTION_DAYS.mailTokens} jours ; empreinte des e-mails auxquels vous avez répondu : ${RETENTION_DAYS.answeredMails} jours`,
      },
      guard: {
        what: 'Nombre de tentatives par adresse IP ou numéro de téléphone (seulement une empreinte) ; réponses de notre serveur, pour qu’une action envoyée deux fois ne soit faite qu’une fois ; propriétaire et taille de chaque fichier',
        why: 'Pour empêcher qu’on devine des mots de passe ou répète une action, et pour limiter le stockage',
        until:
          'De quelques minutes à quelques heures ; réponses du serveur : un jour ; fichiers : tant qu’ils sont conservés',
      },
    },
    kept: 'Suppression automatique',
    keptText: 'Chaque nuit, nous supprimons automatiquement les données plus anciennes qu’indiqué ici.',
    keptColumns: { what: 'Données', until: 'Durée de conservation' },
    keptDays: (days) =>
      pluralForm('fr', days, { one: 'Un jour', many: `${days} de jours`, other: `${days} jours` }),
    keptYears: (years) =>
      pluralForm('fr', years, { one: 'Un an', many: `${years} d’ans`, other: `${years} ans` }),
    keptEnds: {
      withConversation: 'Tant que la conversation existe, car elle appartient à tous ses participants',
      atSignOut: 'Jusqu’à ce que vous vous déconnectiez',
      withAccount:
        'Jusqu’à la suppression de votre compte ; l’autre personne garde ce que vous lui avez envoyé, sans votre nom',
      withProject: 'Tant que le chantier existe, car le client et l’entreprise s’y réfèrent',
      byLaw: 'Tant que l’entreprise a un compte, car la loi lui impose de conserver sa correspondance 10 ans',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Réponses de notre serveur, conservées au cas où une action serait envoyée deux fois',
      liveEvents: 'Mises à jour en direct d’une page ouverte',
      unsentAttachments: 'Fichiers ajoutés à un message jamais envoyé',
      codes: 'Codes',
      networks: 'Adresses IP de votre première et de votre dernière connexion',
      signUpAttempts: 'Tentatives d’inscription',
      bell: 'Notifications',
      requestWishes: 'Votre souhait de solliciter une entreprise qui n’a pas de formule',
      trail: 'Événements de sécurité de votre compte, et données consultées par nos modérateurs',
      mailTokens: 'Clés de réponse et de désabonnement des e-mails',
      answeredMails: 'Empreintes des e-mails auxquels vous avez répondu',
      webhookDeliveries: 'Envois des webhooks',
      stripeEvents: 'Références d’événements du service de paiement',
      failedJobs: 'E-mails et SMS non envoyés',
      dormantAccounts: 'Comptes clients inactifs',
      dormantWarning: 'Comptes clients inactifs, après notre avertissement',
      sentFiles: 'Fichiers des messages',
      drafts: 'Brouillons dans votre navigateur',
      companyDays: 'Vues quotidiennes du profil d’une entreprise',
      companyLog: 'Journal d’activité d’une équipe',
      messages: 'Messages',
      requests: 'Demandes clôturées, et entreprises sollicitées',
      projectHistory: 'Historique d’un chantier',
      quotes: 'Devis non acceptés',
      decisions:
        'Signalements, décisions des modérateurs et contenus retirés, une fois que la décision ne s’applique plus',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Qui d’autre peut voir vos données',
        text: [
          'Tout le monde voit ce que vous publiez. Une entreprise voit ce que vous lui écrivez. Nous ne vendons pas vos données et ne les donnons à aucun annonceur.',
          'Nous faisons appel à des prestataires : un serveur de messagerie pour les e-mails, un service de SMS pour les codes, VIES, de la Commission européenne, pour contrôler les numéros de TVA, le service push du fournisseur de votre navigateur (qui ne peut pas lire vos notifications) pour les appareils où vous les avez activées et, dans certains cas, un service de stockage et un service de paiement. Chacun ne reçoit que le nécessaire.',
          'Si la traduction automatique est proposée, le bouton « Traduire » figure à côté des textes écrits dans une autre langue. Le texte n’est envoyé au service de traduction que si une personne autorisée à le lire choisit « Traduire ». Nous n’envoyons ni votre nom ni votre adresse.',
          'Nos journaux de serveur ne contiennent ni l’adresse IP des visiteurs ni ce qu’ils ont saisi.',
        ],
      },
      {
        key: 'rights',
        title: 'Vos droits',
        text: [
          'Dans vos réglages, vous pouvez télécharger tout ce que nous conservons sur vous, le corriger et supprimer votre compte, sans nous le demander.',
          'Vous pouvez aussi vous opposer à l’utilisation de vos données, en demander la limitation ou introduire une réclamation auprès de la Commission nationale pour la protection des données (CNPD) au Luxembourg.',
        ],
        links: [
          { label: 'Nous contacter au sujet de vos données', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
    ],
  },
};
