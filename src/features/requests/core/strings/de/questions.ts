import type { sentences as english } from '#features/requests/core/strings/en/questions.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const unknown = 'Weiß ich nicht';
const other = 'Etwas anderes';
const advice = 'Ich möchte beraten werden';
const several = 'Mehrfachauswahl möglich';

export const sentences: TranslationType<typeof english> = {
  'general-construction': {
    questions: {
      work: {
        label: 'Was soll gemacht werden?',
        short: 'Arbeit',
        options: {
          extension: 'Ein Anbau',
          'new-build': 'Ein neues Haus',
          structure: 'Balken, Wände oder Decken',
          demolition: 'Ein Abbruch',
          basement: 'Erdarbeiten oder ein Keller',
          other,
        },
      },
      size: {
        label: 'Wie groß ist die Fläche?',
        short: 'Größe',
        note: 'Fläche aller Stockwerke zusammen',
      },
      plans: {
        label: 'Welche Pläne gibt es schon?',
        short: 'Pläne',
        options: { architect: 'Pläne eines Architekten', sketch: 'Eine Skizze', none: 'Noch nichts' },
      },
      permit: {
        label: 'Gibt es eine Baugenehmigung?',
        short: 'Genehmigung',
        options: { granted: 'Erteilt', asked: 'Beantragt', 'not-yet': 'Noch nicht', unknown },
      },
      access: {
        label: 'Welches Fahrzeug kommt bis zur Baustelle?',
        short: 'Zufahrt',
        options: {
          lorry: 'Ein Lastwagen mit Kran',
          van: 'Ein Lieferwagen oder kleiner Lastwagen',
          narrow: 'Keines, es gibt nur einen Weg',
        },
      },
      livedIn: { label: 'Wohnt während der Arbeiten jemand dort?', short: 'Bewohnt' },
    },
    pictures:
      'Die Baustelle von allen Seiten, die Zufahrt von der Straße und die Pläne, wenn es welche gibt.',
  },
  renovation: {
    questions: {
      work: {
        label: 'Was soll renoviert werden?',
        short: 'Arbeit',
        options: {
          whole: 'Die ganze Wohnung',
          bathroom: 'Ein Bad',
          kitchen: 'Eine Küche',
          attic: 'Ein Dachboden',
          energy: 'Dämmung, Fenster, Heizung zusammen',
          other,
        },
      },
      size: { label: 'Wie groß ist die Fläche?', short: 'Größe', note: 'Zu renovierende Fläche' },
      trades: {
        label: 'Was gehört dazu?',
        short: 'Umfang',
        note: several,
        options: {
          walls: 'Wände und Decken',
          floors: 'Böden',
          electrics: 'Elektro',
          plumbing: 'Sanitär',
          heating: 'Heizung',
          windows: 'Fenster',
          structure: 'Wände entfernen',
        },
      },
      planning: {
        label: 'Wer plant die Arbeiten?',
        short: 'Geplant von',
        options: { architect: 'Ein Architekt', company: 'Der Betrieb', self: 'Ich', unknown },
      },
      livedIn: { label: 'Wohnen Sie während der Arbeiten dort?', short: 'Bewohnt' },
      listed: {
        label: 'Steht das Gebäude unter Schutz?',
        short: 'Geschützt',
        note: 'Denkmalschutz oder geschützter Sektor (secteur protégé)',
      },
    },
    pictures: 'Jedes Zimmer von der Tür aus, was kaputt ist, und ein Grundriss, wenn Sie einen haben.',
  },
  plumbing: {
    questions: {
      work: {
        label: 'Worum geht es?',
        short: 'Arbeit',
        options: {
          leak: 'Wasser läuft aus',
          blocked: 'Ein Abfluss ist verstopft',
          bathroom: 'Ein neues Bad',
          fixture: 'Armatur, Waschbecken, WC oder Dusche',
          'water-heater': 'Ein Warmwasserbereiter',
          pipes: 'Neue Leitungen',
          other,
        },
      },
      where: {
        label: 'Wo wird gearbeitet?',
        short: 'Wo',
        note: several,
        options: {
          bathroom: 'Bad',
          kitchen: 'Küche',
          toilet: 'WC',
          basement: 'Keller',
          outside: 'Draußen',
          wall: 'In einer Wand oder Decke',
        },
      },
      fixtures: {
        label: 'Wie viele Sanitärobjekte?',
        short: 'Anschlüsse',
        note: 'Armaturen, Waschbecken, WCs, Duschen',
      },
      pipes: {
        label: 'Woraus bestehen die Leitungen?',
        short: 'Leitungen',
        options: {
          copper: 'Kupfer',
          steel: 'Verzinkter Stahl',
          plastic: 'Kunststoff',
          lead: 'Blei',
          unknown,
        },
      },
      stopped: {
        label: 'Lässt sich das Wasser für diesen Teil einzeln abstellen?',
        short: 'Abstellbar',
      },
      floor: { label: 'In welchem Stockwerk wird gearbeitet?', short: 'Stockwerk' },
    },
    pictures:
      'Die undichte Stelle oder der Platz für das neue Gerät, die Leitungen daneben, der Haupthahn und der Warmwasserbereiter mit Typenschild.',
    firstAid: {
      leak: 'Drehen Sie den Haupthahn zu. Er ist meist dort, wo die Leitung in den Keller kommt. Läuft Wasser in Steckdosen oder Lampen, schalten Sie dort den Strom ab.',
      blocked:
        'Lassen Sie kein Wasser mehr laufen, auch nicht aus Wasch- oder Spülmaschine. Verwenden Sie keine Säure: Sie bleibt im Rohr und kann den verletzen, der es öffnet.',
    },
  },
  painting: {
    questions: {
      work: {
        label: 'Welche Malerarbeiten brauchen Sie?',
        short: 'Arbeit',
        options: {
          walls: 'Wände und Decken innen streichen',
          facade: 'Fassade streichen',
          woodwork: 'Fenster, Türen oder Läden streichen',
          wallpaper: 'Tapezieren oder Tapeten entfernen',
          stairwell: 'Treppenhaus streichen',
          other,
        },
      },
      size: {
        label: 'Wie groß ist die Fläche?',
        short: 'Größe',
        note: 'Länge der Wände mal Höhe; Türen und Fenster mitgerechnet',
      },
      rooms: { label: 'Wie viele Zimmer?', short: 'Zimmer' },
      state: {
        label: 'In welchem Zustand ist die Fläche?',
        short: 'Zustand',
        note: several,
        options: {
          sound: 'Glatt und fest',
          cracks: 'Risse oder Löcher',
          damp: 'Feuchtigkeit oder Schimmel',
          wallpaper: 'Alte Tapete',
          smoke: 'Rauch oder Nikotin',
        },
      },
      height: {
        label: 'In welcher Höhe wird gearbeitet?',
        short: 'Höhe',
        options: { normal: 'Bis 2,8 m', high: 'Bis 4 m', scaffold: 'Höher, mit Gerüst' },
      },
      furniture: {
        label: 'Was geschieht mit den Möbeln?',
        short: 'Möbel',
        options: {
          empty: 'Die Zimmer sind leer',
          moved: 'Ich räume sie weg',
          stays: 'Der Maler rückt sie beiseite und deckt sie ab',
        },
      },
    },
    pictures: 'Jede Wand aus der Entfernung, dazu Risse, Flecken und abblätternde Farbe aus der Nähe.',
  },
  electrical: {
    questions: {
      work: {
        label: 'Worum geht es?',
        short: 'Arbeit',
        options: {
          'no-power': 'Der Strom ist weg',
          smell: 'Brandgeruch oder Funken',
          rewire: 'Neue Leitungen',
          points: 'Mehr Steckdosen, Schalter oder Lampen',
          board: 'Ein neuer Sicherungskasten',
          charger: 'Eine Ladestation fürs Auto',
          lighting: 'Beleuchtung',
          other,
        },
      },
      points: {
        label: 'Wie viele Steckdosen, Schalter und Lampen?',
        short: 'Anschlüsse',
        note: 'Eine Schätzung genügt',
      },
      age: {
        label: 'Wie alt ist die Anlage?',
        short: 'Anlage',
        options: {
          'under-20': 'Unter 20 Jahren',
          'to-40': '20 bis 40 Jahre',
          'over-40': 'Über 40 Jahre',
          unknown,
        },
      },
      current: {
        label: 'Welchen Stromanschluss haben Sie?',
        short: 'Stromanschluss',
        note: 'Das steht auf dem Zähler',
        options: { single: 'Einphasig', three: 'Dreiphasig', unknown },
      },
      walls: {
        label: 'Wie sollen die Kabel verlegt werden?',
        short: 'Kabel',
        options: {
          plaster: 'Unter Putz',
          surface: 'Auf der Wand',
          open: 'Die Wände sind ohnehin offen',
          unknown,
        },
      },
      partly: { label: 'Kann der Strom einen Tag lang abgeschaltet werden?', short: 'Strom abschaltbar' },
    },
    pictures:
      'Der Sicherungskasten mit offener Tür, der Zähler und die Stellen, an denen etwas installiert werden soll.',
    firstAid: {
      'no-power':
        'Prüfen Sie, ob die Nachbarn Strom haben. Schalten Sie alle Sicherungen aus und dann eine nach der anderen wieder ein. Löst eine aus, lassen Sie sie aus.',
      smell:
        'Schalten Sie den Hauptschalter aus und lassen Sie ihn aus. Wenn es raucht, gehen Sie hinaus und rufen Sie die 112 an.',
    },
  },
  carpentry: {
    questions: {
      work: {
        label: 'Was soll gebaut oder repariert werden?',
        short: 'Arbeit',
        options: {
          stairs: 'Treppe oder Geländer',
          cupboard: 'Einbauschrank oder Regale',
          doors: 'Innentüren',
          'roof-timbers': 'Dachstuhl',
          deck: 'Holzterrasse oder Carport',
          repair: 'Eine Reparatur',
          other,
        },
      },
      pieces: { label: 'Wie viele Stück?', short: 'Stück' },
      wood: {
        label: 'Welches Holz?',
        short: 'Holz',
        options: {
          oak: 'Eiche',
          beech: 'Buche oder Esche',
          softwood: 'Fichte, Kiefer oder Lärche',
          panel: 'Platten',
          advice,
        },
      },
      measures: {
        label: 'Welche Maße?',
        short: 'Maße',
        note: 'Breite, Höhe und Tiefe, falls Sie sie kennen',
      },
      finish: {
        label: 'Welche Oberfläche wünschen Sie?',
        short: 'Oberfläche',
        options: {
          oiled: 'Geölt',
          varnished: 'Lackiert',
          painted: 'Gestrichen',
          untreated: 'Unbehandelt',
          advice,
        },
      },
      removal: { label: 'Sollen alte Teile entfernt werden?', short: 'Alte Teile entfernen' },
    },
    pictures:
      'Die Stelle von vorn und von beiden Seiten, mit einem Zollstock als Maßstab, und ein Beispiel, das Ihnen gefällt.',
  },
  landscaping: {
    questions: {
      work: {
        label: 'Was soll draußen gemacht werden?',
        short: 'Arbeit',
        options: {
          garden: 'Ein neuer Garten',
          terrace: 'Eine Terrasse',
          drive: 'Einfahrt oder Weg',
          wall: 'Mauer, Stufen oder Zaun',
          trees: 'Bäume und Hecken',
          upkeep: 'Regelmäßige Pflege',
          'fallen-tree': 'Ein Baum ist umgefallen oder droht umzufallen',
          other,
        },
      },
      size: { label: 'Wie groß ist die Fläche?', short: 'Größe' },
      slope: {
        label: 'Wie steil ist das Gelände?',
        short: 'Neigung',
        options: { level: 'Eben', gentle: 'Leichter Hang', steep: 'Steil' },
      },
      ground: {
        label: 'Wie sieht es jetzt aus?',
        short: 'Jetziger Zustand',
        options: {
          lawn: 'Rasen und Beete',
          paved: 'Pflaster',
          overgrown: 'Zugewachsen',
          'building-site': 'Eine Baustelle',
        },
      },
      access: {
        label: 'Wie kommt man in den Garten?',
        short: 'Zugang',
        options: {
          digger: 'Mit einem kleinen Bagger',
          wheelbarrow: 'Mit einer Schubkarre',
          house: 'Nur durchs Haus',
        },
      },
      removal: { label: 'Soll Erde oder Grünschnitt abgefahren werden?', short: 'Abfuhr' },
    },
    pictures:
      'Der Garten vom Haus aus, der Blick zurück zum Haus, der Zugang und Schachtdeckel oder Wasserhähne.',
    firstAid: {
      'fallen-tree':
        'Halten Sie Abstand vom Baum und von allem, was er berührt. Liegt er auf einer Stromleitung oder Straße, rufen Sie die 112 an.',
    },
  },
  heating: {
    questions: {
      work: {
        label: 'Worum geht es?',
        short: 'Arbeit',
        options: {
          'no-heat': 'Die Heizung ist ausgefallen',
          'gas-smell': 'Es riecht nach Gas',
          replace: 'Ein neuer Heizkessel',
          'heat-pump': 'Eine Wärmepumpe',
          radiators: 'Heizkörper',
          floor: 'Fußbodenheizung',
          service: 'Eine Wartung',
          other,
        },
      },
      now: {
        label: 'Womit wird jetzt geheizt?',
        short: 'Geheizt mit',
        options: {
          gas: 'Gas',
          oil: 'Öl',
          pellets: 'Pellets oder Holz',
          'heat-pump': 'Wärmepumpe',
          electric: 'Strom',
          district: 'Fernwärme',
          unknown,
        },
      },
      size: { label: 'Wie groß ist die beheizte Fläche?', short: 'Größe' },
      gives: {
        label: 'Wie werden die Räume beheizt?',
        short: 'Wärmeabgabe',
        options: { radiators: 'Heizkörper', floor: 'Fußbodenheizung', both: 'Beides', unknown },
      },
      age: {
        label: 'Wie alt ist der Kessel?',
        short: 'Kessel',
        options: {
          'under-10': 'Unter 10 Jahren',
          'to-20': '10 bis 20 Jahre',
          'over-20': 'Über 20 Jahre',
          unknown,
        },
      },
      insulated: { label: 'Sind Dach und Wände gedämmt?', short: 'Gedämmt' },
      hotWater: { label: 'Liefert die Heizung auch das Warmwasser?', short: 'Auch Warmwasser' },
    },
    pictures:
      'Der Kessel und sein Typenschild, die Rohre ringsum, der Kamin und wo eine Wärmepumpe stehen könnte.',
    firstAid: {
      'no-heat':
        'Prüfen Sie den Druck (1 bis 2 bar), die Sicherung und die Batterie des Thermostats. Notieren Sie den Fehlercode auf der Anzeige.',
      'gas-smell':
        'Öffnen Sie die Fenster, schließen Sie den Gashahn, berühren Sie keinen Schalter, verlassen Sie das Haus. Rufen Sie von draußen die 112 an.',
    },
  },
  roofing: {
    questions: {
      work: {
        label: 'Was ist am Dach zu tun?',
        short: 'Arbeit',
        options: {
          leak: 'Eine undichte Stelle abdichten',
          part: 'Einen Teil des Dachs neu decken',
          whole: 'Das ganze Dach neu decken',
          gutters: 'Dachrinnen und Bleche',
          windows: 'Dachfenster',
          other,
        },
      },
      cover: {
        label: 'Womit ist das Dach gedeckt?',
        short: 'Gedeckt mit',
        options: {
          slate: 'Naturschiefer',
          'fibre-cement': 'Faserzementschiefer',
          tiles: 'Tonziegel',
          zinc: 'Zink',
          flat: 'Flach, abgedichtet',
          unknown,
        },
      },
      size: {
        label: 'Wie groß ist das Dach?',
        short: 'Größe',
        note: 'Länge der Traufe mal Länge der Schräge, alle Seiten zusammen',
      },
      also: {
        label: 'Was soll gleich miterledigt werden?',
        short: 'Umfang',
        note: several,
        options: {
          insulation: 'Dämmung',
          gutters: 'Dachrinnen und Fallrohre',
          windows: 'Dachfenster',
          chimney: 'Kamin',
          timbers: 'Dachstuhl',
          solar: 'Solaranlage',
        },
      },
      water: { label: 'Dringt gerade Wasser ein?', short: 'Wasser dringt ein' },
      scaffold: {
        label: 'Wo kann ein Gerüst stehen?',
        short: 'Gerüst',
        options: {
          garden: 'In meinem Garten',
          pavement: 'Auf dem Gehweg',
          neighbour: 'Auf dem Nachbargrundstück',
          unknown,
        },
      },
      access: { label: 'Wie kommt man aufs Dach?', short: 'Zugang' },
    },
    pictures: 'Jede Seite des Dachs vom Boden aus, Flecken innen und die Balken auf dem Dachboden.',
    firstAid: {
      leak: 'Stellen Sie einen Eimer unter die undichte Stelle. Wölbt sich die Decke, stechen Sie ein kleines Loch hinein, damit das Wasser in den Eimer läuft. Gehen Sie nicht aufs Dach.',
    },
  },
  tiling: {
    questions: {
      work: {
        label: 'Was soll gefliest werden?',
        short: 'Arbeit',
        options: {
          bathroom: 'Ein Bad',
          kitchen: 'Eine Küche',
          floor: 'Ein Boden',
          terrace: 'Terrasse oder Balkon',
          repair: 'Eine Reparatur',
          other,
        },
      },
      size: { label: 'Wie groß ist die Fläche?', short: 'Größe', note: 'Boden und Wände zusammen' },
      under: {
        label: 'Was liegt unter den Fliesen?',
        short: 'Untergrund',
        options: {
          screed: 'Estrich',
          'old-tiles': 'Alte Fliesen',
          wood: 'Holz',
          plaster: 'Putz oder Platten',
          unknown,
        },
      },
      format: {
        label: 'Wie groß sind die Fliesen?',
        short: 'Format',
        options: {
          small: 'Unter 20 cm',
          usual: '20 bis 60 cm',
          large: 'Über 60 cm',
          mosaic: 'Mosaik oder ein Muster',
          advice,
        },
      },
      tiles: {
        label: 'Wer besorgt die Fliesen?',
        short: 'Fliesen',
        options: { chosen: 'Ich besorge sie', company: 'Der Betrieb', advice },
      },
      sealing: {
        label: 'Geht es um eine bodengleiche Dusche oder den Außenbereich?',
        short: 'Abdichtung nötig',
      },
    },
    pictures: 'Die ganze Fläche, Ecken und Kanten, die Stufe an der Tür und eine lose Fliese aus der Nähe.',
  },
  flooring: {
    questions: {
      work: {
        label: 'Was soll gemacht werden?',
        short: 'Arbeit',
        options: {
          lay: 'Einen neuen Boden verlegen',
          replace: 'Den alten Boden ersetzen',
          sand: 'Parkett schleifen und versiegeln',
          repair: 'Den Boden reparieren',
          screed: 'Estrich oder Ausgleich',
          other,
        },
      },
      size: { label: 'Wie groß ist der Boden?', short: 'Größe' },
      floor: {
        label: 'Welcher Bodenbelag?',
        short: 'Bodenbelag',
        options: {
          parquet: 'Parkett',
          laminate: 'Laminat',
          vinyl: 'Vinyl',
          carpet: 'Teppich',
          cork: 'Kork oder Linoleum',
          advice,
        },
      },
      under: {
        label: 'Was liegt unter dem Boden?',
        short: 'Untergrund',
        options: { screed: 'Estrich', wood: 'Dielen', 'old-floor': 'Der alte Boden', unknown },
      },
      floorHeating: { label: 'Gibt es eine Fußbodenheizung?', short: 'Fußbodenheizung' },
      skirting: { label: 'Sollen auch Sockelleisten angebracht werden?', short: 'Sockelleisten' },
    },
    pictures: 'Der Boden von jeder Tür aus, die Schwellen und Schäden aus der Nähe.',
  },
  masonry: {
    questions: {
      work: {
        label: 'Was ist zu tun?',
        short: 'Arbeit',
        options: {
          opening: 'Eine Öffnung in einer Wand',
          wall: 'Eine neue Wand',
          cracks: 'Risse',
          damp: 'Feuchtigkeit in Wand oder Keller',
          stone: 'Naturstein',
          concrete: 'Beton oder ein Fundament',
          other,
        },
      },
      size: { label: 'Wie groß ist die Fläche?', short: 'Größe', note: 'Fläche der Wand oder Öffnung' },
      wall: {
        label: 'Woraus besteht die Wand?',
        short: 'Wand',
        options: {
          brick: 'Ziegel',
          block: 'Hohlblocksteine',
          'natural-stone': 'Naturstein',
          concrete: 'Beton',
          unknown,
        },
      },
      bearing: {
        label: 'Ist die Wand tragend?',
        short: 'Tragend',
        options: { bearing: 'Ja', 'not-bearing': 'Nein', unknown },
      },
      engineer: {
        label: 'Gibt es eine Statik vom Ingenieur?',
        short: 'Statik',
        options: { there: 'Ja', needed: 'Nein, der Betrieb soll sie machen lassen', unknown },
      },
      rubble: { label: 'Soll Bauschutt abgefahren werden?', short: 'Abfuhr des Bauschutts' },
    },
    pictures: 'Die Wand von beiden Seiten, was darüber ist, und Risse mit einer Münze als Maßstab.',
  },
  'windows-doors': {
    questions: {
      work: {
        label: 'Worum geht es?',
        short: 'Arbeit',
        options: {
          replace: 'Neue Fenster',
          broken: 'Eine kaputte Scheibe oder Tür',
          'front-door': 'Eine Haustür',
          shutters: 'Rollläden oder Jalousien',
          'inside-doors': 'Innentüren',
          repair: 'Eine Reparatur',
          other,
        },
      },
      pieces: { label: 'Wie viele Fenster und Türen?', short: 'Fenster und Türen' },
      frame: {
        label: 'Aus welchem Material sollen die Rahmen sein?',
        short: 'Rahmen',
        options: {
          pvc: 'PVC',
          wood: 'Holz',
          aluminium: 'Aluminium',
          'wood-aluminium': 'Holz und Aluminium',
          advice,
        },
      },
      glass: {
        label: 'Welches Glas?',
        short: 'Glas',
        options: { double: 'Zweifach', triple: 'Dreifach', safety: 'Sicherheitsglas', advice },
      },
      floor: {
        label: 'In welchem Stockwerk ist das höchste Fenster oder die höchste Tür?',
        short: 'Stockwerk',
      },
      also: {
        label: 'Was gehört dazu?',
        short: 'Umfang',
        note: several,
        options: {
          shutters: 'Rollläden',
          sills: 'Fensterbänke',
          'fly-screens': 'Insektengitter',
          removal: 'Ausbau der alten Fenster und Türen',
        },
      },
      listed: {
        label: 'Steht das Gebäude unter Schutz?',
        short: 'Geschützt',
        note: 'Denkmalschutz oder geschützter Sektor (secteur protégé)',
      },
    },
    pictures: 'Jedes Fenster von innen und außen, eines mit einem Zollstock davor, und die Fensterbank.',
    firstAid: {
      broken:
        'Halten Sie Abstand vom Glas. Fotografieren Sie den Schaden für die Versicherung und verschließen Sie die Öffnung dann von innen mit Folie oder einer Platte.',
    },
  },
  security: {
    questions: {
      work: {
        label: 'Worum geht es?',
        short: 'Arbeit',
        options: {
          'locked-out': 'Ich bin ausgesperrt',
          'break-in': 'Es wurde eingebrochen',
          alarm: 'Eine Alarmanlage',
          cameras: 'Kameras',
          locks: 'Schlösser und Schlüssel',
          intercom: 'Eine Sprechanlage',
          other,
        },
      },
      doors: { label: 'Wie viele Türen und Fenster?', short: 'Türen und Fenster' },
      property: {
        label: 'Was soll geschützt werden?',
        short: 'Ort',
        options: { 'lived-in': 'Eine Wohnung', shop: 'Laden oder Büro', site: 'Eine Baustelle' },
      },
      wiring: {
        label: 'Kabel oder Funk?',
        short: 'Verbindung',
        options: { cable: 'Kabel', radio: 'Funk', advice },
      },
      watched: { label: 'Soll bei Alarm jemand verständigt werden?', short: 'Überwacht' },
    },
    pictures: 'Die Tür und ihr Schloss von beiden Seiten, die Türkante und der Platz für ein Alarmgerät.',
    firstAid: {
      'locked-out':
        'Ist jemand eingesperrt oder steht etwas auf dem Herd, rufen Sie die 112 an. Fragen Sie nach dem Gesamtpreis, bevor die Tür geöffnet wird.',
      'break-in':
        'Rufen Sie die Polizei unter 113 an und fassen Sie nichts an, bis sie da war. Fotografieren Sie den Schaden für die Versicherung.',
    },
  },
  cleaning: {
    questions: {
      work: {
        label: 'Welche Reinigung brauchen Sie?',
        short: 'Arbeit',
        options: {
          'after-works': 'Nach Bauarbeiten',
          regular: 'Regelmäßige Reinigung',
          'moving-out': 'Vor dem Auszug',
          windows: 'Fenster',
          facade: 'Fassade oder Dach',
          damage: 'Nach einem Wasser- oder Brandschaden',
          other,
        },
      },
      size: { label: 'Wie groß ist die Fläche?', short: 'Größe' },
      often: {
        label: 'Wie oft?',
        short: 'Wie oft',
        options: {
          once: 'Einmal',
          weekly: 'Jede Woche',
          fortnightly: 'Alle zwei Wochen',
          monthly: 'Jeden Monat',
        },
      },
      what: {
        label: 'Was gehört dazu?',
        short: 'Umfang',
        note: several,
        options: {
          floors: 'Böden',
          windows: 'Fenster',
          kitchen: 'Küche, mit Backofen',
          bathrooms: 'Bäder',
          carpets: 'Teppiche',
        },
      },
      empty: { label: 'Sind die Zimmer leer?', short: 'Leer' },
    },
    pictures: 'Jedes Zimmer von der Tür aus und die schlimmsten Stellen aus der Nähe.',
    firstAid: {
      damage:
        'Schalten Sie in nassen Bereichen den Strom ab, wenn das gefahrlos möglich ist, und öffnen Sie die Fenster. Fotografieren Sie alles für die Versicherung, bevor Sie etwas bewegen.',
    },
  },
  moving: {
    questions: {
      work: {
        label: 'Worum geht es bei dem Umzug?',
        short: 'Arbeit',
        options: {
          flat: 'Eine Wohnung',
          house: 'Ein Haus',
          office: 'Ein Büro',
          single: 'Einzelne Stücke',
          storage: 'In ein Lager',
          other,
        },
      },
      volume: { label: 'Wie viel Umzugsgut ist es ungefähr?', short: 'Menge', note: 'Etwa 10 m³ pro Zimmer' },
      to: { label: 'Wohin geht es?', short: 'Nach', note: 'Ort oder Gemeinde genügt' },
      floor: { label: 'Aus welchem Stockwerk?', short: 'Stockwerk' },
      lift: {
        label: 'Gibt es einen Aufzug?',
        short: 'Aufzug',
        options: { both: 'An beiden Adressen', one: 'An einer Adresse', none: 'Keinen' },
      },
      also: {
        label: 'Was gehört dazu?',
        short: 'Umfang',
        note: several,
        options: {
          packing: 'Einpacken',
          furniture: 'Möbel zerlegen',
          piano: 'Klavier oder Tresor',
          'lift-outside': 'Ein Möbellift',
          disposal: 'Sachen zum Recyclinghof bringen',
        },
      },
    },
    pictures: 'Jedes Zimmer, die Treppe, sperrige Gegenstände und wo ein Lastwagen halten kann.',
  },
  'facades-insulation': {
    questions: {
      work: {
        label: 'Was ist zu tun?',
        short: 'Arbeit',
        options: {
          insulate: 'Die Fassade dämmen',
          render: 'Neuer Putz',
          paint: 'Die Fassade streichen',
          cracks: 'Risse oder Feuchtigkeit',
          cladding: 'Verkleidung aus Holz, Schiefer oder Platten',
          cellar: 'Kellerdecke oder Dachboden dämmen',
          other,
        },
      },
      size: {
        label: 'Wie groß ist die Fläche?',
        short: 'Größe',
        note: 'Länge der Wände mal Höhe; Fenster mitgerechnet',
      },
      storeys: { label: 'Wie viele Stockwerke?', short: 'Stockwerke' },
      wall: {
        label: 'Woraus besteht die Wand?',
        short: 'Wand',
        options: {
          brick: 'Ziegel',
          block: 'Hohlblocksteine',
          'natural-stone': 'Naturstein',
          timber: 'Holzständer',
          unknown,
        },
      },
      insulation: {
        label: 'Welche Dämmung?',
        short: 'Dämmung',
        options: {
          'wood-fibre': 'Holzfaser oder Hanf',
          mineral: 'Mineralwolle',
          polystyrene: 'Polystyrol',
          advice,
          none: 'Keine',
        },
      },
      scaffold: {
        label: 'Wo kann ein Gerüst stehen?',
        short: 'Gerüst',
        options: {
          garden: 'In meinem Garten',
          pavement: 'Auf dem Gehweg',
          neighbour: 'Auf dem Nachbargrundstück',
          unknown,
        },
      },
      listed: {
        label: 'Steht das Gebäude unter Schutz?',
        short: 'Geschützt',
        note: 'Denkmalschutz oder geschützter Sektor (secteur protégé)',
      },
    },
    pictures:
      'Jede Seite des Hauses, Fensterlaibungen und Fensterbänke, der Sockel und Risse mit einer Münze als Maßstab.',
  },
  solar: {
    questions: {
      work: {
        label: 'Worum geht es?',
        short: 'Arbeit',
        options: {
          new: 'Eine neue Anlage',
          extend: 'Mehr Module',
          battery: 'Ein Speicher',
          fault: 'Die Anlage liefert wenig oder keinen Strom',
          thermal: 'Warmwasser mit Solarthermie',
          other,
        },
      },
      roof: { label: 'Wie viel Dachfläche ist frei?', short: 'Freie Dachfläche' },
      cover: {
        label: 'Womit ist das Dach gedeckt?',
        short: 'Gedeckt mit',
        options: { tiles: 'Ziegel', slate: 'Schiefer', metal: 'Blech', flat: 'Flach, abgedichtet', unknown },
      },
      facing: {
        label: 'In welche Richtung zeigt das Dach?',
        short: 'Richtung',
        options: { south: 'Süden', 'east-west': 'Osten oder Westen', north: 'Norden', unknown },
      },
      power: {
        label: 'Wie viel Leistung soll die Anlage haben?',
        short: 'Leistung',
        note: 'Lassen Sie das Feld leer, wenn Sie es nicht wissen. 5 m² Solarmodule leisten etwa 1 kW.',
      },
      also: {
        label: 'Was gehört dazu?',
        short: 'Umfang',
        note: several,
        options: {
          battery: 'Ein Speicher',
          charger: 'Eine Ladestation fürs Auto',
          'heat-pump': 'Eine Wärmepumpe',
        },
      },
    },
    pictures:
      'Das Dach vom Boden aus, was Schatten wirft, der Sicherungskasten mit offener Tür und der Zähler.',
  },
};
