import type { sentences as english } from '#features/requests/core/strings/en/questions.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const unknown = 'Je ne sais pas';
const other = 'Autre chose';
const advice = 'J’aimerais un conseil';

export const sentences: TranslationType<typeof english> = {
  'general-construction': {
    questions: {
      work: {
        label: 'Que faut-il faire ?',
        short: 'Travaux',
        options: {
          extension: 'Une extension',
          'new-build': 'Une maison neuve',
          structure: 'Poutres, murs ou plafonds',
          demolition: 'Une démolition',
          basement: 'Terrassement ou cave',
          other,
        },
      },
      size: {
        label: 'Quelle surface ?',
        short: 'Surface',
        note: 'Surface de plancher, tous niveaux compris',
      },
      plans: {
        label: 'Avez-vous déjà des plans ?',
        short: 'Plans',
        options: { architect: 'Des plans d’architecte', sketch: 'Un croquis', none: 'Rien pour l’instant' },
      },
      permit: {
        label: 'Avez-vous une autorisation de bâtir ?',
        short: 'Autorisation',
        options: { granted: 'Accordée', asked: 'Demandée', 'not-yet': 'Pas encore', unknown },
      },
      access: {
        label: 'Quel véhicule peut accéder au chantier ?',
        short: 'Accès',
        options: {
          lorry: 'Un camion-grue',
          van: 'Une camionnette ou un petit camion',
          narrow: 'Aucun, il n’y a qu’un sentier',
        },
      },
      livedIn: { label: 'Quelqu’un y habite-t-il pendant les travaux ?', short: 'Habité' },
    },
    pictures: 'Le terrain vu de tous les côtés, l’accès depuis la rue, et les plans s’il y en a.',
  },
  renovation: {
    questions: {
      work: {
        label: 'Que voulez-vous rénover ?',
        short: 'Travaux',
        options: {
          whole: 'Tout le logement',
          bathroom: 'Une salle de bains',
          kitchen: 'Une cuisine',
          attic: 'Des combles',
          energy: 'Isolation, fenêtres et chauffage ensemble',
          other,
        },
      },
      size: { label: 'Quelle surface ?', short: 'Surface', note: 'Surface de plancher à rénover' },
      trades: {
        label: 'Que comprennent les travaux ?',
        short: 'Avec',
        note: 'Plusieurs réponses possibles',
        options: {
          walls: 'Murs et plafonds',
          floors: 'Sols',
          electrics: 'Électricité',
          plumbing: 'Sanitaire',
          heating: 'Chauffage',
          windows: 'Fenêtres',
          structure: 'Murs à abattre',
        },
      },
      planning: {
        label: 'Qui s’occupe des plans ?',
        short: 'Plans par',
        options: { architect: 'Un architecte', company: 'L’entreprise', self: 'Moi-même', unknown },
      },
      livedIn: { label: 'Le logement est-il habité pendant les travaux ?', short: 'Habité' },
      listed: {
        label: 'Le bâtiment est-il protégé ?',
        short: 'Protégé',
        note: 'Classé, ou en secteur protégé',
      },
    },
    pictures: 'Chaque pièce vue de la porte, ce qui est abîmé, et un plan de l’étage si vous en avez un.',
  },
  plumbing: {
    questions: {
      work: {
        label: 'De quoi s’agit-il ?',
        short: 'Travaux',
        options: {
          leak: 'Une fuite d’eau',
          blocked: 'Un écoulement bouché',
          bathroom: 'Une nouvelle salle de bains',
          fixture: 'Un robinet, lavabo, WC ou une douche',
          'water-heater': 'Un chauffe-eau',
          pipes: 'De nouvelles conduites',
          other,
        },
      },
      where: {
        label: 'Où est-ce ?',
        short: 'Où',
        note: 'Plusieurs réponses possibles',
        options: {
          bathroom: 'Salle de bains',
          kitchen: 'Cuisine',
          toilet: 'WC',
          basement: 'Cave',
          outside: 'Dehors',
          wall: 'Dans un mur ou un plafond',
        },
      },
      fixtures: {
        label: 'Combien d’appareils ?',
        short: 'Appareils',
        note: 'Robinets, lavabos, WC, douches',
      },
      pipes: {
        label: 'En quoi sont les conduites ?',
        short: 'Conduites',
        options: { copper: 'Cuivre', steel: 'Acier galvanisé', plastic: 'Plastique', lead: 'Plomb', unknown },
      },
      stopped: {
        label: 'Peut-on couper l’eau à cet endroit seulement ?',
        short: 'Coupure possible',
      },
      floor: { label: 'À quel étage ?', short: 'Étage' },
    },
    pictures:
      'L’endroit de la fuite ou de la pose, les conduites à côté, le robinet principal et le chauffe-eau avec sa plaque.',
    firstAid: {
      leak: 'Fermez le robinet principal, en général à l’arrivée de la conduite dans la cave. Coupez le courant là où l’eau coule sur des prises ou des lampes.',
      blocked:
        'Ne faites plus couler d’eau et n’utilisez ni le lave-linge ni le lave-vaisselle. Pas d’acide : il reste dans le tuyau et peut brûler la personne qui l’ouvrira.',
    },
  },
  painting: {
    questions: {
      work: {
        label: 'De quels travaux de peinture s’agit-il ?',
        short: 'Travaux',
        options: {
          walls: 'Peindre les murs et plafonds intérieurs',
          facade: 'Peindre une façade',
          woodwork: 'Peindre les fenêtres, portes ou volets',
          wallpaper: 'Poser ou enlever du papier peint',
          stairwell: 'Peindre une cage d’escalier',
          other,
        },
      },
      size: {
        label: 'Quelle surface ?',
        short: 'Surface',
        note: 'Longueur des murs × hauteur, portes et fenêtres comprises',
      },
      rooms: { label: 'Combien de pièces ?', short: 'Pièces' },
      state: {
        label: 'Dans quel état est le support ?',
        short: 'État',
        note: 'Plusieurs réponses possibles',
        options: {
          sound: 'Lisse et sain',
          cracks: 'Fissures ou trous',
          damp: 'Humidité ou moisissures',
          wallpaper: 'Vieux papier peint',
          smoke: 'Fumée ou nicotine',
        },
      },
      height: {
        label: 'Quelle hauteur ?',
        short: 'Hauteur',
        options: { normal: 'Jusqu’à 2,8 m', high: 'Jusqu’à 4 m', scaffold: 'Plus haut, avec échafaudage' },
      },
      furniture: {
        label: 'Et les meubles ?',
        short: 'Meubles',
        options: {
          empty: 'Les pièces sont vides',
          moved: 'Je les déplace',
          stays: 'Le peintre les déplace et les protège',
        },
      },
    },
    pictures: 'Chaque mur avec du recul ; fissures, taches et peinture écaillée de près.',
  },
  electrical: {
    questions: {
      work: {
        label: 'De quoi s’agit-il ?',
        short: 'Travaux',
        options: {
          'no-power': 'Il n’y a plus de courant',
          smell: 'Ça sent le brûlé ou ça fait des étincelles',
          rewire: 'Une nouvelle installation',
          points: 'Prises, interrupteurs ou lampes en plus',
          board: 'Un nouveau tableau électrique',
          charger: 'Une borne de recharge',
          lighting: 'L’éclairage',
          other,
        },
      },
      points: {
        label: 'Combien de prises, d’interrupteurs et de lampes ?',
        short: 'Points',
        note: 'Une estimation suffit',
      },
      age: {
        label: 'Quel âge a l’installation ?',
        short: 'Installation',
        options: {
          'under-20': 'Moins de 20 ans',
          'to-40': '20 à 40 ans',
          'over-40': 'Plus de 40 ans',
          unknown,
        },
      },
      current: {
        label: 'Quel raccordement avez-vous ?',
        short: 'Raccordement',
        note: 'C’est écrit sur le compteur',
        options: { single: 'Monophasé', three: 'Triphasé', unknown },
      },
      walls: {
        label: 'Par où passent les câbles ?',
        short: 'Câbles',
        options: {
          plaster: 'Encastrés',
          surface: 'En apparent',
          open: 'Les murs sont ouverts de toute façon',
          unknown,
        },
      },
      partly: { label: 'Peut-on couper le courant une journée ?', short: 'Coupure possible' },
    },
    pictures: 'Le tableau électrique ouvert, le compteur, et les endroits où il faut poser quelque chose.',
    firstAid: {
      'no-power':
        'Regardez si les voisins ont du courant. Coupez tous les disjoncteurs et remettez-les un à un : celui qui saute indique le circuit. Laissez-le coupé.',
      smell:
        'Coupez l’interrupteur général et laissez-le coupé. S’il y a de la fumée : sortez et appelez le 112.',
    },
  },
  carpentry: {
    questions: {
      work: {
        label: 'Que faut-il fabriquer ?',
        short: 'Travaux',
        options: {
          stairs: 'Un escalier ou une rampe',
          cupboard: 'Un placard ou des étagères sur mesure',
          doors: 'Des portes intérieures',
          'roof-timbers': 'Une charpente',
          deck: 'Une terrasse en bois ou un carport',
          repair: 'Une réparation',
          other,
        },
      },
      pieces: { label: 'Combien d’éléments ?', short: 'Éléments' },
      wood: {
        label: 'Quel bois ?',
        short: 'Bois',
        options: {
          oak: 'Chêne',
          beech: 'Hêtre ou frêne',
          softwood: 'Épicéa, pin ou mélèze',
          panel: 'Panneaux',
          advice,
        },
      },
      measures: {
        label: 'Quelles dimensions ?',
        short: 'Dimensions',
        note: 'Largeur, hauteur, profondeur, même approximatives',
      },
      finish: {
        label: 'Quelle finition ?',
        short: 'Finition',
        options: {
          oiled: 'Huilé',
          varnished: 'Verni',
          painted: 'Peint',
          untreated: 'Brut',
          advice,
        },
      },
      removal: { label: 'Y a-t-il des éléments anciens à évacuer ?', short: 'Évacuation de l’existant' },
    },
    pictures: 'L’endroit de face et des deux côtés, avec un mètre pliant, et un modèle qui vous plaît.',
  },
  landscaping: {
    questions: {
      work: {
        label: 'Que faut-il faire dehors ?',
        short: 'Travaux',
        options: {
          garden: 'Un nouveau jardin',
          terrace: 'Une terrasse',
          drive: 'Une allée ou un chemin',
          wall: 'Un mur, des marches ou une clôture',
          trees: 'Arbres et haies',
          upkeep: 'Un entretien régulier',
          'fallen-tree': 'Un arbre est tombé ou menace de tomber',
          other,
        },
      },
      size: { label: 'Quelle surface ?', short: 'Surface' },
      slope: {
        label: 'Comment est le terrain ?',
        short: 'Pente',
        options: { level: 'Plat', gentle: 'En pente douce', steep: 'En forte pente' },
      },
      ground: {
        label: 'Qu’y a-t-il aujourd’hui ?',
        short: 'Aujourd’hui',
        options: {
          lawn: 'Pelouse et massifs',
          paved: 'Pavés ou dalles',
          overgrown: 'En friche',
          'building-site': 'Un terrain en chantier',
        },
      },
      access: {
        label: 'Comment y accède-t-on ?',
        short: 'Accès',
        options: {
          digger: 'Avec une mini-pelle',
          wheelbarrow: 'Avec une brouette',
          house: 'Seulement par la maison',
        },
      },
      removal: { label: 'Y a-t-il de la terre ou des déchets verts à évacuer ?', short: 'À évacuer' },
    },
    pictures: 'Le jardin vu de la maison, la maison vue du jardin, l’accès, les regards et les robinets.',
    firstAid: {
      'fallen-tree':
        'Restez à distance de l’arbre et de tout ce qu’il touche. S’il est tombé sur une ligne électrique ou une route, appelez le 112.',
    },
  },
  heating: {
    questions: {
      work: {
        label: 'De quoi s’agit-il ?',
        short: 'Travaux',
        options: {
          'no-heat': 'Le chauffage est en panne',
          'gas-smell': 'Ça sent le gaz',
          replace: 'Une nouvelle chaudière',
          'heat-pump': 'Une pompe à chaleur',
          radiators: 'Des radiateurs',
          floor: 'Un chauffage au sol',
          service: 'Un entretien',
          other,
        },
      },
      now: {
        label: 'Comment chauffez-vous aujourd’hui ?',
        short: 'Chauffage actuel',
        options: {
          gas: 'Gaz',
          oil: 'Mazout',
          pellets: 'Pellets ou bois',
          'heat-pump': 'Pompe à chaleur',
          electric: 'Électricité',
          district: 'Chauffage urbain',
          unknown,
        },
      },
      size: { label: 'Quelle surface est chauffée ?', short: 'Surface' },
      gives: {
        label: 'Comment la chaleur est-elle diffusée ?',
        short: 'Chaleur par',
        options: { radiators: 'Par des radiateurs', floor: 'Par le sol', both: 'Les deux', unknown },
      },
      age: {
        label: 'Quel âge a la chaudière ?',
        short: 'Chaudière',
        options: {
          'under-10': 'Moins de 10 ans',
          'to-20': '10 à 20 ans',
          'over-20': 'Plus de 20 ans',
          unknown,
        },
      },
      insulated: { label: 'Le toit et les murs sont-ils isolés ?', short: 'Isolé' },
      hotWater: { label: 'L’installation fait-elle aussi l’eau chaude ?', short: 'Production d’eau chaude' },
    },
    pictures:
      'La chaudière et sa plaque, les tuyaux autour, la cheminée, et l’endroit possible pour une pompe à chaleur.',
    firstAid: {
      'no-heat':
        'Regardez la pression (1 à 2 bar), le disjoncteur et la pile du thermostat. Notez le code d’erreur affiché.',
      'gas-smell':
        'Ouvrez les fenêtres, fermez le robinet de gaz, ne touchez à aucun interrupteur, sortez de la maison. Dehors, appelez le 112.',
    },
  },
  roofing: {
    questions: {
      work: {
        label: 'Que faut-il faire au toit ?',
        short: 'Travaux',
        options: {
          leak: 'Réparer une fuite',
          part: 'Refaire une partie',
          whole: 'Refaire tout le toit',
          gutters: 'Gouttières et zinguerie',
          windows: 'Fenêtres de toit',
          other,
        },
      },
      cover: {
        label: 'Quelle est la couverture actuelle ?',
        short: 'Couverture',
        options: {
          slate: 'Ardoise naturelle',
          'fibre-cement': 'Ardoise en fibrociment',
          tiles: 'Tuiles',
          zinc: 'Zinc',
          flat: 'Toit plat avec étanchéité',
          unknown,
        },
      },
      size: {
        label: 'Quelle est la surface du toit ?',
        short: 'Surface',
        note: 'Longueur de la gouttière × longueur de la pente, pour tous les pans',
      },
      also: {
        label: 'Que faut-il faire en même temps ?',
        short: 'Avec',
        note: 'Plusieurs réponses possibles',
        options: {
          insulation: 'Isolation',
          gutters: 'Gouttières et descentes',
          windows: 'Fenêtres de toit',
          chimney: 'Cheminée',
          timbers: 'Charpente',
          solar: 'Panneaux solaires',
        },
      },
      water: { label: 'L’eau entre-t-elle en ce moment ?', short: 'Infiltration en cours' },
      scaffold: {
        label: 'Où peut-on monter un échafaudage ?',
        short: 'Échafaudage',
        options: {
          garden: 'Dans mon jardin',
          pavement: 'Sur le trottoir',
          neighbour: 'Chez le voisin',
          unknown,
        },
      },
      access: { label: 'Comment accède-t-on au toit ?', short: 'Accès' },
    },
    pictures: 'Chaque pan du toit vu du sol, la tache à l’intérieur, et les combles avec la charpente.',
    firstAid: {
      leak: 'Mettez un seau sous la fuite. Si le plafond gonfle, percez-y un petit trou pour que l’eau s’écoule. Ne montez pas sur le toit.',
    },
  },
  tiling: {
    questions: {
      work: {
        label: 'Que faut-il carreler ?',
        short: 'Travaux',
        options: {
          bathroom: 'Une salle de bains',
          kitchen: 'Une cuisine',
          floor: 'Un sol',
          terrace: 'Une terrasse ou un balcon',
          repair: 'Une réparation',
          other,
        },
      },
      size: { label: 'Quelle surface ?', short: 'Surface', note: 'Sol et murs ensemble' },
      under: {
        label: 'Qu’y aura-t-il sous le carrelage ?',
        short: 'Support',
        options: {
          screed: 'Une chape',
          'old-tiles': 'L’ancien carrelage',
          wood: 'Du bois',
          plaster: 'Enduit ou plaques',
          unknown,
        },
      },
      format: {
        label: 'Quel format ?',
        short: 'Format',
        options: {
          small: 'Moins de 20 cm',
          usual: '20 à 60 cm',
          large: 'Plus de 60 cm',
          mosaic: 'Mosaïque ou motif',
          advice,
        },
      },
      tiles: {
        label: 'Qui fournit le carrelage ?',
        short: 'Carrelage',
        options: { chosen: 'Je le fournis', company: 'L’entreprise', advice },
      },
      sealing: {
        label: 'Faut-il carreler une douche à l’italienne ou une surface extérieure ?',
        short: 'Étanchéité à faire',
      },
    },
    pictures:
      'Toute la surface, les angles et les bords, le seuil de la porte et, de près, un carreau descellé.',
  },
  flooring: {
    questions: {
      work: {
        label: 'Que faut-il faire au sol ?',
        short: 'Travaux',
        options: {
          lay: 'Poser un nouveau sol',
          replace: 'Enlever l’ancien et en poser un nouveau',
          sand: 'Poncer et vitrifier un parquet',
          repair: 'Le réparer',
          screed: 'Chape ou ragréage',
          other,
        },
      },
      size: { label: 'Quelle surface ?', short: 'Surface' },
      floor: {
        label: 'Quel revêtement ?',
        short: 'Revêtement',
        options: {
          parquet: 'Parquet',
          laminate: 'Stratifié',
          vinyl: 'Vinyle',
          carpet: 'Moquette',
          cork: 'Liège ou linoléum',
          advice,
        },
      },
      under: {
        label: 'Qu’y a-t-il dessous ?',
        short: 'Support',
        options: { screed: 'Une chape', wood: 'Un plancher', 'old-floor': 'L’ancien sol', unknown },
      },
      floorHeating: { label: 'Y a-t-il un chauffage au sol ?', short: 'Chauffage au sol' },
      skirting: { label: 'Faut-il aussi poser ou refaire les plinthes ?', short: 'Plinthes' },
    },
    pictures: 'Le sol vu de chaque porte, les seuils et, de près, ce qui semble abîmé.',
  },
  masonry: {
    questions: {
      work: {
        label: 'Que faut-il faire ?',
        short: 'Travaux',
        options: {
          opening: 'Une ouverture dans un mur',
          wall: 'Un nouveau mur',
          cracks: 'Des fissures',
          damp: 'De l’humidité dans un mur ou une cave',
          stone: 'De la pierre naturelle',
          concrete: 'Du béton ou une fondation',
          other,
        },
      },
      size: { label: 'Quelle surface ?', short: 'Surface', note: 'Surface du mur ou de l’ouverture' },
      wall: {
        label: 'En quoi est le mur ?',
        short: 'Mur',
        options: {
          brick: 'Brique',
          block: 'Parpaings',
          'natural-stone': 'Pierre naturelle',
          concrete: 'Béton',
          unknown,
        },
      },
      bearing: {
        label: 'Le mur est-il porteur ?',
        short: 'Porteur',
        options: { bearing: 'Oui, il est porteur', 'not-bearing': 'Non', unknown },
      },
      engineer: {
        label: 'Avez-vous le calcul d’un ingénieur ?',
        short: 'Ingénieur',
        options: { there: 'Oui', needed: 'L’entreprise doit le faire établir', unknown },
      },
      rubble: { label: 'Y a-t-il des gravats à évacuer ?', short: 'Gravats à évacuer' },
    },
    pictures:
      'Le mur des deux côtés, ce qui se trouve au-dessus et les fissures, avec une pièce de monnaie à côté pour donner l’échelle.',
  },
  'windows-doors': {
    questions: {
      work: {
        label: 'De quoi s’agit-il ?',
        short: 'Travaux',
        options: {
          replace: 'De nouvelles fenêtres',
          broken: 'Une vitre ou une porte cassée',
          'front-door': 'Une porte d’entrée',
          shutters: 'Volets ou stores',
          'inside-doors': 'Portes intérieures',
          repair: 'Une réparation',
          other,
        },
      },
      pieces: { label: 'Combien de fenêtres et de portes ?', short: 'Nombre' },
      frame: {
        label: 'Quel châssis ?',
        short: 'Châssis',
        options: {
          pvc: 'PVC',
          wood: 'Bois',
          aluminium: 'Aluminium',
          'wood-aluminium': 'Bois et aluminium',
          advice,
        },
      },
      glass: {
        label: 'Quel vitrage ?',
        short: 'Vitrage',
        options: { double: 'Double', triple: 'Triple', safety: 'Verre de sécurité', advice },
      },
      floor: { label: 'À quel étage se trouve la fenêtre ou la porte la plus haute ?', short: 'Étage' },
      also: {
        label: 'Que faut-il en plus ?',
        short: 'Avec',
        note: 'Plusieurs réponses possibles',
        options: {
          shutters: 'Volets',
          sills: 'Appuis de fenêtre',
          'fly-screens': 'Moustiquaires',
          removal: 'Évacuation des anciennes menuiseries',
        },
      },
      listed: {
        label: 'Le bâtiment est-il protégé ?',
        short: 'Protégé',
        note: 'Classé, ou en secteur protégé',
      },
    },
    pictures:
      'Chaque fenêtre, vue de l’intérieur et de l’extérieur, et son appui. Sur une photo, tenez un mètre pliant en travers.',
    firstAid: {
      broken:
        'Éloignez-vous du verre. Couvrez l’ouverture de l’intérieur avec une bâche ou une planche, et photographiez-la pour l’assurance.',
    },
  },
  security: {
    questions: {
      work: {
        label: 'De quoi s’agit-il ?',
        short: 'Travaux',
        options: {
          'locked-out': 'Je suis enfermé dehors',
          'break-in': 'Il y a eu une effraction',
          alarm: 'Une alarme',
          cameras: 'Des caméras',
          locks: 'Serrures et clés',
          intercom: 'Un interphone',
          other,
        },
      },
      doors: { label: 'Combien de portes et de fenêtres ?', short: 'Ouvertures' },
      property: {
        label: 'Que faut-il protéger ?',
        short: 'Lieu',
        options: { 'lived-in': 'Un logement', shop: 'Un commerce ou un bureau', site: 'Un chantier' },
      },
      wiring: {
        label: 'Filaire ou sans fil ?',
        short: 'Liaison',
        options: { cable: 'Filaire', radio: 'Sans fil', advice },
      },
      watched: { label: 'Quelqu’un doit-il être appelé en cas d’alarme ?', short: 'Télésurveillance' },
    },
    pictures:
      'La porte et sa serrure des deux côtés, le chant de la porte, et l’endroit possible d’un boîtier.',
    firstAid: {
      'locked-out':
        'Si quelqu’un est enfermé ou si quelque chose est sur le feu, appelez le 112. Demandez le prix total avant l’ouverture de la porte.',
      'break-in':
        'Appelez la police au 113 et ne touchez à rien avant son passage. Photographiez les dégâts pour l’assurance.',
    },
  },
  cleaning: {
    questions: {
      work: {
        label: 'Que faut-il nettoyer ?',
        short: 'Travaux',
        options: {
          'after-works': 'Après des travaux',
          regular: 'Régulièrement',
          'moving-out': 'Avant de rendre le logement',
          windows: 'Des vitres',
          facade: 'Une façade ou un toit',
          damage: 'Après un dégât des eaux ou un incendie',
          other,
        },
      },
      size: { label: 'Quelle surface ?', short: 'Surface' },
      often: {
        label: 'À quelle fréquence ?',
        short: 'Fréquence',
        options: {
          once: 'Une fois',
          weekly: 'Chaque semaine',
          fortnightly: 'Toutes les deux semaines',
          monthly: 'Chaque mois',
        },
      },
      what: {
        label: 'Que comprend le nettoyage ?',
        short: 'Avec',
        note: 'Plusieurs réponses possibles',
        options: {
          floors: 'Sols',
          windows: 'Vitres',
          kitchen: 'Cuisine, four compris',
          bathrooms: 'Salles de bains',
          carpets: 'Tapis et moquettes',
        },
      },
      empty: { label: 'Les pièces sont-elles vides ?', short: 'Vide' },
    },
    pictures: 'Chaque pièce vue de la porte et, de près, les endroits les plus sales.',
    firstAid: {
      damage:
        'Si vous pouvez le faire sans danger, coupez le courant dans les zones mouillées, et ouvrez les fenêtres. Photographiez tout pour l’assurance avant de déplacer quoi que ce soit.',
    },
  },
  moving: {
    questions: {
      work: {
        label: 'Que faut-il déménager ?',
        short: 'Travaux',
        options: {
          flat: 'Un appartement',
          house: 'Une maison',
          office: 'Un bureau',
          single: 'Quelques meubles',
          storage: 'Vers un garde-meuble',
          other,
        },
      },
      volume: { label: 'Quel volume à peu près ?', short: 'Volume', note: 'Comptez environ 10 m³ par pièce' },
      to: { label: 'Où allez-vous ?', short: 'Vers', note: 'Ville ou commune, sans la rue' },
      floor: { label: 'À quel étage se trouvent vos affaires actuellement ?', short: 'Étage' },
      lift: {
        label: 'Y a-t-il un ascenseur ?',
        short: 'Ascenseur',
        options: { both: 'Aux deux adresses', one: 'À une adresse', none: 'Non' },
      },
      also: {
        label: 'Que faut-il en plus ?',
        short: 'Avec',
        note: 'Plusieurs réponses possibles',
        options: {
          packing: 'Emballage',
          furniture: 'Démontage des meubles',
          piano: 'Un piano ou un coffre-fort',
          'lift-outside': 'Un monte-meubles',
          disposal: 'Dépôt au centre de recyclage',
        },
      },
    },
    pictures: 'Chaque pièce, l’escalier, les gros meubles, et l’endroit où un camion peut s’arrêter.',
  },
  'facades-insulation': {
    questions: {
      work: {
        label: 'Que faut-il faire ?',
        short: 'Travaux',
        options: {
          insulate: 'Isoler la façade',
          render: 'Un nouveau crépi',
          paint: 'La peindre',
          cracks: 'Fissures ou humidité',
          cladding: 'Un bardage : bois, ardoise ou panneaux',
          cellar: 'Isoler un plafond de cave ou des combles',
          other,
        },
      },
      size: {
        label: 'Quelle surface ?',
        short: 'Surface',
        note: 'Longueur des murs × hauteur, fenêtres comprises',
      },
      storeys: { label: 'Combien d’étages ?', short: 'Étages' },
      wall: {
        label: 'En quoi est le mur ?',
        short: 'Mur',
        options: {
          brick: 'Brique',
          block: 'Parpaings',
          'natural-stone': 'Pierre naturelle',
          timber: 'Ossature bois',
          unknown,
        },
      },
      insulation: {
        label: 'Quel isolant ?',
        short: 'Isolant',
        options: {
          'wood-fibre': 'Fibre de bois ou chanvre',
          mineral: 'Laine minérale',
          polystyrene: 'Polystyrène',
          advice,
          none: 'Aucun',
        },
      },
      scaffold: {
        label: 'Où peut-on monter un échafaudage ?',
        short: 'Échafaudage',
        options: {
          garden: 'Dans mon jardin',
          pavement: 'Sur le trottoir',
          neighbour: 'Chez le voisin',
          unknown,
        },
      },
      listed: {
        label: 'Le bâtiment est-il protégé ?',
        short: 'Protégé',
        note: 'Classé, ou en secteur protégé',
      },
    },
    pictures:
      'Chaque côté de la maison, les embrasures et appuis de fenêtre, le pied des murs et les fissures, avec une pièce de monnaie à côté pour donner l’échelle.',
  },
  solar: {
    questions: {
      work: {
        label: 'De quoi s’agit-il ?',
        short: 'Travaux',
        options: {
          new: 'Une nouvelle installation',
          extend: 'Des panneaux en plus',
          battery: 'Une batterie',
          fault: 'Une installation qui ne produit pas assez, ou plus rien',
          thermal: 'L’eau chaude solaire',
          other,
        },
      },
      roof: { label: 'Quelle surface de toit est libre ?', short: 'Toit' },
      cover: {
        label: 'Quelle est la couverture ?',
        short: 'Couverture',
        options: {
          tiles: 'Tuiles',
          slate: 'Ardoise',
          metal: 'Métal',
          flat: 'Toit plat avec étanchéité',
          unknown,
        },
      },
      facing: {
        label: 'Quelle est l’orientation ?',
        short: 'Orientation',
        options: { south: 'Sud', 'east-west': 'Est ou ouest', north: 'Nord', unknown },
      },
      power: {
        label: 'Quelle puissance voulez-vous ?',
        short: 'Puissance',
        note: 'Si vous la connaissez : 5 m² de panneaux font environ 1 kW',
      },
      also: {
        label: 'Que faut-il en plus ?',
        short: 'Avec',
        note: 'Plusieurs réponses possibles',
        options: {
          battery: 'Une batterie',
          charger: 'Une borne de recharge',
          'heat-pump': 'Une pompe à chaleur',
        },
      },
    },
    pictures: 'Le toit vu du sol, ce qui fait de l’ombre, le tableau électrique ouvert, et le compteur.',
  },
};
