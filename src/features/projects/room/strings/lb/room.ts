import { heic } from '#features/companies/core/strings/lb/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Wielt w.e.g. en Dag',
  fileNotFound: 'Dëse Fichier gëtt et net',
  milestoneAgreed:
    'Dat gehéiert zum Bezuelplang, deen Dir zwee ënnerschriwwen hutt. Nëmmen en Avenant kann en änneren',
  milestoneNotFound: 'Dës Etapp gëtt et net',
  roomClosed: 'Dëse Chantier gouf ofgesot, dofir kann näischt méi derbäigesat oder geännert ginn',
  roomFull: 'Et ass keng Plaz méi. Huelt fir d’éischt eppes ewech.',
  notNow: 'Dat geet am Moment net. Luet d’Säit nei, da gesitt Dir, wat sech geännert huet.',
  pictureGone: 'Eng vun dëse Fotoe kann net méi gelies ginn. De Betrib muss nei wielen.',
  fileTooLarge: 'E Fichier däerf net méi wéi 10 MB hunn',
  notOneFile: 'Schéckt w.e.g. just ee Fichier',
  wrongType: 'Dat ass weder e Bild (JPEG, PNG oder GIF) nach e PDF.',
  unreadable: 'Dëst Bild ass futti oder ze grouss.',
  notStored: 'De Fichier konnt net gespäichert ginn. Probéiert w.e.g. nach eng Kéier.',
  captionTooLong: 'Den Text zum Bild däerf net méi wéi 120 Zeechen hunn',
  milestoneTooShort: 'D’Etapp muss mindestens 2 Zeechen hunn',
  milestoneTooLong: 'D’Etapp däerf net méi wéi 100 Zeechen hunn',
  choosePictures: 'Wielt w.e.g. mindestens eng Foto',

  // Pictures.
  pictures: 'Fotoen',
  stages: { before: 'Virdrun', during: 'Dertëschent', after: 'Duerno' },
  noPictures: 'Nach keng Fotoen',
  noPicturesText: 'Virdrun, dertëschent, duerno: Dir kënnt hei allebéid Fotoen derbäisetzen.',
  addPictures: 'Fotoen derbäisetzen',
  addPicturesTo: (stage) => `Fotoen derbäisetzen: ${stage}`,
  openPicture: (what) => `Bild opmaachen: ${what}`,
  chosen: 'Fir d’Galerie',
  leftToSend: (left, refused) => {
    const notAdded = pluralForm('lb', refused, {
      one: '1 Fichier net derbäi',
      other: `${refused} Fichieren net derbäi`,
    });
    const waiting = pluralForm('lb', left, {
      one: '1 Fichier ze schécken',
      other: `${left} Fichieren ze schécken`,
    });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'Si gi vum selwe fort, soubal eng Verbindung do ass, och wann Dir méi spéit op dësem Apparat erëmkommt.',
  fileStates: { waiting: 'waart op eng Verbindung', sending: 'ass ënnerwee…' },
  tryAgain: 'Nach eng Kéier',
  tryAgainWith: (name) => `Nach eng Kéier: ${name}`,
  leave: 'Ewechloossen',
  leaveOut: (name) => `${name} ewechloossen`,
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
  caption: 'Text zum Bild',
  stage: 'Gemaach',
  optional: 'fakultativ',
  saveChanges: 'Späicheren',
  saving: 'Späichert…',
  cancel: 'Ofbriechen',
  remove: 'Ewechhuelen',
  removing: 'Gëtt ewechgeholl…',
  removeTitle: (name) => `${name} ewechhuelen?`,
  removeText: 'Dann ass et fir Iech béid fort.',
  removeChosenText: 'Dann ass et fir Iech béid fort, an och aus der Galerie, wann et do steet.',
  actsOn: (what) => `Wat maache mat ${what}`,
  failed: 'Dat huet net geklappt',

  // Documents.
  documents: 'Dokumenter',
  noDocuments: 'Devisen, Pläng, Rechnungen: PDFen, déi Dir allebéid hale kënnt.',
  addDocuments: 'PDF derbäisetzen',
  saveDocument: (name, size) => `D’Dokument ${name} späicheren, ${size}`,
  removeDocument: (name) => `D’Dokument ${name} ewechhuelen`,

  // Milestones.
  milestones: 'Etappen',
  noMilestones: 'Wat bis wéini erreecht soll sinn. Jidderee vun Iech kräizt se un.',
  addMilestone: 'Derbäisetzen',
  addMilestoneTitle: 'Etapp derbäisetzen',
  milestone: 'Etapp',
  milestonePlaceholder: 'D’Gerëscht steet',
  dueOn: 'Bis',
  noDayYet: 'nach keen Dag',
  dueOnceReached: 'soubal déi zwou Säiten et ofgehaakt hunn',
  payTo: (company, iban) => `Iwwerweisung un ${company}, IBAN ${iban}`,
  fallsDue: (percent, amount) => `${percent} %, ${amount} gi fälleg`,
  adding: 'Gëtt derbäigesat…',
  reachedBy: (who, name) => `${who}: ${name} ass erreecht`,
  removeMilestone: (name) => `D’Etapp ${name} ewechhuelen`,

  // The conversation beside it.
  conversation: 'Gespréich',
  openConversation: 'An de Messagen opmaachen',

  // To the gallery.
  publication: 'Galerie',
  askLead: 'Weist dës Aarbecht aneren: wielt Fotoen, an Äre Client ass mat engem Klick d’accord.',
  managersAsk: 'Nëmmen de Besëtzer an d’Gerante vun Ärem Betrib froen de Client, ob Fotoe gewise kënne ginn.',
  ask: 'Fotoe wielen',
  askTitle: 'Dëse Chantier weisen',
  askDialogLead: (client) =>
    `${client} gëtt gefrot. Mat engem Jo stinn dës Fotoen an Ärer Galerie, an de Chantier mat sengem Budget op Ärem Profil.`,
  choosePicture: (what) => `${what} wielen`,
  sendAsk: (count) => pluralForm('lb', count, { one: 'Fir 1 Foto froen', other: `Fir ${count} Fotoe froen` }),
  asking: 'Gëtt gefrot…',
  asked: 'Äre Client ass gefrot',
  galleryFull:
    'Är Galerie ass voll. Huelt eng Foto eraus, oder wielt e gréisseren Tarif, fir dës Aarbecht ze weisen.',
  galleryTakes: (left) =>
    pluralForm('lb', left, {
      one: 'An Är Galerie passt nach 1 Foto.',
      other: `An Är Galerie passen nach ${left} Fotoen.`,
    }),
  noneToChoose: 'An dësem Chantier sinn nach keng Fotoen.',
  waits: (client) => `${client} huet nach net geäntwert.`,
  refusedToCompany: (client) => `${client} wëll net, datt dëse Chantier gewise gëtt.`,
  askAgain: 'Aner Fotoe wielen',
  published: 'Dës Fotoe stinn an der Galerie, an de Chantier um Profil.',
  withdrawAsk: 'D’Fro zeréckhuelen',
  withdraw: 'Aus der Galerie huelen',
  withdrawn: 'Aus der Galerie geholl',
  wouldShow: (company, count) =>
    pluralForm('lb', count, {
      one: `${company} géif gären eng Foto vun dësem Chantier an der Galerie weisen, an de Chantier mat sengem Budget um Profil.`,
      other: `${company} géif gär ${count} Fotoe vun dësem Chantier an der Galerie weisen, an de Chantier mat sengem Budget um Profil.`,
    }),
  agree: 'D’accord',
  refuse: 'Léiwer net',
  agreed: 'D’Fotoe stinn an der Galerie',
  refused: 'E gëtt net gewisen',
  takeBack: 'Mäi Jo zeréckhuelen',
  youRefused: 'Dir waart net d’accord: vun dësem Chantier gëtt näischt gewisen.',
  fixedPaper: 'Ënnerschriwwent Dokument: Et bleift fir Iech allebéid',
};
