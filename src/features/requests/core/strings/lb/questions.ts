import type { sentences as english } from '#features/requests/core/strings/en/questions.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const unknown = 'Ech weess et net';
const other = 'Eppes aneschters';
const advice = 'Ech hätt gär e Rot';
const several = 'Wielt alles, wat passt';

export const sentences: TranslationType<typeof english> = {
  'general-construction': {
    questions: {
      work: {
        label: 'Wat soll gemaach ginn?',
        short: 'Aarbecht',
        options: {
          extension: 'En Ubau',
          'new-build': 'En neit Haus',
          structure: 'Balken, Maueren oder Plaffongen',
          demolition: 'En Ofbroch',
          basement: 'Äerdaarbechten oder e Keller',
          other,
        },
      },
      size: { label: 'Wéi grouss ass d’Fläch?', short: 'Gréisst', note: 'Wunnfläch, all Stäck zesummen' },
      plans: {
        label: 'Wat ass scho gezeechent?',
        short: 'Pläng',
        options: { architect: 'Pläng vun engem Architekt', sketch: 'Eng Skizz', none: 'Nach näischt' },
      },
      permit: {
        label: 'Gëtt et eng Baugeneemegung?',
        short: 'Geneemegung',
        options: { granted: 'Jo, si ass do', asked: 'Si ass ugefrot', 'not-yet': 'Nach net', unknown },
      },
      access: {
        label: 'Wat fir e Gefier kënnt bis bei de Chantier?',
        short: 'Zoufaart',
        options: {
          lorry: 'E Camion mat Kran',
          van: 'Eng Camionnette oder e klenge Camion',
          narrow: 'Keent, do ass just e Pad',
        },
      },
      livedIn: { label: 'Wunnt an der Zäit een do?', short: 'Bewunnt' },
    },
    pictures: 'De Chantier vun alle Säiten, d’Zoufaart vun der Strooss, an d’Pläng, wann et der gëtt.',
  },
  renovation: {
    questions: {
      work: {
        label: 'Wat soll renovéiert ginn?',
        short: 'Aarbecht',
        options: {
          whole: 'Déi ganz Wunneng',
          bathroom: 'E Buedzëmmer',
          kitchen: 'Eng Kichen',
          attic: 'E Späicher',
          energy: 'Isolatioun, Fënsteren an Heizung zesummen',
          other,
        },
      },
      size: {
        label: 'Wéi grouss ass d’Fläch?',
        short: 'Gréisst',
        note: 'Fläch vun deem, wat renovéiert gëtt',
      },
      trades: {
        label: 'Wat gehéiert derbäi?',
        short: 'Derbäi',
        note: several,
        options: {
          walls: 'Maueren a Plaffongen',
          floors: 'Biedem',
          electrics: 'Elektresch',
          plumbing: 'Sanitär',
          heating: 'Heizung',
          windows: 'Fënsteren',
          structure: 'Maueren eraushuelen',
        },
      },
      planning: {
        label: 'Wie mécht d’Pläng?',
        short: 'Pläng vun',
        options: { architect: 'En Architekt', company: 'De Betrib', self: 'Ech selwer', unknown },
      },
      livedIn: { label: 'Wunnt Dir wärend den Aarbechten do?', short: 'Bewunnt' },
      listed: {
        label: 'Ass d’Gebai geschützt?',
        short: 'Geschützt',
        note: 'Klasséiert oder an engem geschützte Secteur',
      },
    },
    pictures: 'All Zëmmer vun der Dier aus, wat futti ass, an e Plang vum Stack, wann Dir een hutt.',
  },
  plumbing: {
    questions: {
      work: {
        label: 'Ëm wat geet et?',
        short: 'Aarbecht',
        options: {
          leak: 'Et leeft Waasser',
          blocked: 'En Oflaf ass verstoppt',
          bathroom: 'En neit Buedzëmmer',
          fixture: 'Krunn, Lavabo, Toilette oder Dusch',
          'water-heater': 'E Boiler',
          pipes: 'Nei Leitungen',
          other,
        },
      },
      where: {
        label: 'Wou ass et?',
        short: 'Wou',
        note: several,
        options: {
          bathroom: 'Buedzëmmer',
          kitchen: 'Kichen',
          toilet: 'Toilette',
          basement: 'Keller',
          outside: 'Dobaussen',
          wall: 'An enger Mauer oder engem Plaffong',
        },
      },
      fixtures: {
        label: 'Wéi vill Apparater?',
        short: 'Apparater',
        note: 'Krunnen, Lavaboen, Toiletten, Duschen',
      },
      pipes: {
        label: 'Aus wat sinn d’Leitungen?',
        short: 'Leitungen',
        options: { copper: 'Koffer', steel: 'Verzénkte Stol', plastic: 'Plastik', lead: 'Bläi', unknown },
      },
      stopped: {
        label: 'Kënnt Dir d’Waasser just fir dat Stéck zoudréien?',
        short: 'Kann zougedréit ginn',
      },
      floor: { label: 'Op wéi engem Stack ass et?', short: 'Stack' },
    },
    pictures:
      'Wou et leeft oder wou eppes hikënnt, d’Leitungen niewendrun, den Haaptkrunn an de Boiler mat senger Plack.',
    firstAid: {
      leak: 'Dréit den Haaptkrunn zou, meeschtens do, wou d’Leitung an de Keller kënnt. Maacht de Stroum do aus, wou Waasser iwwer Prisen oder Luuchte leeft.',
      blocked:
        'Loosst kee Waasser méi lafen, och net aus der Wäschmaschinn oder der Spullmaschinn. Huelt keng Saier: si bleift an der Leitung a kann dee verletzen, dee se opmécht.',
    },
  },
  painting: {
    questions: {
      work: {
        label: 'Wat soll den Usträicher maachen?',
        short: 'Aarbecht',
        options: {
          walls: 'Maueren a Plaffonge bannen usträichen',
          facade: 'Eng Fassad usträichen',
          woodwork: 'Fënsteren, Dieren oder Lueden usträichen',
          wallpaper: 'Tapezéieren oder Tapéit ewechhuelen',
          stairwell: 'En Trapenhaus usträichen',
          other,
        },
      },
      size: {
        label: 'Wéi grouss ass d’Fläch?',
        short: 'Gréisst',
        note: 'Längt vun de Mauere mol Héicht; Dieren a Fënstere gi matgezielt',
      },
      rooms: { label: 'Wéi vill Zëmmeren?', short: 'Zëmmeren' },
      state: {
        label: 'Wéi ass et elo?',
        short: 'Zoustand',
        note: several,
        options: {
          sound: 'Glat a gutt',
          cracks: 'Rëss oder Lächer',
          damp: 'Fiichtegkeet oder Schimmel',
          wallpaper: 'Al Tapéit',
          smoke: 'Damp oder Nikotin',
        },
      },
      height: {
        label: 'Wéi héich ass et?',
        short: 'Héicht',
        options: { normal: 'Bis 2,8 m', high: 'Bis 4 m', scaffold: 'Méi héich, mat Gerëscht' },
      },
      furniture: {
        label: 'Wat ass mat de Miwwelen?',
        short: 'Miwwelen',
        options: {
          empty: 'D’Zëmmere sinn eidel',
          moved: 'Ech raume se aus',
          stays: 'Den Usträicher réckelt se an deckt se zou',
        },
      },
    },
    pictures: 'All Mauer vu wäitem, a Rëss, Flecken a Faarf, déi ofgeet, vun no.',
  },
  electrical: {
    questions: {
      work: {
        label: 'Ëm wat geet et?',
        short: 'Aarbecht',
        options: {
          'no-power': 'De Stroum ass fort',
          smell: 'Et richt verbrannt oder et si Fonken do',
          rewire: 'Nei Leitungen',
          points: 'Méi Prisen, Schalteren oder Luuchten',
          board: 'Eng nei Sécherungskëscht',
          charger: 'Eng Luetborne fir den Auto',
          lighting: 'Beliichtung',
          other,
        },
      },
      points: {
        label: 'Wéi vill Prisen, Schalteren a Luuchten?',
        short: 'Prisen a Luuchten',
        note: 'Ongeféier geet duer',
      },
      age: {
        label: 'Wéi al ass d’Installatioun?',
        short: 'Installatioun',
        options: {
          'under-20': 'Manner wéi 20 Joer',
          'to-40': '20 bis 40 Joer',
          'over-40': 'Méi wéi 40 Joer',
          unknown,
        },
      },
      current: {
        label: 'Wat fir en Uschloss hutt Dir?',
        short: 'Uschloss',
        note: 'Et steet um Compteur',
        options: { single: 'Eng Phas', three: 'Dräi Phasen', unknown },
      },
      walls: {
        label: 'Wéi sollen d’Kabele lafen?',
        short: 'Kabelen',
        options: {
          plaster: 'Ënner dem Putz',
          surface: 'Op der Mauer',
          open: 'D’Mauere si souwisou op',
          unknown,
        },
      },
      partly: { label: 'Kann de Stroum en Dag laang aus sinn?', short: 'Stroum kann aus sinn' },
    },
    pictures: 'D’Sécherungskëscht mat oppener Dier, de Compteur, an d’Plazen, wou eppes hikënnt.',
    firstAid: {
      'no-power':
        'Kuckt, ob d’Noperen nach Stroum hunn. Maacht all d’Sécherungen aus an eng no där anerer erëm un. Wann eng fält, loosst déi aus.',
      smell: 'Maacht den Haaptschalter aus a loosst en aus. Wann et dämpt: eraus, a rufft den 112 un.',
    },
  },
  carpentry: {
    questions: {
      work: {
        label: 'Wat soll gemaach oder gefléckt ginn?',
        short: 'Aarbecht',
        options: {
          stairs: 'Eng Trap oder e Gelänner',
          cupboard: 'En Abauschaf oder Regaler',
          doors: 'Bannendieren',
          'roof-timbers': 'En Daachstull',
          deck: 'Eng Holzterrass oder e Carport',
          repair: 'Eng Reparatur',
          other,
        },
      },
      pieces: { label: 'Wéi vill Stécker?', short: 'Stécker' },
      wood: {
        label: 'Wat fir en Holz?',
        short: 'Holz',
        options: {
          oak: 'Eech',
          beech: 'Bich oder Esch',
          softwood: 'Fiicht, Kifer oder Lärch',
          panel: 'Placken',
          advice,
        },
      },
      measures: {
        label: 'Wat sinn d’Moossen?',
        short: 'Moossen',
        note: 'Breet, Héicht an Déift, wann Dir se wësst',
      },
      finish: {
        label: 'Wat fir eng Uewerfläch hätt Dir gär?',
        short: 'Uewerfläch',
        options: {
          oiled: 'Geëlegt',
          varnished: 'Lackéiert',
          painted: 'Ugestrach',
          untreated: 'Net behandelt',
          advice,
        },
      },
      removal: { label: 'Soll eppes Aales ewechgeholl ginn?', short: 'Aales ewechhuelen' },
    },
    pictures: 'D’Plaz vu vir a vu béide Säiten, mat engem Zollstaf dran, an eppes, wat Iech gefält.',
  },
  landscaping: {
    questions: {
      work: {
        label: 'Wat soll dobausse gemaach ginn?',
        short: 'Aarbecht',
        options: {
          garden: 'En neie Gaart',
          terrace: 'Eng Terrass',
          drive: 'Eng Afaart oder e Wee',
          wall: 'Eng Mauer, eng Trap oder en Zonk',
          trees: 'Beem an Hecken',
          upkeep: 'Reegelméissegen Entretien',
          'fallen-tree': 'E Bam ass gefall oder ass am Gaang ze falen',
          other,
        },
      },
      size: { label: 'Wéi grouss ass d’Fläch?', short: 'Gréisst' },
      slope: {
        label: 'Wéi géi ass den Terrain?',
        short: 'Hang',
        options: { level: 'Eben', gentle: 'Liicht am Hang', steep: 'Géi' },
      },
      ground: {
        label: 'Wat ass elo do?',
        short: 'Zoustand elo',
        options: {
          lawn: 'Wues a Beeter',
          paved: 'Pavéen',
          overgrown: 'Zougewuess',
          'building-site': 'E Chantier',
        },
      },
      access: {
        label: 'Wéi kënnt een an de Gaart?',
        short: 'Zougang',
        options: {
          digger: 'Mat engem klenge Bagger',
          wheelbarrow: 'Mat enger Schubbkar',
          house: 'Just duerch d’Haus',
        },
      },
      removal: { label: 'Soll Buedem oder Gréngschnëtt ewechgefouert ginn?', short: 'Ewechféieren' },
    },
    pictures: 'De ganze Gaart vum Haus aus a Richtung Haus, den Zougang, a Kanaldeckelen oder Krunnen.',
    firstAid: {
      'fallen-tree':
        'Bleift ewech, och vun deem, wou en drop läit. Wann en op enger Stroumleitung oder enger Strooss läit, rufft den 112 un.',
    },
  },
  heating: {
    questions: {
      work: {
        label: 'Ëm wat geet et?',
        short: 'Aarbecht',
        options: {
          'no-heat': 'D’Heizung geet net',
          'gas-smell': 'Et richt no Gas',
          replace: 'En neie Kessel',
          'heat-pump': 'Eng Wäermepompel',
          radiators: 'Radiateuren',
          floor: 'Buedemheizung',
          service: 'En Entretien',
          other,
        },
      },
      now: {
        label: 'Mat wat gëtt elo gehëtzt?',
        short: 'Gehëtzt mat',
        options: {
          gas: 'Gas',
          oil: 'Mazout',
          pellets: 'Pelleten oder Holz',
          'heat-pump': 'Wäermepompel',
          electric: 'Stroum',
          district: 'Fernwäermt',
          unknown,
        },
      },
      size: { label: 'Wéi grouss ass d’Fläch, déi gehëtzt gëtt?', short: 'Gréisst' },
      gives: {
        label: 'Wouhier kënnt d’Hëtzt an den Zëmmeren?',
        short: 'Hëtzt an den Zëmmeren',
        options: { radiators: 'Radiateuren', floor: 'Buedemheizung', both: 'Béides', unknown },
      },
      age: {
        label: 'Wéi al ass de Kessel?',
        short: 'Kessel',
        options: {
          'under-10': 'Manner wéi 10 Joer',
          'to-20': '10 bis 20 Joer',
          'over-20': 'Méi wéi 20 Joer',
          unknown,
        },
      },
      insulated: { label: 'Sinn Daach a Maueren isoléiert?', short: 'Isoléiert' },
      hotWater: { label: 'Mécht d’Heizung och dat waarmt Waasser?', short: 'Och waarmt Waasser' },
    },
    pictures:
      'De Kessel a seng Plack, d’Leitunge ronderëm, de Kamäin, an eng Plaz, wou eng Wäermepompel kéint stoen.',
    firstAid: {
      'no-heat':
        'Kuckt nom Drock (1 bis 2 Bar), der Sécherung an der Batterie vum Thermostat. Schreift de Feelercode vum Display op.',
      'gas-smell':
        'Maacht d’Fënsteren op, dréit de Gaskrunn zou, beréiert kee Schalter, gitt aus dem Haus. Rufft vu baussen den 112 un.',
    },
  },
  roofing: {
    questions: {
      work: {
        label: 'Wat soll um Daach gemaach ginn?',
        short: 'Aarbecht',
        options: {
          leak: 'Eng ondicht Plaz dicht maachen',
          part: 'En Deel vum Daach nei decken',
          whole: 'De ganzen Daach nei decken',
          gutters: 'Kullangen an Zénkaarbechten',
          windows: 'Daachfënsteren',
          other,
        },
      },
      cover: {
        label: 'Mat wat ass den Daach gedeckt?',
        short: 'Gedeckt mat',
        options: {
          slate: 'Naturleeën',
          'fibre-cement': 'Faserzement-Leeën',
          tiles: 'Zillen',
          zinc: 'Zénk',
          flat: 'Flaachdaach, ofgedicht',
          unknown,
        },
      },
      size: {
        label: 'Wéi grouss ass den Daach?',
        short: 'Gréisst',
        note: 'Längt vun der Kullang mol Längt vum Hang, all Säiten zesummen',
      },
      also: {
        label: 'Wat soll nach derbäi gemaach ginn?',
        short: 'Derbäi',
        note: several,
        options: {
          insulation: 'Isolatioun',
          gutters: 'Kullangen an Oflafréier',
          windows: 'Daachfënsteren',
          chimney: 'Kamäin',
          timbers: 'Daachstull',
          solar: 'Solarpanneauen',
        },
      },
      water: { label: 'Leeft elo Waasser eran?', short: 'Waasser leeft eran' },
      scaffold: {
        label: 'Wou kann e Gerëscht stoen?',
        short: 'Gerëscht',
        options: {
          garden: 'A mengem Gaart',
          pavement: 'Um Trottoir',
          neighbour: 'Beim Noper',
          unknown,
        },
      },
      access: { label: 'Wéi kënnt een un den Daach?', short: 'Zougang' },
    },
    pictures: 'All Säit vum Daach vum Buedem aus, de Fleck bannen, an de Späicher mam Daachstull.',
    firstAid: {
      leak: 'Stellt en Eemer drënner. Wann de Plaffong sech béit, maacht e klengt Lach dran, da leeft d’Waasser do erof. Gitt net op den Daach.',
    },
  },
  tiling: {
    questions: {
      work: {
        label: 'Wou sollen d’Plättercher hikommen?',
        short: 'Aarbecht',
        options: {
          bathroom: 'An e Buedzëmmer',
          kitchen: 'An eng Kichen',
          floor: 'Op e Buedem',
          terrace: 'Op eng Terrass oder e Balcon',
          repair: 'Eng Reparatur',
          other,
        },
      },
      size: { label: 'Wéi grouss ass d’Fläch?', short: 'Gréisst', note: 'Buedem a Maueren zesummen' },
      under: {
        label: 'Wat ass ënnert de Plättercher?',
        short: 'Op',
        options: {
          screed: 'Chape',
          'old-tiles': 'Al Plättercher',
          wood: 'Holz',
          plaster: 'Putz oder Gipsplacken',
          unknown,
        },
      },
      format: {
        label: 'Wat fir e Format hunn d’Plättercher?',
        short: 'Format',
        options: {
          small: 'Manner wéi 20 cm',
          usual: '20 bis 60 cm',
          large: 'Méi wéi 60 cm',
          mosaic: 'Mosaik oder e Motiv',
          advice,
        },
      },
      tiles: {
        label: 'Wie bréngt d’Plättercher?',
        short: 'Plättercher',
        options: { chosen: 'Ech brénge se', company: 'De Betrib', advice },
      },
      sealing: {
        label: 'Sinn d’Plättercher fir eng italieenesch Dusch oder fir dobaussen?',
        short: 'Ofdichten',
      },
    },
    pictures: 'Déi ganz Fläch, Ecker a Kanten, d’Schwell bei der Dier, an eng lass Plättche vun no.',
  },
  flooring: {
    questions: {
      work: {
        label: 'Wat soll um Buedem gemaach ginn?',
        short: 'Aarbecht',
        options: {
          lay: 'En neie Buedem leeën',
          replace: 'Deen ale Buedem ersetzen',
          sand: 'Parquet schläifen a versigelen',
          repair: 'De Buedem reparéieren',
          screed: 'Chape oder ausgläichen',
          other,
        },
      },
      size: { label: 'Wéi grouss ass de Buedem?', short: 'Gréisst' },
      floor: {
        label: 'Wat fir e Buedem?',
        short: 'Buedem',
        options: {
          parquet: 'Parquet',
          laminate: 'Laminat',
          vinyl: 'Vinyl',
          carpet: 'Teppech',
          cork: 'Kork oder Linoleum',
          advice,
        },
      },
      under: {
        label: 'Op wat läit de Buedem?',
        short: 'Op',
        options: { screed: 'Chape', wood: 'Brieder', 'old-floor': 'Deen ale Buedem', unknown },
      },
      floorHeating: { label: 'Ass eng Buedemheizung do?', short: 'Buedemheizung' },
      skirting: { label: 'Sollen d’Plinthen och gemaach ginn?', short: 'Plinthen' },
    },
    pictures: 'De Buedem vun all Dier aus, d’Schwellen, a wat futti ausgesäit, vun no.',
  },
  masonry: {
    questions: {
      work: {
        label: 'Wat soll gemaach ginn?',
        short: 'Aarbecht',
        options: {
          opening: 'Eng Ouverture an enger Mauer',
          wall: 'Eng nei Mauer',
          cracks: 'Rëss',
          damp: 'Fiichtegkeet an der Mauer oder am Keller',
          stone: 'Natursteen',
          concrete: 'Bëtong oder e Fundament',
          other,
        },
      },
      size: {
        label: 'Wéi grouss ass d’Fläch?',
        short: 'Gréisst',
        note: 'Fläch vun der Mauer oder der Ouverture',
      },
      wall: {
        label: 'Aus wat ass d’Mauer?',
        short: 'Mauer',
        options: {
          brick: 'Zillesteng',
          block: 'Blocken',
          'natural-stone': 'Natursteen',
          concrete: 'Bëtong',
          unknown,
        },
      },
      bearing: {
        label: 'Ass et eng droend Mauer?',
        short: 'Droend',
        options: { bearing: 'Jo', 'not-bearing': 'Nee', unknown },
      },
      engineer: {
        label: 'Hutt Dir eng statesch Berechnung vun engem Ingenieur?',
        short: 'Statesch Berechnung',
        options: { there: 'Jo', needed: 'Nee, de Betrib soll eng maache loossen', unknown },
      },
      rubble: { label: 'Soll Bauschutt ewechgefouert ginn?', short: 'Bauschutt ewechféieren' },
    },
    pictures: 'D’Mauer vu béide Säiten, wat driwwer steet, a Rëss mat enger Mënz niewendrun.',
  },
  'windows-doors': {
    questions: {
      work: {
        label: 'Ëm wat geet et?',
        short: 'Aarbecht',
        options: {
          replace: 'Nei Fënsteren',
          broken: 'Eng Raut oder Dier ass futti',
          'front-door': 'Eng Hausdier',
          shutters: 'Lueden oder Rouleauen',
          'inside-doors': 'Bannendieren',
          repair: 'Eng Reparatur',
          other,
        },
      },
      pieces: { label: 'Wéi vill Fënsteren an Dieren?', short: 'Fënsteren an Dieren' },
      frame: {
        label: 'Aus wat sollen d’Rumme sinn?',
        short: 'Rumm',
        options: {
          pvc: 'PVC',
          wood: 'Holz',
          aluminium: 'Alu',
          'wood-aluminium': 'Holz an Alu',
          advice,
        },
      },
      glass: {
        label: 'Wat fir e Glas?',
        short: 'Glas',
        options: { double: 'Duebel', triple: 'Dräifach', safety: 'Sécherheetsglas', advice },
      },
      floor: { label: 'Op wéi engem Stack ass déi iewescht Fënster oder Dier?', short: 'Stack' },
      also: {
        label: 'Wat gehéiert derbäi?',
        short: 'Derbäi',
        note: several,
        options: {
          shutters: 'Lueden oder Rouleauen',
          sills: 'Fënsterbänken',
          'fly-screens': 'Méckegitter',
          removal: 'Déi al ewechhuelen',
        },
      },
      listed: {
        label: 'Ass d’Gebai geschützt?',
        short: 'Geschützt',
        note: 'Klasséiert oder an engem geschützte Secteur',
      },
    },
    pictures: 'All Fënster vu bannen a vu baussen, eng mat engem Zollstaf dran, an d’Fënsterbänk.',
    firstAid: {
      broken:
        'Bleift vum Glas ewech. Deckt d’Lach vu banne mat Folie oder enger Plack zou a maacht Fotoe fir d’Versécherung.',
    },
  },
  security: {
    questions: {
      work: {
        label: 'Ëm wat geet et?',
        short: 'Aarbecht',
        options: {
          'locked-out': 'Ech kommen net méi eran',
          'break-in': 'Et gouf agebrach',
          alarm: 'Eng Alarmanlag',
          cameras: 'Kameraen',
          locks: 'Schlässer a Schlësselen',
          intercom: 'E Parlophon',
          other,
        },
      },
      doors: { label: 'Wéi vill Dieren a Fënsteren?', short: 'Dieren a Fënsteren' },
      property: {
        label: 'Wat soll geschützt ginn?',
        short: 'Plaz',
        options: { 'lived-in': 'Eng Wunneng', shop: 'E Geschäft oder Büro', site: 'E Chantier' },
      },
      wiring: {
        label: 'Kabel oder Funk?',
        short: 'Verbindung',
        options: { cable: 'Kabel', radio: 'Funk', advice },
      },
      watched: { label: 'Soll een ugeruff ginn, wann den Alarm lassgeet?', short: 'Iwwerwaacht' },
    },
    pictures: 'D’Dier mat hirem Schlass vu béide Säiten, d’Kant vun der Dier, a wou eng Këscht hänke kéint.',
    firstAid: {
      'locked-out':
        'Wann een agespaart ass oder eppes um Häerd steet, rufft den 112 un. Frot de ganze Präis, ier d’Dier opgemaach gëtt.',
      'break-in':
        'Rufft d’Police um 113 un a beréiert näischt, bis si do war. Maacht Fotoe vum Schued fir d’Versécherung.',
    },
  },
  cleaning: {
    questions: {
      work: {
        label: 'Wat soll gebotzt ginn?',
        short: 'Aarbecht',
        options: {
          'after-works': 'No engem Chantier',
          regular: 'Reegelméisseg',
          'moving-out': 'Virum Auszéien',
          windows: 'Fënsteren',
          facade: 'Eng Fassad oder en Daach',
          damage: 'No engem Waasser- oder Feierschued',
          other,
        },
      },
      size: { label: 'Wéi grouss ass d’Fläch?', short: 'Gréisst' },
      often: {
        label: 'Wéi dacks?',
        short: 'Wéi dacks',
        options: {
          once: 'Eng Kéier',
          weekly: 'All Woch',
          fortnightly: 'All zwou Wochen',
          monthly: 'All Mount',
        },
      },
      what: {
        label: 'Wat gehéiert derbäi?',
        short: 'Derbäi',
        note: several,
        options: {
          floors: 'Biedem',
          windows: 'Fënsteren',
          kitchen: 'Kichen, mam Uewen',
          bathrooms: 'Buedzëmmeren',
          carpets: 'Teppecher',
        },
      },
      empty: { label: 'Sinn d’Zëmmeren eidel?', short: 'Eidel' },
    },
    pictures: 'All Zëmmer vun der Dier aus, a wat am schlëmmsten ass vun no.',
    firstAid: {
      damage:
        'Wann et ouni Gefor geet, maacht de Stroum do aus, wou et naass ass, an d’Fënsteren op. Maacht Fotoe vun allem fir d’Versécherung, ier Dir eppes réckelt.',
    },
  },
  moving: {
    questions: {
      work: {
        label: 'Wat gëtt geplënnert?',
        short: 'Aarbecht',
        options: {
          flat: 'En Appartement',
          house: 'En Haus',
          office: 'E Büro',
          single: 'Eenzel Stécker',
          storage: 'An e Lager',
          other,
        },
      },
      volume: { label: 'Wéi vill ass et ongeféier?', short: 'Volume', note: 'En Zëmmer ass ongeféier 10 m³' },
      to: { label: 'Wou plënnert Dir hin?', short: 'Wouhin', note: 'Uertschaft oder Gemeng geet duer' },
      floor: { label: 'Op wéi engem Stack ass et elo?', short: 'Stack' },
      lift: {
        label: 'Gëtt et e Lift?',
        short: 'Lift',
        options: { both: 'Op béiden Adressen', one: 'Op enger vun den Adressen', none: 'Keen' },
      },
      also: {
        label: 'Wat gehéiert derbäi?',
        short: 'Derbäi',
        note: several,
        options: {
          packing: 'Apaken',
          furniture: 'Miwwelen auserneebauen',
          piano: 'E Piano oder e Coffre-fort',
          'lift-outside': 'E Miwwellift dobaussen',
          disposal: 'Saachen op de Recyclingszenter féieren',
        },
      },
    },
    pictures: 'All Zëmmer, d’Trap, grouss Stécker, a wou e Camion stoe kann.',
  },
  'facades-insulation': {
    questions: {
      work: {
        label: 'Wat soll gemaach ginn?',
        short: 'Aarbecht',
        options: {
          insulate: 'D’Fassad isoléieren',
          render: 'Neie Putz',
          paint: 'D’Fassad usträichen',
          cracks: 'Rëss oder Fiichtegkeet',
          cladding: 'Holz, Leeën oder Placken drop',
          cellar: 'De Kellerplaffong oder de Späicher isoléieren',
          other,
        },
      },
      size: {
        label: 'Wéi grouss ass d’Fläch?',
        short: 'Gréisst',
        note: 'Längt vun de Mauere mol Héicht; Fënstere gi matgezielt',
      },
      storeys: { label: 'Wéi vill Stäck?', short: 'Stäck' },
      wall: {
        label: 'Aus wat ass d’Mauer?',
        short: 'Mauer',
        options: {
          brick: 'Zillesteng',
          block: 'Blocken',
          'natural-stone': 'Natursteen',
          timber: 'Holzkonstruktioun',
          unknown,
        },
      },
      insulation: {
        label: 'Wat fir eng Isolatioun?',
        short: 'Isolatioun',
        options: {
          'wood-fibre': 'Holzfaser oder Hanf',
          mineral: 'Mineralwoll',
          polystyrene: 'Styropor',
          advice,
          none: 'Keng',
        },
      },
      scaffold: {
        label: 'Wou kann e Gerëscht stoen?',
        short: 'Gerëscht',
        options: {
          garden: 'A mengem Gaart',
          pavement: 'Um Trottoir',
          neighbour: 'Beim Noper',
          unknown,
        },
      },
      listed: {
        label: 'Ass d’Gebai geschützt?',
        short: 'Geschützt',
        note: 'Klasséiert oder an engem geschützte Secteur',
      },
    },
    pictures:
      'All Säit vum Haus, Fënsterleibungen a Fënsterbänken, de Sockel vun der Mauer, a Rëss mat enger Mënz niewendrun.',
  },
  solar: {
    questions: {
      work: {
        label: 'Ëm wat geet et?',
        short: 'Aarbecht',
        options: {
          new: 'Eng nei Anlag',
          extend: 'Méi Panneauen',
          battery: 'Eng Batterie',
          fault: 'D’Panneaue bréngen ze wéineg Stroum oder guer keen',
          thermal: 'Waarmt Waasser vun der Sonn',
          other,
        },
      },
      roof: { label: 'Wéi vill Daach ass fräi?', short: 'Fräi Daachfläch' },
      cover: {
        label: 'Mat wat ass den Daach gedeckt?',
        short: 'Gedeckt mat',
        options: {
          tiles: 'Zillen',
          slate: 'Leeën',
          metal: 'Metall',
          flat: 'Flaachdaach, ofgedicht',
          unknown,
        },
      },
      facing: {
        label: 'A wéi eng Richtung weist den Daach?',
        short: 'Richtung',
        options: { south: 'Süden', 'east-west': 'Osten oder Westen', north: 'Norden', unknown },
      },
      power: {
        label: 'Wéi vill Leeschtung sollen d’Panneauen hunn?',
        short: 'Leeschtung',
        note: 'Loosst et eidel, wann Dir et net wësst. 5 m² Panneaue si ronn 1 kW.',
      },
      also: {
        label: 'Wat gehéiert derbäi?',
        short: 'Derbäi',
        note: several,
        options: {
          battery: 'Eng Batterie',
          charger: 'Eng Luetborne fir den Auto',
          'heat-pump': 'Eng Wäermepompel',
        },
      },
    },
    pictures:
      'Den Daach vum Buedem aus, wat Schiet werft, d’Sécherungskëscht mat oppener Dier, an de Compteur.',
  },
};
