import { heic } from '#features/companies/core/strings/lb/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Wielt w.e.g. en Dag',
  fileNotFound: 'Fichier net fonnt',
  milestoneAgreed:
    'Dës Etapp gehéiert zum Bezuelplang, deen Dir allebéid ënnerschriwwen hutt. Ännere kënnt Dir se nëmme mat engem Avenant.',
  milestoneNotFound: 'Etapp net fonnt',
  roomClosed: 'Dëse Chantier gouf ofgesot, dofir kënnt Dir näischt méi derbäisetzen oder änneren',
  roomFull:
    'Bei dësem Chantier passe keng Fichieren oder Etappe méi derbäi. Huelt eppes ewech, ier Dir eppes Neies derbäisetzt.',
  notNow: 'Dat geet am Moment net. Luet d’Säit nei, da gesitt Dir, wat anescht ass.',
  pictureGone: 'Eng vun dëse Fotoe kënne mir net opmaachen. De Betrib muss nei wielen.',
  fileTooLarge: 'Wielt e Fichier vun héchstens 10 MB',
  notOneFile: 'Wielt just ee Fichier',
  wrongType: 'Dat ass weder e Bild (JPEG, PNG oder GIF) nach e PDF.',
  unreadable: 'Dëst Bild ass futti oder ze grouss. Wielt en anert.',
  notStored: 'De Fichier konnt net gespäichert ginn. Probéiert w.e.g. nach eng Kéier.',
  captionTooLong: 'D’Beschrëftung däerf net méi wéi 120 Zeechen hunn',
  milestoneTooShort: 'Den Numm vun der Etapp muss mindestens 2 Zeechen hunn',
  milestoneTooLong: 'Den Numm vun der Etapp däerf net méi wéi 100 Zeechen hunn',
  choosePictures: 'Wielt w.e.g. mindestens eng Foto',

  // Pictures.
  pictures: 'Fotoen',
  stages: { before: 'Virdrun', during: 'Dertëschent', after: 'Duerno' },
  noPictures: 'Nach keng Fotoen',
  noPicturesText: 'Dir kënnt allebéid Fotoe vu virdrun, dertëschent an duerno derbäisetzen.',
  addPictures: 'Fotoen derbäisetzen',
  addPicturesTo: (stage) => `Fotoen derbäisetzen: ${stage}`,
  openPicture: (what) => `Bild opmaachen: ${what}`,
  chosen: 'Fir d’Galerie',
  leftToSend: (left, refused) => {
    const notAdded = pluralForm('lb', refused, {
      one: '1 Fichier net derbäigesat',
      other: `${refused} Fichieren net derbäigesat`,
    });
    const waiting = pluralForm('lb', left, {
      one: '1 Fichier eropzelueden',
      other: `${left} Fichieren eropzelueden`,
    });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'Mir luede se erop, soubal Dir nees online sidd, oder wann Dir dës Säit d’nächst Kéier op dësem Apparat opmaacht.',
  fileStates: { waiting: 'waart op eng Verbindung', sending: 'gëtt eropgelueden…' },
  tryAgain: 'Nach eng Kéier',
  tryAgainWith: (name) => `Nach eng Kéier: ${name}`,
  leave: 'Verwerfen',
  leaveOut: (name) => `${name} verwerfen`,
  heic,
  notAdded: 'Net derbäigesat',
  wrongPicture: (name) => `${name} ass kee Bild (JPEG, PNG oder GIF).`,
  wrongDocument: (name) => `${name} ass kee PDF.`,
  tooLarge: (name, largest) => `${name} ass méi grouss wéi ${largest}.`,
  previousPicture: 'Bild virdrun',
  nextPicture: 'Nächst Bild',
  pictureOf: (place, count) => `Bild ${place} ${applyEifelRule('vun', count)}`,
  save: 'Späicheren',
  close: 'Zoumaachen',
  edit: 'Änneren',
  editPicture: 'Bild änneren',
  caption: 'Beschrëftung',
  stage: 'Gemaach',
  optional: 'fakultativ',
  saveChanges: 'Späicheren',
  saving: 'Späichert…',
  cancel: 'Ofbriechen',
  remove: 'Ewechhuelen',
  removing: 'Gëtt ewechgeholl…',
  removeTitle: (name) => `${name} ewechhuelen?`,
  removeText: 'Mir huelen et fir Iech allebéid ewech.',
  removeChosenText: 'Mir huelen et fir Iech allebéid ewech, an och aus der Galerie, wann et do steet.',
  actsOn: (what) => `Aktioune fir ${what}`,
  failed: 'Dat huet net geklappt',

  // Documents.
  documents: 'Dokumenter',
  noDocuments: 'Setzt Devisen, Pläng a Rechnungen als PDF derbäi. Dir kënnt se allebéid opmaachen.',
  addDocuments: 'PDF derbäisetzen',
  saveDocument: (name, size) => `D’Dokument ${name} späicheren, ${size}`,
  removeDocument: (name) => `D’Dokument ${name} ewechhuelen`,

  // Milestones.
  milestones: 'Etappen',
  noMilestones: 'Maacht aus, wat bis wéini gemaach soll sinn. Dir haakt all Etapp allebéid of.',
  whatTicksMean:
    'Haakt eng Etapp of, wann se fäerdeg ass. Si ass erreecht, wann Dir se allebéid ofgehaakt hutt. Mam Ofhaken gëtt näischt bezuelt an och keng Bezuelung bestätegt.',
  addMilestone: 'Derbäisetzen',
  addMilestoneTitle: 'Etapp derbäisetzen',
  milestone: 'Etapp',
  milestonePlaceholder: 'D’Gerëscht steet',
  dueOn: 'Bis',
  noDayYet: 'Nach keen Datum',
  dueOnceReached: 'Fälleg, soubal Dir allebéid d’Etapp ofgehaakt hutt',
  dueOnDay: (day) => `Fälleg ${applyEifelRule('den', day)}`,
  dueOnInvoice: 'Fälleg op den Datum, deen op der Rechnung steet',
  byDay: (day) => `Bis ${applyEifelRule('den', day)}`,
  payTo: (company, iban) => `Bezuelt mat enger Iwwerweisung ${applyEifelRule('un', company)}, IBAN ${iban}`,
  shareOfTotal: (percent) => `${percent} % vum Total`,
  notReached: 'Nach net erreecht',
  reachedSays: (who, other) =>
    `${applyEifelRule('Vun', who)} ofgehaakt, ${applyEifelRule('vun', other)} nach net`,
  reachedOn: (day) => `Erreecht ${applyEifelRule('den', day)}`,
  undo: 'Hoken ewechhuelen',
  undoTitle: (name) => `Ären Hoken bei „${name}“ ewechhuelen?`,
  undoText: 'Dir hutt dës Etapp allebéid ofgehaakt. Si gëllt dann net méi als erreecht.',
  adding: 'Gëtt derbäigesat…',
  reachedBy: (who, name) => `${who}: „${name}“ erreecht`,
  removeMilestone: (name) => `D’Etapp ${name} ewechhuelen`,

  // The conversation beside it.
  conversation: 'Gespréich',
  openConversation: 'An de Messagen opmaachen',

  // To the gallery.
  publication: 'Galerie',
  askLead: 'Weist dës Aarbecht aneren: Wielt Fotoen, an Äre Client ka mat engem Klick Jo soen.',
  managersAsk:
    'Nëmmen de Besëtzer an d’Responsabele vun Ärem Betrib kënnen de Client froen, ob se Fotoe weisen däerfen.',
  ask: 'Fotoe wielen',
  askTitle: 'Dëse Chantier weisen',
  askDialogLead: (client) =>
    `Mir froe fir d’éischt no. Wann et fir ${client} an der Rei ass, stinn dës Fotoen an Ärer Galerie, an de Chantier mat sengem Budget op Ärem Profil.`,
  choosePicture: (what) => `${what} wielen`,
  sendAsk: (count) =>
    pluralForm('lb', count, {
      one: 'Froen, fir 1 Foto ze weisen',
      other: `Froen, fir ${count} Fotoen ze weisen`,
    }),
  asking: 'Gëtt gefrot…',
  asked: 'Mir hunn Äre Client gefrot',
  galleryFull:
    'Är Galerie ass voll. Huelt eng Foto eraus, oder wielt e gréisseren Tarif, fir dës Aarbecht ze weisen.',
  galleryTakes: (left) =>
    pluralForm('lb', left, {
      one: 'An Är Galerie passt nach 1 Foto.',
      other: `An Är Galerie passen nach ${left} Fotoen.`,
    }),
  noneToChoose: 'Bei dësem Chantier sinn nach keng Fotoen.',
  waits: (client) => `${client} huet nach net geäntwert.`,
  refusedToCompany: (client) => `${client} ass net d’accord, dofir kënnt Dir dëse Chantier net weisen.`,
  askAgain: 'Aner Fotoe wielen',
  published: 'Dës Fotoe stinn an der Galerie vum Betrib, an de Chantier op sengem Profil.',
  withdrawAsk: 'Ufro zeréckzéien',
  withdraw: 'Aus der Galerie huelen',
  withdrawn: 'Aus der Galerie geholl',
  wouldShow: (company, count) =>
    pluralForm('lb', count, {
      one: `${company} géif gären eng Foto vun dësem Chantier a seng Galerie setzen, an de Chantier mat Ärem Budget um Profil weisen.`,
      other: `${company} géif gär ${count} Fotoe vun dësem Chantier a seng Galerie setzen, an de Chantier mat Ärem Budget um Profil weisen.`,
    }),
  agree: 'D’accord',
  refuse: 'Net d’accord',
  agreed: 'Fotoen an d’Galerie gesat',
  refused: 'Mir weisen dëse Chantier net',
  takeBack: 'Mäin Accord zeréckzéien',
  youRefused: 'Dir waart net d’accord, dofir kann de Betrib dëse Chantier net weisen.',
  fixedPaper: 'Ënnerschriwwen Dokumenter kann een net ewechhuelen',
};
