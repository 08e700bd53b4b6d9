import type { sentences as english } from '#features/requests/new-request/strings/en/describing.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const companies = (count: number) => pluralForm('lb', count, { one: '1 Betrib', other: `${count} Betriber` });

export const sentences: TranslationType<typeof english> = {
  steps: 'Schrëtt',
  filledIn: 'ausgefëllt',
  needsScript:
    'Fir dëse Formulaire muss JavaScript ugeschalt sinn, an an Ärem Browser ass et aus. Schalt et un, oder rufft e Betrib un: d’Nummer steet op sengem Profil.',
  stepNames: { what: 'Wat', where: 'Wou', files: 'Fotoen', when: 'Wéini', whom: 'Betriber' },
  titles: {
    what: 'Wat ass ze maachen?',
    where: 'Wou ass d’Aarbecht?',
    files: 'Fotoen a Pläng',
    when: 'Delai a Budget',
    whom: 'Wie wëllt Dir froen?',
    check: 'Nokucken a schécken',
  },
  leads: {
    what: 'Beschreift d’Aarbecht eng Kéier a schéckt se u bis zu dräi Betriber. Hir Devisë kënnt Dir niewentenee vergläichen.',
    where: 'De Betrib gesäit Är Strooss, wann Dir et erlaabt. Bis dohi gesäit en d’Gemeng.',
    files:
      'Mat Fotoen a Pläng kënnen d’Betriber de Präis besser aschätzen. Bis zu 12 Fotoen oder PDFen, jee 10 MB.',
    when: 'D’Betriber, déi Dir frot, gesinn Är Zäiten an Äre Budget.',
    whom: 'Wielt bis zu dräi Betriber. Si gesinn net, wien Dir soss gefrot hutt, an och d’Präisser vun deenen aneren net.',
    check: 'Esou gesinn et d’Betriber.',
  },
  next: (step) => `Weider: ${step}`,
  nextScreen: 'Weider',
  screenOf: (step, screen, count) => `${step}, ${screen} ${applyEifelRule('vun', count)}`,
  missingCount: (count) =>
    pluralForm('lb', count, { one: '1 Detail feelt', other: `${count} Detailer feelen` }),
  seenByCompanies: 'Ze gesi fir d’Betriber',
  seenByYou: 'Just fir Iech ze gesinn',
  inYourWords: 'Mat Äre Wierder',
  noneLearns: 'Si gesinn net, wien Dir soss gefrot hutt.',
  fillIn: 'Ausfëllen',
  lookOver: 'Nokucken',
  back: (step) => `Zeréck: ${step}`,
  savedAt: (time) => `Gespäichert um ${time}`,
  begunAlready: 'Dir hutt schonn eng Ufro ugefaangen',
  begunAlreadyText:
    'Maacht déi ugefaangen Ufro fäerdeg, oder fänkt eng nei un. Är Äntwerte bleiwen dann ënner „Meng Ufroen“.',
  begunAlreadyHere:
    'Maacht déi ugefaangen Ufro fäerdeg, oder fänkt eng nei un. Wann Dir eng nei ufänkt, läsche mir d’Äntwerten, déi an dësem Browser gespäichert sinn.',
  goOnWithIt: 'Dës Ufro weidermaachen',
  startAnother: 'Eng nei Ufro ufänken',
  notSaved: 'An dësem Browser gespäichert, awer nach net an Ärem Kont.',
  keptHere: 'An dësem Browser gespäichert',
  draftSoFar: 'Är Ufro bis elo',
  asRead: 'Esou gesinn d’Betriber se.',
  chooseTrade: 'E Metier wielen',
  firstAid: 'Maacht dat fir d’éischt',
  numberUnclear: 'Gitt w.e.g. eng Zuel an, zum Beispill 96',
  describe: 'Beschreift d’Aarbecht mat Äre Wierder',
  describeHint: 'Sot, wat Dir gesitt, zënter wéini, a wat Dir scho probéiert hutt.',
  charactersOf: (count, most) => `${count} ${applyEifelRule('vun', most)}`,
  title: 'Titel',
  titleProposed: 'Titel, aus Ären Äntwerte virgeschloen',
  change: 'Änneren',
  proposed: (work, size, more) => [work, size, more].filter(Boolean).join(', '),

  codeIsIn: (code, commune) => `L-${code} gehéiert zu ${commune}.`,
  changeTo: (commune) => `${commune} auswielen`,
  commune: 'Gemeng',
  chooseCommune: 'Eng Gemeng wielen',
  postalCode: 'Code postal',
  streetHint: 'De Betrib gesäit Är Strooss, wann Dir et erlaabt',
  dwelling: 'Wat fir eng Wunneng ass et?',
  builtYear: 'Baujoer',
  mainResidence: 'Ass et Är Haaptwunneng?',
  holder: 'Sidd Dir Proprietär oder Locataire?',
  picturesHelp: 'Wat fir Fotoen hëllefen:',
  caption: (name) => `Beschrëftung: ${name}`,
  captionPlaceholder: 'Beschrëftung',
  moveUp: (name) => `${name} eropréckelen`,
  moveDown: (name) => `${name} erofréckelen`,
  removeFile: (name) => `${name} ewechhuelen`,
  moved: (name, place, count) => `${name} ass elo op Plaz ${place} ${applyEifelRule('vun', count)}`,
  added: (name, count) => `${name} derbäigesat, ${count} vun 12`,
  addedBefore: (name) => `${name} ass schonn derbäi`,
  removed: (name) => `${name} ewechgeholl`,
  twelveFiles: 'Dir kënnt bis zu 12 Fichieren derbäisetzen',
  timing: 'Wéini soll d’Aarbecht ufänken?',
  day: 'Dag',
  budget: 'Wéi grouss ass Äre Budget?',
  budgetFrom: 'Vun, an Euro',
  budgetTo: 'Bis, an Euro',
  budgetSeen: 'D’Betriber, déi Dir frot, gesinn Äre Budget.',
  budgetHint: (count, low, high) =>
    `D’Hallschent ${applyEifelRule('vun', count)} änlechen Aarbechten huet tëschent ${low} ${applyEifelRule('an', high)} kascht`,
  whom: 'Betriber',
  searchCompany: 'Numm vum Betrib',
  suggested: 'Virgeschloen',
  chooseFrom: 'Wielen aus',
  fromSuggestions: 'Virgeschloe Betriber',
  noneInFolder: 'Kee Betrib aus dësem Dossier mécht dës Aarbecht',
  noneInFolderText: 'Wielt en aneren Dossier oder ee vun de virgeschloene Betriber.',
  answersWithin: (hours) =>
    hours <= 24
      ? pluralForm('lb', hours, {
          one: 'äntwert bannent enger Stonn',
          other: `äntwert bannent ${hours} Stonnen`,
        })
      : `äntwert bannent ${Math.ceil(hours / 24)} Deeg`,
  jobs: (count, trade) =>
    pluralForm('lb', count, { one: `1 Aarbecht (${trade})`, other: `${count} Aarbechten (${trade})` }),
  onLeave: 'Am Moment am Congé',
  messagesOnly: 'Hëlt just Messagen un',
  wishToAsk: 'Soen, datt ech gefrot hätt',
  wishTo: (name) => `Dem Betrib ${name} soen, datt ech gefrot hätt`,
  wished: 'Mir hunn dem Betrib gesot, datt een e froe wollt',
  wishText: 'De Betrib gesäit Metier, Gemeng an Dag, awer net, wien Dir sidd.',
  about: (km) => (km === 0 ? 'ganz no' : `ongeféier ${km} km`),
  rating: (rating, count) => `${rating} (${count})`,
  organic: 'An der selwechter Reiefolleg wéi an der Sich. Hei ka kee fir seng Plaz bezuelen.',
  notAmongThem: (count) =>
    pluralForm('lb', count, {
      one: 'De Betrib, deen Dir froe wollt, konnte mir net auswielen: E mécht dës Aarbecht net an Ärer Géigend, oder en hëlt just Messagen un.',
      other: `${count} vun de Betriber, déi Dir froe wollt, konnte mir net auswielen: Si maachen dës Aarbecht net an Ärer Géigend, oder si huele just Messagen un.`,
    }),
  noneNamed: 'Mir hu kee Betrib vun dësem Metier mat deem Numm fonnt',
  noneNamedText:
    'Kuckt, ob den Numm richteg geschriwwen ass, oder läscht d’Sich a wielt ee vun de virgeschloene Betriber.',
  noneSuggested: 'An dëser Gemeng schafft nach kee Betrib vun dësem Metier',
  noneSuggestedText: 'Sicht e Betrib mam Numm, oder schreift engem iwwer säi Profil.',
  tradeFirst: 'Wielt fir d’éischt e Metier an eng Gemeng, da weise mir Iech d’Betriber, déi do schaffen.',
  chosen: 'Gewielt',
  chosenOf: (count) => `${count} vun 3`,
  takeOut: (name) => `${name} ewechhuelen`,
  roomFor: (count) =>
    pluralForm('lb', count, {
      one: 'Dir kënnt nach een derbäisetzen',
      other: `Dir kënnt nach ${count} derbäisetzen`,
    }),
  send: (count) => (count === 0 ? 'Ufro schécken' : `${applyEifelRule('Un', companies(count))} schécken`),
  sending: 'Gëtt geschéckt…',
  signInToSend: 'Loggt Iech an, fir se ze schécken',
  joinToSend: 'Nei hei? Maacht e Kont op, fir se ze schécken',
  waitsHere:
    'Mir schécken Är Ufro, soubal Dir ageloggt sidd. Bis dohi bleiwen Ären Text an Är Fotoen an dësem Browser.',
  sent: 'Geschéckt',
  sentText: 'All Betrib huet 3 Aarbechtsdeeg fir z’äntweren, gezielt nëmmen déi, op deenen en op huet.',
  wasSent: 'Dës Ufro ass scho geschéckt',
  wasSentText:
    'Wat Dir zënterhier geännert hutt, ass net dran. Setzt et bei d’Ufro derbäi, oder schéckt eng nei.',
  seeRequest: 'Zur Ufro',
  sendAsNew: 'Dësen Text fir eng nei Ufro benotzen',
  beginEmpty: 'Eng eidel Ufro ufänken',
  notSent: 'Net geschéckt',
  yourName: 'Ären Numm',
  yourNameHint: 'E steet op den Devisen, déi Dir kritt, an op Ärem Kontrakt.',
  missing: 'Feelt nach',

  whatJobsCost: 'Wat Aarbechte kaschten',
};
