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
    'Si vous êtes un consommateur, c’est la langue dans laquelle vous avez accepté ces pages qui fait foi. Pour les entreprises, c’est le texte anglais. Les droits que la loi luxembourgeoise vous donne sont les mêmes dans toutes les langues.',
  neighbours: 'À propos de Giewel et de ses règles',

  about: {
    title: 'À propos de Giewel',
    description:
      'Giewel est une place de marché pour la rénovation et la construction au Luxembourg : à qui elle s’adresse, ce qu’elle fait et ce qu’elle ne fait pas.',
    lead: 'Sur Giewel, les propriétaires au Luxembourg trouvent les entreprises qui rénovent, réparent et construisent, et ces entreprises montrent ce qu’elles ont fait.',
    sections: [
      {
        key: 'name',
        title: 'Le nom',
        text: [
          'Giewel veut dire pignon en luxembourgeois : la partie du mur de la maison entre les deux pentes du toit.',
        ],
      },
      {
        key: 'what',
        title: 'Ce que fait Giewel',
        text: [
          'Vous cherchez un métier ou décrivez les travaux. Vous lisez ce que les clients ont écrit une fois les travaux finis. Vous écrivez directement à l’entreprise, gardez celles qui vous plaisent dans un dossier, les comparez côte à côte et suivez le chantier ici jusqu’à ce que vous le disiez tous deux terminé.',
          'Les entreprises ont un profil avec leurs métiers, leurs horaires, des photos de travaux finis et des avis liés chacun à un chantier.',
        ],
      },
      {
        key: 'not',
        title: 'Ce que Giewel ne fait pas',
        text: [
          'Le contrat est entre vous et l’entreprise. Giewel n’y prend aucune commission, ne détient pas d’argent et ne signe rien au nom de personne.',
          'Il n’y a ni régie publicitaire, ni pistage, ni autre cookie que ceux qu’il faut pour se connecter.',
        ],
      },
      {
        key: 'money',
        title: 'Qui paie',
        text: [
          'Les entreprises, par un abonnement. Pour les clients, Giewel ne coûte rien. Ce qu’une formule achète, et ce qu’elle n’achète pas, est dit sur la page du classement.',
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
    description: 'Qui exploite Giewel, sous quel nom et quel numéro, et comment le joindre.',
    lead: 'Qui exploite ce site.',
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
      'Giewel n’est pas encore lancé. Les coordonnées de l’exploitant seront ici avant qu’une première entreprise ne paie quoi que ce soit.',
    notSetLive:
      'Les coordonnées de l’exploitant ne sont pas encore indiquées. Écrivez-nous par le formulaire de contact.',
    reach: 'Nous joindre',
    reachText: 'Écrivez-nous par le formulaire de contact. Une personne lit votre message et y répond.',
    toContact: 'Contact',
    hosting: 'Notre statut juridique',
    hostingText:
      'Pour ce que les entreprises et les clients écrivent ici, Giewel est un service d’hébergement et une plateforme en ligne au sens du règlement (UE) 2022/2065. Autorités et utilisateurs nous joignent par le formulaire de contact, en français, allemand, luxembourgeois, portugais ou anglais.',
  },

  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les règles de Giewel pour les clients et les entreprises, en mots simples.',
    lead: 'Ces règles s’appliquent entre vous et l’exploitant nommé dans les mentions légales.',
    sections: [
      {
        key: 'service',
        title: 'Ce qu’est Giewel',
        text: [
          'Giewel met en relation clients et entreprises, et n’est pas partie à ce qu’ils conviennent. Devis, contrats, travaux et paiement ne regardent qu’eux deux.',
          'Un badge dit ce qui a été contrôlé, et rien de plus. « Vérifié » veut dire qu’au moins un de ces points a été contrôlé et reste valable : le numéro de TVA de l’entreprise (avec VIES, ou par un modérateur), son numéro RCS, son autorisation d’établissement ou son assurance (par un modérateur, sur document). Un clic sur le badge dit lequel, d’après quelle source, quand et jusqu’à quand. Il ne garantit pas la qualité des travaux.',
        ],
      },
      {
        key: 'accounts',
        title: 'Comptes',
        text: [
          'Vous pouvez regarder sans compte. Pour écrire, enregistrer des entreprises ou suivre un chantier, il en faut un. Donnez une vraie adresse e-mail, gardez votre mot de passe pour vous et n’ouvrez pas de compte au nom d’un autre.',
          'Vous pouvez faire supprimer votre compte à tout moment dans les réglages. Il disparaît 7 jours plus tard, pour que vous puissiez changer d’avis.',
        ],
        links: [{ label: 'Protection des données', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Entreprises',
        text: [
          'Le profil d’une entreprise doit être vrai : son nom, son numéro de TVA, ses métiers et ses photos. Ne montrez que votre propre travail, et seulement avec l’accord de ceux qui habitent là.',
          'Qui ouvre un compte pour une entreprise doit avoir le droit d’agir pour elle, et l’entreprise doit avoir les autorisations que ses métiers exigent au Luxembourg.',
        ],
      },
      {
        key: 'reviews',
        title: 'Avis',
        text: [
          'Un client peut donner un avis sur une entreprise une fois par chantier terminé. Personne ne peut payer un avis, offrir quelque chose en échange, menacer pour en avoir un ou en écrire un sur soi-même. Comment les avis sont contrôlés est dit sur une page à part.',
        ],
        links: [{ label: 'Règles des avis', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Ce qui n’a pas sa place ici',
        text: [
          'Tout ce qui est illicite ; les insultes et les menaces ; les données d’autrui sans son accord ; la publicité que personne n’a demandée ; les programmes qui aspirent ce qui est sur Giewel ou l’empêchent de fonctionner.',
          'Ce qui enfreint ces règles peut être retiré, et un compte qui continue, suspendu. Nous vous disons pourquoi, et vous pouvez former un recours.',
        ],
        links: [{ label: 'Signaler un contenu illicite', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Prix et paiement',
        text: [
          'Giewel est gratuit pour les clients. Les entreprises souscrivent une formule ; les prix sont sur la page des entreprises, TVA comprise. Une entreprise peut essayer toute formule pendant 14 jours avant de payer.',
          'Un abonnement peut être résilié avant son prochain renouvellement. Ce qui a été payé court jusqu’à son terme.',
        ],
        links: [
          { label: 'Formules pour les entreprises', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
      {
        key: 'content',
        title: 'Ce que vous écrivez et déposez',
        text: [
          'Cela reste à vous. Vous permettez à Giewel de le conserver et de le montrer là où vous l’avez mis, aussi longtemps que cela y est.',
        ],
      },
      {
        key: 'liability',
        title: 'Responsabilité',
        text: [
          'Nous répondons sans limite de la faute intentionnelle, de la faute lourde et des atteintes à la vie et à la santé. Pour le reste, nous ne répondons que si nous manquons à une obligation sans laquelle ce service n’aurait pas de sens, et alors pour le seul dommage prévisible. Les droits que la loi donne aux consommateurs restent entiers.',
          'Nous faisons marcher Giewel avec soin et ne pouvons promettre qu’il ne s’arrête jamais.',
        ],
      },
      {
        key: 'businesses',
        title: 'Pour les entreprises : règlement (UE) 2019/1150',
        text: [
          'Si nous restreignons ou suspendons le compte d’une entreprise, nous lui envoyons les motifs par e-mail au plus tard au moment où la décision prend effet. Si nous fermons un compte, nous les envoyons au moins 30 jours avant, sauf si la loi en dispose autrement ou si l’entreprise a enfreint ces conditions à plusieurs reprises. L’entreprise peut contester la décision, et nous la retirons si elle était injustifiée.',
          'La page sur le classement explique ce qui détermine l’ordre des résultats et ce que les entreprises peuvent payer. Giewel ne vend rien qui concurrence les entreprises inscrites et n’en favorise aucune au-delà de ce que cette page décrit. Chaque entreprise peut consulter et télécharger les données qu’elle saisit et reçoit sur Giewel ; les autres entreprises n’y ont pas accès.',
          'Les entreprises peuvent adresser une réclamation gratuite par le formulaire de contact. Une personne de notre équipe qui n’a pas pris part à la décision répond par écrit. Si nous ne trouvons pas d’accord, nous acceptons une médiation auprès du Centre de médiation civile et commerciale (CMCC) à Luxembourg. Les entreprises peuvent saisir un tribunal à tout moment.',
        ],
        links: [
          { label: 'Comment les résultats sont classés', href: href('/ranking') },
          { label: 'Nous contacter', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Modifications, droit et tribunaux',
        text: [
          'Si nous modifions ces conditions, nous prévenons par e-mail toutes les personnes qui ont un compte, au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez fermer votre compte.',
          'Le droit luxembourgeois s’applique. Les consommateurs peuvent saisir les tribunaux de leur domicile et gardent la protection du droit de leur pays.',
          'Si vous êtes un consommateur et que nous ne parvenons pas à régler un litige, vous pouvez saisir gratuitement le Service national du Médiateur de la consommation à Luxembourg (mediateurconsommation.lu). Il vous aide aussi en cas de litige avec une entreprise.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Règles des avis',
    description:
      'Qui peut donner un avis sur une entreprise, comment il est contrôlé, ce qui est masqué et ce qu’une entreprise peut faire.',
    lead: 'Un avis aide quand on sait d’où il vient. Voici d’où viennent les nôtres.',
    sections: [
      {
        key: 'who',
        title: 'Qui peut en écrire un',
        text: [
          'Seulement un client, seulement sur une entreprise avec laquelle il a eu un chantier sur Giewel, et seulement une fois que les deux côtés ont confirmé la fin du chantier. Un avis par chantier. Il n’y a pas d’autre chemin : les avis ne sont ni achetés, ni importés, ni écrits par nous.',
        ],
      },
      {
        key: 'check',
        title: 'Comment il est contrôlé',
        text: [
          'Que le chantier existe et soit terminé, le programme le contrôle au moment où l’avis est envoyé. Puis une personne le lit avant qu’il paraisse. Il est approuvé, ou refusé pour un motif qui est dit au client.',
          'Un avis est refusé s’il ne parle pas du chantier, insulte ou menace quelqu’un, révèle des détails privés d’autrui, fait de la publicité ou a été payé. Une mauvaise note n’est pas un motif.',
        ],
      },
      {
        key: 'shown',
        title: 'Ce qui est affiché et ce qui est masqué',
        text: [
          'Sont montrés la note de 1 à 5, le texte, la date, le chantier et le nom d’utilisateur du client. Un client peut rester anonyme : alors ni son nom, ni son compte, ni le chantier ne sont montrés à d’autres, et de la date seulement le mois. L’entreprise peut tout de même deviner qui c’était. Le chantier est contrôlé comme les autres, et les étoiles comptent pour l’entreprise, pas pour le chantier.',
          'Sont masqués les avis qui attendent d’être approuvés et ceux qui ont été refusés. Ni les uns ni les autres ne comptent dans la moyenne. Tous les avis approuvés sont montrés et comptés, les plus récents d’abord.',
        ],
      },
      {
        key: 'numbers',
        title: 'Comment les chiffres sont faits',
        text: [
          'La moyenne est la simple moyenne de tous les avis approuvés, arrondie à une décimale. Pour l’ordre des résultats, c’est une moyenne prudente qui sert, où un seul avis compte peu ; elle est expliquée sur la page du classement.',
        ],
        links: [{ label: 'Comment les résultats sont classés', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Ce qu’une entreprise peut faire',
        text: [
          'Une entreprise peut signaler un avis et dire pourquoi. L’avis reste public et compté jusqu’à ce qu’un modérateur décide. Une entreprise ne peut pas retirer un avis, et aucune formule n’y change rien.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'Dans la démo',
      text: [
        'Giewel n’est pas encore lancé. Les entreprises de la démo et les avis sur elles sont inventés ; les moteurs de recherche sont priés de les laisser de côté.',
      ],
    },
  },

  ranking: {
    title: 'Comment les résultats sont classés',
    description:
      'Dans quel ordre Giewel montre les entreprises, de quoi cet ordre est fait, et ce que les entreprises peuvent payer ou non.',
    lead: 'Dans quel ordre apparaissent les entreprises, et ce qui en est payé.',
    sections: [
      {
        key: 'relevance',
        title: 'La pertinence, sauf si vous choisissez autre chose',
        text: [
          'Lors d’une recherche, ce qui compte d’abord, c’est à quel point une entreprise y répond. Dans cet ordre : son nom est ce que vous avez écrit ; son nom commence ainsi ; les mots sont dans son nom ; les mots sont dans son nom ou ses métiers ; elle fait le métier dont parle votre phrase ; les mots sont ailleurs dans son profil, sa localité comprise. Les petites fautes de frappe sont pardonnées.',
          'Avec un lieu, les entreprises de ce lieu viennent d’abord, puis celles qui disent y travailler, puis les plus proches. Nous savons à quelle distance est la commune d’une entreprise, pas sa porte ; nous disons donc « environ », par pas de 5 km. Les lieux et leur position viennent de GeoNames (CC BY 4.0).',
          'Sans recherche, toutes les entreprises répondent aussi bien.',
        ],
      },
      {
        key: 'paid',
        title: 'Ce qui est payé',
        text: [
          'Classés par pertinence, les résultats viennent par six. Dans chaque groupe de six, la première et la quatrième place sont payées. Elles vont aux entreprises qui ont la formule Premium, puis Professional, dans l’ordre où elles répondent à la recherche, et ces entreprises sont marquées « Sponsorisé ».',
          'Une entreprise ne prend une place payée que si elle ne répond pas moins bien que la dernière entreprise du groupe qui ne paie pas sa place. S’il n’y en a pas, la place n’est pas payée. Sur toutes les autres places, une formule ne change rien : une entreprise avec formule s’y trouve sans marque, là où serait toute autre.',
          'Les suggestions sous le champ de recherche, la carte et les entreprises que nous proposons pour une demande ne s’achètent pas.',
          'Quand les résultats sont classés par note, par nom ou par nouveauté, la formule ne joue aucun rôle.',
          'Une bannière publicitaire n’est pas un résultat de recherche. Là où il y en a une, elle est marquée comme publicité.',
        ],
      },
      {
        key: 'score',
        title: 'La note de tous les avis',
        text: [
          'Entre des entreprises qui répondent aussi bien, les avis décident, par une moyenne prudente : aux vrais avis de chaque entreprise s’ajoutent six avis imaginés de 4,0. Ainsi un seul avis de 5 ne bat pas cinquante de 4,9, et une nouvelle entreprise commence au milieu et non à la fin.',
          'Les entreprises encore à égalité viennent de la plus récente à la plus ancienne.',
        ],
      },
      {
        key: 'sorts',
        title: 'Les autres ordres',
        text: [
          'Meilleure note : cette moyenne prudente seule. Plus récentes : le jour où l’entreprise est arrivée. Nom : l’alphabet.',
        ],
      },
      {
        key: 'not',
        title: 'Ce qui ne joue aucun rôle',
        text: [
          'Qui vous êtes, ce que vous avez regardé avant, où vous êtes (sauf si vous nommez un lieu), quel appareil vous utilisez. Deux personnes qui cherchent la même chose voient le même ordre.',
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
      'À quel point Giewel est accessible, comment cela est testé, ce qui manque et à qui le dire.',
    lead: 'Giewel est fait pour tous ceux qui habitent une maison ; il doit donc fonctionner pour tous.',
    sections: [
      {
        key: 'standard',
        title: 'Ce à quoi nous nous tenons',
        text: [
          'Les règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, sur lesquelles repose la norme européenne EN 301 549. À notre connaissance, les pages publiques et celles derrière la connexion les respectent.',
        ],
      },
      {
        key: 'tested',
        title: 'Comment cela est testé',
        text: [
          'Chaque changement est testé par programme avant de paraître : chaque page en clair et en sombre, sur un écran large et un étroit, avec axe-core ; titres et repères ; toute la page d’accueil au clavier seul ; des pages à 320 pixels de large et avec un zoom de 400 % ; les couleurs forcées ; les animations réduites ; et la lecture sans JavaScript.',
          'Les tests par programme trouvent peut-être la moitié de ce qui peut ne pas aller. Des personnes qui utilisent un lecteur d’écran chaque jour n’ont pas encore testé Giewel pour nous.',
        ],
      },
      {
        key: 'known',
        title: 'Ce qui manque, à notre connaissance',
        text: [
          'Les photos que les entreprises déposent sont décrites par leurs titres, qui peuvent être courts ou manquer.',
        ],
      },
      {
        key: 'tell',
        title: 'Dites-le-nous',
        text: [
          'Si quelque chose ne marche pas pour vous, écrivez-nous de quelle page il s’agit et ce que vous utilisez. Une personne répond, avec un remède ou un autre chemin vers ce qu’il vous faut.',
          'Si notre réponse n’aide pas, vous pouvez vous adresser à l’Office de la surveillance de l’accessibilité des produits et services (OSAPS) au Luxembourg.',
        ],
        links: [{ label: 'Nous contacter', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Signaler un contenu illicite',
    description: 'Comment signaler à Giewel un contenu que vous croyez illicite, et ce qui se passe ensuite.',
    lead: 'Chacun peut nous signaler un contenu sur Giewel qu’il croit contraire à la loi. Pas besoin de compte.',
    sections: [
      {
        key: 'say',
        title: 'Ce qu’il faut nous dire',
        text: [
          'L’adresse exacte de la page ; ce que vous y croyez illicite, et pourquoi ; votre nom et votre adresse e-mail.',
          'Écrivez ce que vous savez et non ce que vous supposez : en envoyant un signalement, vous déclarez de bonne foi qu’il est exact et complet.',
        ],
        links: [{ label: 'Écrire un signalement', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'Ce qui se passe ensuite',
        text: [
          'Une personne le lit et décide avec soin et sans parti pris. Nous vous disons ce qui a été décidé et ce que vous pouvez faire si vous n’êtes pas d’accord. Nous prévenons aussi l’auteur du contenu, avec le motif ; votre nom n’est pas transmis, sauf s’il le faut pour comprendre le signalement.',
          'Si nous apprenons quelque chose qui met en danger la vie ou la sécurité d’une personne, nous prévenons la police.',
        ],
      },
      {
        key: 'objection',
        title: 'Si vous n’êtes pas d’accord',
        text: [
          'Répondez à notre message : quelqu’un d’autre examine à nouveau le cas. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, à l’Autorité de la concurrence, qui surveille les plateformes en ligne au Luxembourg, ou à un tribunal.',
        ],
      },
      {
        key: 'review',
        title: 'S’il s’agit d’un avis',
        text: ['L’entreprise concernée peut signaler l’avis elle-même ; c’est plus rapide.'],
        links: [{ label: 'Règles des avis', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Protection des données',
    description:
      'Ce que Giewel conserve sur les personnes, pourquoi, combien de temps et qui d’autre le voit. Ni pistage, ni cookies publicitaires.',
    lead: 'Ce qui est conservé sur vous, pourquoi et combien de temps. Le tableau ci-dessous est comparé par programme à la base de données : ce qui n’y est pas n’est pas conservé.',
    sections: [
      {
        key: 'who',
        title: 'Qui est responsable',
        text: ['L’exploitant nommé dans les mentions légales.'],
        links: [
          { label: 'Mentions légales', href: href('/imprint') },
          { label: 'Nous écrire au sujet de vos données', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Les cookies et ce que garde votre navigateur',
        text: [
          'Qui ne fait que regarder ne reçoit aucun cookie, et son navigateur n’est prié de rien chercher chez d’autres que nous. C’est pourquoi aucune bannière ne demande votre accord.',
          'Quand vous vous connectez, un cookie vous garde connecté jusqu’à 12 heures d’absence ; si vous cochez « Rester connecté », 14 jours. Après 30 jours il prend fin dans tous les cas. Ceux qui travaillent pour nous sont déconnectés plus tôt : après 30 minutes, ou 2 heures. Un second, nommé « known », dit pendant 180 jours que quelqu’un s’est connecté avec ce navigateur, pour qu’un inconnu qui devine votre mot de passe ne vous bloque pas ; il reste quand vous vous déconnectez. Quand vous demandez un code avant d’avoir un compte, un cookie le lie à votre navigateur pendant une heure.',
          'Votre navigateur garde lui-même les couleurs choisies, les entreprises marquées d’un cœur, le dernier lieu regardé, le dernier dossier utilisé, ce que vous avez commencé à écrire, jusqu’où vous aviez fait défiler, et une page qui dit que vous êtes hors ligne. Rien de cela ne nous est envoyé avant que vous l’envoyiez ; quand vous vous déconnectez, le lieu et ce que vous aviez commencé sont oubliés.',
        ],
      },
    ],
    stored: 'Ce que nous conservons',
    storedColumns: { what: 'Quoi', why: 'Pourquoi', until: 'Combien de temps', basis: 'Base légale' },
    basis: {
      contract: 'Contrat (RGPD, article 6, paragraphe 1, point b))',
      interest: 'Intérêt légitime (RGPD, article 6, paragraphe 1, point f))',
    },
    data: {
      account: {
        what: 'Votre compte : nom d’utilisateur, mot de passe (seulement sous une forme que personne ne peut relire), e-mail, numéro de téléphone, nom, photo et numéro de passeport si vous les donnez, votre langue, les messages que vous voulez, et un nouvel e-mail ou numéro tant qu’il attend son code',
        why: 'Pour vous laisser entrer et pour que ceux à qui vous écrivez sachent qui vous êtes',
        until: `Jusqu’à ce que vous fassiez supprimer le compte ; il disparaît 7 jours plus tard. Le compte d’un particulier auquel personne ne se connecte prend fin après ${RETENTION_DAYS.dormantAccounts / 365} ans, ${RETENTION_DAYS.dormantWarning} jours après un e-mail qui l’annonce`,
      },
      standing: {
        what: 'Si votre compte a été suspendu, et pourquoi',
        why: 'Pour protéger les autres des comptes qui enfreignent les règles',
        until: 'Aussi longtemps que le compte',
      },
      visits: {
        what: 'Où vous êtes connecté : adresse IP et type de navigateur de chaque session, quand vous l’avez utilisée la dernière fois et montré que c’est vous, les adresses de votre première et de votre dernière connexion ; et que votre navigateur est un de ceux que vous avez déjà utilisés',
        why: 'Pour que vous et nous puissions voir un inconnu dans votre compte, et remarquer quand client et entreprise sont une seule personne',
        until: `Chaque session jusqu’à sa fin : 14 jours après le dernier usage, 30 jours au plus ; un navigateur 180 jours après la dernière connexion, ou jusqu’à ce que vous vous déconnectiez partout ; les adresses de la première et de la dernière connexion ${RETENTION_DAYS.networks} jours`,
      },
      proofs: {
        what: 'Codes, liens pour un nouveau mot de passe, clés d’accès (seulement leur partie publique) et, si vous l’activez, le secret dont votre application fait ses codes, avec les codes de secours (seulement sous forme d’empreintes)',
        why: 'Pour prouver qu’une adresse, un numéro ou un compte est à vous',
        until:
          'Codes un jour ; liens 30 minutes ; clés d’accès, secret de l’application et codes de secours jusqu’à ce que vous les retiriez',
      },
      programs: {
        what: 'Jetons d’API : leur nom, ce qu’ils autorisent, leur création et leur dernière utilisation (du jeton lui-même, seulement une empreinte) ; webhooks : leur adresse, leurs événements, leur secret de signature, et ce qui a été envoyé quand',
        why: 'Pour que les programmes de votre choix puissent travailler en votre nom',
        until: `Jusqu’à ce que vous les supprimiez ; un jeton un an au plus ; les envois ${RETENTION_DAYS.webhookDeliveries} jours`,
      },
      attempts: {
        what: 'Les tentatives d’ouverture de compte : adresse IP, type de navigateur et comment cela s’est terminé',
        why: 'Pour reconnaître les programmes qui ouvrent des comptes en grand nombre',
        until: `${RETENTION_DAYS.signUpAttempts} jours`,
      },
      trail: {
        what: 'Ce qui a touché la sécurité de votre compte et ce que les modérateurs ont lu de vous : quand, le type de navigateur et la première partie de l’adresse IP (24 bits en IPv4, 48 en IPv6)',
        why: 'Pour que vous et nous puissions voir un inconnu dans votre compte, et quiconque chez nous lirait ce qu’il ne doit pas',
        until:
          'Un an, et personne ne peut le modifier ; une fois votre compte supprimé, on y lit un numéro et plus de nom',
      },
      company: {
        what: 'Le profil d’une entreprise : nom, description, numéros de TVA et de registre, adresse, téléphone, e-mail, si ces deux peuvent être montrés à tous, site, horaires, logo, métiers et photos, ce qu’a dit le contrôle de TVA, ce qui a été envoyé pour la vérifier (numéro RCS, autorisation d’établissement, assurance, chacun avec son document) et ce qui a été décidé, et son abonnement',
        why: 'C’est ce que montre l’annuaire, et d’après quoi un abonnement est facturé',
        until: 'Jusqu’à ce que le compte de l’entreprise soit supprimé',
      },
      team: {
        what: 'Qui travaille pour une entreprise et comme quoi, les adresses qui ont été invitées, qui y a changé quoi, de quoi en quoi, et qui s’occupe de quel client',
        why: 'Pour que plusieurs personnes puissent répondre pour une entreprise, et qu’elle sache qui l’a fait',
        until:
          'Jusqu’à ce que vous quittiez l’équipe ; ce qui a été fait reste à l’entreprise, sans votre nom une fois votre compte supprimé',
      },
      billing: {
        what: 'La formule d’une entreprise, ce qu’elle a payé et jusqu’à quand, ses factures avec le nom, l’adresse et le numéro de TVA auxquels elles ont été faites, et par quels numéros le service de paiement la connaît ; les numéros de carte ne nous parviennent jamais',
        why: 'Pour donner à une entreprise ce qu’elle paie, et parce que la loi demande des factures',
        until:
          'Jusqu’à ce que le compte de l’entreprise soit supprimé ; les factures jusqu’à 10 ans après la fin de leur année, comme la loi le demande',
      },
      folders: {
        what: 'Vos dossiers, les entreprises qui y sont, vos favoris et vos notes, et les liens par lesquels vous partagez un dossier',
        why: 'C’est vous qui les y mettez',
        until: 'Jusqu’à ce que vous les retiriez, ou supprimiez votre compte',
      },
      projects: {
        what: 'Les chantiers : nom, description, budget, calendrier, photos, documents et étapes, qui les a confirmés, refusés ou annulés, et si le client a accepté que l’un d’eux soit montré',
        why: 'Vous et l’entreprise travaillez avec eux',
        until:
          'Aussi longtemps que le compte de l’entreprise ; votre nom, et votre accord pour montrer un chantier, partent avec votre compte',
      },
      messages: {
        what: 'Les messages entre vous et d’autres, les fichiers qui y sont, qui vous avez bloqué, et où en est une entreprise avec une demande',
        why: 'Pour que les deux puissent les lire',
        until: 'Ils sont aussi à l’autre côté et lui restent ; votre nom part avec votre compte',
      },
      requests: {
        what: 'Les demandes : ce que vous avez écrit des travaux et de votre logement, photos et plans, quelles entreprises vous avez sollicitées, ce qu’elles ont demandé ou répondu, et votre rue, qu’une entreprise voit quand vous le permettez',
        why: 'Pour que vous décriviez les travaux une fois et que des entreprises puissent y répondre',
        until:
          'Jusqu’à ce que votre compte soit supprimé, ou un brouillon supprimé ; les entreprises les perdent alors aussi',
      },
      companyVisits: {
        what: 'Les visites : les heures proposées et celle qui a été prise, le lieu, ce qui a été écrit à leur sujet, qui vient, et une empreinte de l’adresse de votre calendrier si vous en avez fait une',
        why: 'Pour que les deux côtés aient la même heure dans leur calendrier et qu’on la leur rappelle',
        until:
          'Aussi longtemps que les deux comptes ; si l’un est supprimé, l’autre apprend que la visite n’a pas lieu',
      },
      quotes: {
        what: 'Les devis : leurs postes, prix, plans de paiement et versions, ce qui a été demandé, refusé et accepté, et d’une acceptation le nom qui a été écrit, quand, comment elle a été confirmée et l’adresse abrégée du réseau',
        why: 'Pour que les deux côtés sachent ce qui a été proposé et convenu, et puissent le prouver',
        until:
          'Aussi longtemps que les deux comptes ; ce qui a été accepté reste 10 ans chez l’autre, sous les noms qui l’ont signé. Un code d’acceptation est valable 10 minutes',
      },
      reviews: {
        what: 'Les avis, leurs modifications, ce qu’une entreprise a répondu ou dit en en signalant un, pourquoi l’un est masqué et ce que son auteur y a opposé',
        why: 'C’est d’après eux que d’autres choisissent',
        until: 'Aussi longtemps que le compte de l’entreprise ; votre nom part avec votre compte',
      },
      translations: {
        what: 'Ce qu’un service de traduction a fait d’un message, d’une demande, du texte d’une entreprise ou d’un avis, là où quelqu’un a appuyé sur « Traduire »',
        why: 'Pour qu’un texte soit confié au service une fois et pas davantage',
        until: 'Aussi longtemps que le texte d’origine, et seulement tant qu’il n’est pas changé',
      },
      reports: {
        what: 'Les signalements d’entreprises sur des clients et des conversations, les signalements de contenus illégaux avec le nom et l’adresse que quelqu’un a donnés, et ce qui a été décidé',
        why: 'Pour agir contre les abus',
        until: `Jusqu’à ce que le compte de l’entreprise ou du client soit supprimé, et au plus tard ${DECISION_RETENTION_YEARS} ans après la décision ; d’un signalement de contenu illicite, nom et adresse partent avec le compte auquel ils appartiennent`,
      },
      decisions: {
        what: 'Ce que les modérateurs ont décidé sur des avis, des comptes et des signalements, avec leurs motifs',
        why: 'Pour que les décisions puissent être revues et que rien ne disparaisse en silence',
        until: `${DECISION_RETENTION_YEARS} ans, ou plus longtemps tant qu’elle s’applique : un compte suspendu, un avis retiré. Ce qui y est dit de vous part avec votre compte`,
      },
      notifications: {
        what: 'Vos notifications, ce qu’une page ouverte a appris en dernier, et les adresses des appareils sur lesquels vous voulez des notifications',
        why: 'Pour que vous voyiez ce qui est nouveau',
        until: `Les notifications, ${BELL_RETENTION_DAYS} jours, et jamais plus que le compte ; ce qu’une page ouverte a appris, un jour ; un appareil jusqu’à ce que vous vous y déconnectiez ou le désactiviez`,
      },
      counts: {
        what: 'Que quelqu’un a regardé aujourd’hui le profil d’une entreprise, comme empreinte du compte ou du réseau, et s’il venait de notre recherche ; pour chaque entreprise combien l’ont fait, jour par jour',
        why: 'Pour que les entreprises sachent combien de personnes les voient, sans cookies',
        until:
          'Les empreintes jusqu’à la fin du jour, avec ce dont elles sont faites ; les simples nombres aussi longtemps que l’entreprise est dans l’annuaire',
      },
      outgoing: {
        what: 'Les e-mails et SMS qui attendent de partir, ceux du formulaire de contact compris ; les clés dans les e-mails par lesquelles vous y répondez ou les arrêtez',
        why: 'Pour qu’aucun ne se perde quand un serveur est arrêté',
        until: `Jusqu’à leur envoi, que nous tentons pendant ${DELIVERY_RETRY_DAYS} jours au plus ; ce qui n’a pu être envoyé, ${RETENTION_DAYS.failedJobs} jours de plus ; les clés ${RETENTION_DAYS.mailTokens} jours ; des e-mails auxquels on a répondu une empreinte, ${RETENTION_DAYS.answeredMails} jours`,
      },
      guard: {
        what: 'Combien de fois quelque chose a été essayé, sous une clé qui est l’empreinte d’une adresse ou d’un numéro ; les réponses aux appels envoyés deux fois ; à qui sont les fichiers conservés, et leur taille',
        why: 'Pour que personne ne devine de mots de passe, que rien ne soit fait deux fois et que personne ne stocke sans limite',
        until:
          'De quelques minutes à quelques heures ; les réponses un jour ; d’un fichier, tant qu’il est conservé',
      },
    },
    kept: 'Ce qui est effacé, et quand',
    keptText: 'Chaque nuit, un programme supprime ce qui est plus ancien que ceci.',
    keptColumns: { what: 'Quoi', until: 'Combien de temps' },
    keptDays: (days) =>
      pluralForm('fr', days, { one: 'Un jour', many: `${days} de jours`, other: `${days} jours` }),
    keptYears: (years) =>
      pluralForm('fr', years, { one: 'Un an', many: `${years} d’ans`, other: `${years} ans` }),
    keptEnds: {
      withConversation:
        'Aussi longtemps que la conversation où ils ont été envoyés : ils sont aussi à l’autre côté',
      atSignOut: 'Jusqu’à ce que vous vous déconnectiez',
      withAccount:
        'Jusqu’à ce que vous fassiez supprimer votre compte. L’autre partie garde ce que vous lui avez envoyé, sans votre nom',
      withProject: 'Aussi longtemps que le chantier : les deux parties s’y réfèrent',
      byLaw:
        'Aussi longtemps que l’entreprise a un compte : la loi lui impose de conserver sa correspondance 10 ans',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Réponses aux appels envoyés deux fois',
      liveEvents: 'Ce qu’une page ouverte a appris',
      unsentAttachments: 'Fichiers déposés pour un message et jamais envoyés',
      codes: 'Codes',
      networks: 'Adresses IP de votre première et de votre dernière connexion',
      signUpAttempts: 'Tentatives d’ouverture de compte',
      bell: 'Vos notifications',
      requestWishes: 'Que vous auriez sollicité une entreprise sans formule',
      trail: 'Ce qui a touché la sécurité de votre compte, et ce que les modérateurs ont lu de vous',
      mailTokens: 'Clés dans les e-mails par lesquelles vous y répondez ou les arrêtez',
      answeredMails: 'Empreintes des e-mails auxquels on a répondu',
      webhookDeliveries: 'Envois des webhooks',
      stripeEvents: 'Numéros de ce que le service de paiement nous a dit',
      failedJobs: 'E-mails et SMS qui n’ont pu être envoyés',
      dormantAccounts: 'Le compte d’un particulier auquel personne ne se connecte',
      dormantWarning: 'Un tel compte une fois que nous avons écrit qu’il prendra fin',
      sentFiles: 'Fichiers dans les messages',
      drafts: 'Ce que vous avez commencé à écrire sans l’envoyer, dans votre navigateur',
      companyDays: 'Combien de fois la page d’une entreprise a été vue chaque jour',
      companyLog: 'Ce que les membres d’une équipe ont fait au nom de leur entreprise',
      messages: 'Messages',
      requests: 'Demandes terminées et entreprises sollicitées',
      projectHistory: 'Ce qui s’est passé sur un chantier, et quand',
      quotes: 'Devis qui n’ont pas été acceptés',
      decisions:
        'Signalements, décisions des modérateurs et contenus retirés, une fois que la décision ne s’applique plus',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Qui d’autre le voit',
        text: [
          'Ce que vous publiez, tout le monde. Ce que vous écrivez à une entreprise, cette entreprise. Personne ne l’achète, et aucun annonceur ne l’obtient.',
          'Giewel fait appel à d’autres là où il ne peut s’en passer : un serveur pour envoyer les e-mails, un service pour envoyer les codes par SMS, le VIES de la Commission européenne pour contrôler le numéro de TVA d’une entreprise, le service du fabricant de votre navigateur pour atteindre un appareil où vous voulez des notifications (il les porte sans pouvoir les lire) et, là où l’exploitant les a mis en place, un stockage de fichiers et un service de paiement. Chacun reçoit ce qu’il lui faut pour cela, et rien d’autre.',
          'Là où l’exploitant a mis en place un service de traduction, « Traduire » figure à côté des textes écrits dans une autre langue. Un texte ne part vers ce service que lorsqu’une personne qui peut le lire appuie : le texte seul, sans votre nom ni votre adresse. Si personne n’appuie, rien ne part.',
          'Le journal du serveur ne contient ni l’adresse des visiteurs ni ce qu’ils ont écrit.',
        ],
      },
      {
        key: 'rights',
        title: 'Vos droits',
        text: [
          'Dans les réglages, vous pouvez avoir une copie de tout ce que nous conservons sur vous, le corriger et faire supprimer votre compte. Pour cela, vous n’avez besoin de personne.',
          'Vous pouvez aussi vous opposer, faire limiter l’usage de vos données, ou vous plaindre à la Commission nationale pour la protection des données (CNPD) au Luxembourg.',
        ],
        links: [
          { label: 'Nous écrire au sujet de vos données', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
    ],
  },
};
