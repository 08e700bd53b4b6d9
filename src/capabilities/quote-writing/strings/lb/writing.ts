import { eifel } from '#kernel/eifel.ts';
import type { Language } from '#kernel/language.ts';
import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-writing/strings/en/writing.ts';

const languageNames: Record<Language, string> = {
  en: 'Englesch',
  fr: 'Franséisch',
  de: 'Däitsch',
  lb: 'Lëtzebuergesch',
  pt: 'Portugisesch',
};

export const sentences: Widened<typeof english> = {
  title: (object) => object || 'En neien Devis',
  saving: 'Späichert',
  saved: (time, unread) =>
    unread === 0
      ? `Gespäichert ${time}`
      : plural('lb', unread, {
          one: `Gespäichert ${time}, 1 Feld net verstanen`,
          other: `Gespäichert ${time}, ${unread} Felder net verstanen`,
        }),
  notSavedYet: 'Nach net gespäichert. Mir probéieren et weider',
  isHereToo: (name) => `${name} ass och hei`,
  notSaved: 'Nach net gespäichert',
  toSettle: (count) =>
    plural('lb', count, { one: 'eng Saach ze klären', other: `${count} Saachen ze klären` }),
  seePaper: 'Dokument kucken',
  send: 'Devis schécken',
  sendChange: 'Nodrag schécken',
  sendTitle: 'Den Devis schécken',
  sendText: (client) =>
    `${client} kritt e mat enger Nummer an dem Dag. Wat fort ass, ännert ni: eng Ännerung ass eng nei Versioun.`,
  goesOutIn: (language) =>
    `Den Devis geet op ${languageNames[language]} eraus, an der Sprooch vun Ärem Client.`,
  sendNow: 'Elo schécken',
  wasSent: 'Den Devis ass ënnerwee',
  factsMissing: 'Dat feelt nach, ier Dir schécke kënnt',
  factsMissingText:
    'D’Gesetz verlaangt dat op all Devis. Mir froen nëmmen eemol. Bei der Autorisatioun geet d’Nummer duer, d’Dokument ka nokommen.',
  stateFact: {
    address: 'Strooss an Hausnummer androen',
    registrationNumber: 'RCS-Nummer androen',
    permit: 'Nummer vun der Autorisation d’établissement androen',
    vatNumber: 'TVA-Nummer androen',
  },
  notWhole: 'Et feelt nach eppes',
  missing: (count) =>
    plural('lb', count, {
      one: 'Ee Feld ass nach eidel oder falsch',
      other: `${count} Felder sinn nach eidel oder falsch`,
    }),
  notDraft: 'Dës Versioun ass fort.',
  head: 'Kapp',
  object: 'Objet',
  client: 'Client',
  site: 'Chantier',
  commune: 'Gemeng',
  communeOpen: 'Wielen',
  postalCode: 'Code postal',
  street: 'Strooss an Nummer',
  mainResidence: 'Haaptwunneng',
  builtYear: 'Baujoer',
  notKnown: 'Net bekannt',
  yes: 'Jo',
  no: 'Nee',
  date: 'Datum',
  dayPattern: 'DD.MM.JJJJ',
  openCalendar: (what) => `Kalenner: ${what}`,
  validUntil: 'Gëlteg bis',
  start: 'Ufank',
  duration: 'Dauer, Aarbechtsdeeg',
  warranty: 'Garantie, Méint',
  intro: 'Aleedung',
  conditions: 'Konditiounen',
  lines: 'Positiounen',
  section: 'Deel',
  sectionTitle: (letter) => `Titel vum Deel ${letter}`,
  addSection: 'Deel',
  addLineIn: (title) => (title ? `Positioun ${eifel('an', title)}` : 'Positioun'),
  removeLine: (line) => `Positioun ewechhuelen: ${line}`,
  removeSection: (letter) => `Deel ${letter} ewechhuelen`,
  lineRemoved: 'D’Positioun ass ewech',
  undo: 'Zeréckhuelen',
  redo: 'Widderhuelen',
  newLine: 'Nei Positioun',
  openLine: (line) => `Positioun änneren: ${line}`,
  lineTitle: (number) => `Positioun ${number}`,
  kindOpen: 'Zort',
  rateOpen: 'TVA',
  unitOpen: 'Eenheet',
  optional: 'Opt.',
  optionalLong: 'Optioun: net am Total, bis de Client se hëlt',
  reduced: '3 %',
  reducedLong: 'Kann op 3 % kommen (Haaptwunneng)',
  pasteHint: 'Zeilen, aus enger Tabell kopéiert, gi Positiounen',
  pasted: (count) =>
    plural('lb', count, { one: 'Eng Positioun derbäigesat', other: `${count} Positiounen derbäigesat` }),
  notUnderstood: (cell, typed) => `${cell}: „${typed}“ geet hei net.`,
  unreadCells: (count) =>
    plural('lb', count, { one: '1 Feld net verstanen', other: `${count} Felder net verstanen` }),
  pastedTotals: (count) =>
    plural('lb', count, {
      one: '1 Zeil mat engem Total oder Zwëschentotal ass ewechgelooss.',
      other: `${count} Zeile mat Totalen oder Zwëschentotale sinn ewechgelooss.`,
    }),
  pastedUnread: (count) =>
    plural('lb', count, {
      one: '1 Feld gouf net verstanen an ass markéiert.',
      other: `${count} Felder goufen net verstanen a si markéiert.`,
    }),
  pastedLeft: (count, most) =>
    plural('lb', count, {
      one: `1 Zeil huet keng Plaz méi fonnt: En Devis huet héchstens ${most} Positiounen.`,
      other: `${count} Zeilen hu keng Plaz méi fonnt: En Devis huet héchstens ${most} Positiounen.`,
    }),
  movedTo: (number) => `Elo Positioun ${number}`,
  up: 'Erop',
  down: 'Erof',
  copy: 'Kopéieren',
  remove: 'Ewechhuelen',
  before: 'Positioun virdrun',
  after: 'Positioun duerno',
  done: 'Fäerdeg',
  net: (lines) =>
    plural('lb', lines, { one: 'Ouni TVA, 1 Positioun', other: `Ouni TVA, ${lines} Positiounen` }),
  options: (count) =>
    plural('lb', count, { one: '1 Optioun, ouni TVA', other: `${count} Optiounen, ouni TVA` }),
  residence: (year) => (year === null ? 'Haaptwunneng.' : `Haaptwunneng, Baujoer ${year}.`),
  marked: (count) =>
    plural('lb', count, {
      one: '1 Positioun ass fir 3 % markéiert.',
      other: `${count} Positioune si fir 3 % markéiert.`,
    }),
  silent: 'Nach net genannt',
  silentText: 'Am Verglach vum Client sinn déi Zorte markéiert, iwwer déi Dir näischt sot.',
  ofTwenty: (count) => `${count} vun 20`,
  includedIn: 'Ass dran an…',
  isIncludedIn: (kind) => `${kind} ass dran an`,
  excluded: 'Net dran',
  isExcluded: (kind) => `${kind} ass net dran`,
  exclusions: 'Wat net dran ass',
  exclusionText: (kind) => `Wat net dran ass: ${kind}`,
  within: (kind) => `Dran an: ${kind}`,
  removeExclusion: (kind) => `Ewechhuelen: ${kind}`,
  noExclusions: 'Bis elo näischt. Wat Dir ewechloosst, sot Dir am beschten hei.',
  plan: 'Bezuelplang',
  part: 'Deel',
  percent: 'Prozent',
  moment: 'Wéini',
  label: 'Fir wat',
  removePart: 'Dësen Deel ewechhuelen',
  planSum: (sum) => `${sum} %`,
  planShort: (percent) => `Et feelen ${percent} %: Zesummen erginn d’Deeler 100 %.`,
  planOver: (percent) => `${percent} % ze vill: Zesummen erginn d’Deeler 100 %.`,
  beforeWork: (percent) => `${percent} %, ier d’Aarbecht ufänkt. Iwwer 30 % gëtt et am Verglach markéiert.`,
  theyChanged: 'En aneren huet dat zur selwechter Zäit geännert.',
  theyChangedAt: (name, time) => `${name} huet dat um ${time} geännert.`,
  theyRemoved:
    'En aneren huet dës Positioun ewechgeholl. Är gëtt eréischt gespäichert, wann Dir gewielt hutt.',
  theirLine: (words) => `Vum aneren: ${words}`,
  yourLine: (words) => `Är Versioun: ${words}`,
  useTheirs: 'Déi aner weisen',
  youRemoved: 'Dir hutt se ewechgeholl.',
  settleFirst: 'Wielt w.e.g. tëscht Ärer Versioun an der anerer',
  isChoosing: (name) =>
    `${name} huet hei zur selwechter Zäit eppes anescht geschriwwen. Är Versioun bleift gespäichert, bis ${name} gewielt huet.`,
  outsideTotal: 'net am Total',
  keepMine: 'Meng behalen',
  beginFrom: 'Ufänke mat',
  templateLines: (count) =>
    plural('lb', count, { one: 'Virlag, 1 Positioun', other: `Virlag, ${count} Positiounen` }),
  forgetTemplate: (name) => `Virlag ewechhuelen: ${name}`,
  templateGone: 'D’Virlag ass ewech',
  keepTemplate: 'Als Virlag späicheren',
  templateName: 'Numm',
  templateHint: 'Positiounen, Texter a Plang gi gespäichert, an näischt vum Client.',
  templateKept: 'Gespäichert. Den nächsten Devis kann domat ufänken',
  keep: 'Späicheren',
  attach: 'Fichieren derbäisetzen',
  attachHint: (most: number) =>
    `Pläng, technesch Fichen, Biller: bis zu ${most} Fichiere komme mam Devis mat. Hir Nimm stinn drop.`,
  notAttached: 'Net derbäigesat',
  wrongFile: (name: string) => `${name} ass weder e Bild (JPEG, PNG oder GIF) nach e PDF.`,
  largeFile: (name: string) => `${name} ass méi grouss wéi 10 MB.`,
  removeFile: (name: string) => `${name} ewechhuelen`,
  uploads: {
    list: 'Fichieren ënnerwee',
    doneOf: (done: number, count: number) =>
      plural('lb', count, {
        one: `${done} vun 1 Fichier eropgelueden`,
        other: `${done} ${eifel('vun', count)} Fichieren eropgelueden`,
      }),
    uploading: (name: string) => `${name} gëtt eropgelueden`,
    notUploaded: 'Net eropgelueden',
    tryAgain: 'Nach eng Kéier',
    tryAgainWith: (name: string) => `Nach eng Kéier: ${name}`,
    cancel: (name: string) => `Eroplueden ofbriechen: ${name}`,
    remove: (name: string) => `${name} ewechhuelen`,
  },
  keys: 'Tasten',
  keyList: [
    ['Enter', 'nächst Positioun'],
    ['Tab', 'nächst Zell'],
    ['Alt ↑ ↓', 'Positioun réckelen'],
    ['Ctrl D', 'Positioun kopéieren'],
    ['Ctrl Z', 'zeréckhuelen'],
  ],
};
