import { heic } from '#features/companies/core/strings/lb/heic.ts';
import type { sentences as english } from '#features/reviews/core/strings/en/reviews.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withheldFor } from './withheld-for.ts';

export const sentences: TranslationType<typeof english> = {
  projectNotFound: 'Chantier net fonnt',
  reviewNotFound: 'Bewäertung net fonnt',
  companyNotFound: 'Betrib net fonnt',
  ratingTooLow: 'D’Nott muss mindestens 1 sinn',
  ratingTooHigh: 'D’Nott däerf net méi wéi 5 sinn',
  ratingNotWhole: 'D’Nott besteet aus ganze Stären',
  commentTooLong: 'De Kommentar däerf net méi wéi 500 Zeechen hunn',
  reasonTooShort: 'De Grond muss mindestens 10 Zeechen hunn',
  reasonTooLong: 'De Grond däerf net méi wéi 200 Zeechen hunn',
  replyTooShort: 'Eng Äntwert brauch mindestens 20 Zeechen',
  replyTooLong: 'D’Äntwert däerf net méi wéi 1.000 Zeechen hunn',

  ownCompany: 'Dir kënnt Ären eegene Betrib net bewäerten',
  projectNotCompleted: 'Just e fäerdege Chantier kann eng Bewäertung kréien',
  reviewTooLate: 'Bewäerte kann een e Chantier bis 12 Méint, nodeem e fäerdeg ass',
  alreadyReviewed: 'Dir hutt dëse Chantier scho bewäert',
  editTooLate: 'Eng Bewäertung kann 14 Deeg laang geännert ginn',
  reviewAppealed: 'Fir d’éischt decidéiert e Moderateur iwwer Äre Recours',
  notYoursToFlag: 'Just de bewäerte Betrib kann eng Bewäertung mellen',
  alreadyFlagged: 'Dës Bewäertung gouf scho gemellt',
  notWithheld: 'Dës Bewäertung gëtt net zeréckgehalen',
  alreadyAppealed: 'Dir hutt scho Recours gemaach',
  appealTooShort: 'Sot w.e.g. a mindestens 10 Zeeche firwat',
  appealTooLong: 'Wat Dir sot, däerf net méi wéi 1.000 Zeechen hunn',
  alreadyReplied: 'Dir hutt op dës Bewäertung scho geäntwert',
  pictureNotFound: 'Dëst Bild gëtt et net',
  pictureTooLarge: 'E Bild däerf net méi wéi 10 MB hunn',
  notOnePicture: 'Schéckt w.e.g. just ee Bild',
  notAPicture: 'Dat ass kee Bild (JPEG, PNG oder GIF).',
  pictureUnreadable: 'Dëst Bild ass futti oder ze grouss.',
  pictureNotStored: 'D’Bild konnt net gespäichert ginn. Probéiert w.e.g. nach eng Kéier.',
  pictureTooLate: 'Fotoe kënnen derbäikommen, bis e Moderateur d’Bewäertung gelies huet',
  tooManyPictures: 'An eng Bewäertung passen héchstens 4 Fotoen',
  notReplied: 'Et gëtt keng Äntwert fir ze änneren',
  replySettled: 'Eng Äntwert kann 24 Stonne laang geännert ginn',
  replyTooEarly: 'Op eng Bewäertung kann een äntweren, soubal se guttgeheescht ass',

  // Its pictures need these.
  pictures: 'Fotoen',
  picturesHint: 'Bis zu 4. Mir späicheren net, wou oder wéini eng Foto gemaach gouf.',
  addPictures: 'Fotoen derbäisetzen',
  removePicture: (name) => `${name} ewechhuelen`,
  heic,
  picturesWait: (count) =>
    pluralForm('lb', count, {
      one: 'Eng Foto waart op eng Verbindung a geet vum selwe fort, och wann Dir méi spéit op dësem Apparat erëmkommt.',
      other: `${count} Fotoe waarden op eng Verbindung a gi vum selwe fort, och wann Dir méi spéit op dësem Apparat erëmkommt.`,
    }),
  pictureLeftOut: (name) => `${name} ass net derbäi`,
  noPicture: (name, largest) => `${name} ass kee Bild (JPEG, PNG oder GIF) vun héchstens ${largest}.`,
  removeNamed: (place) => `Bild ${place} aus der Bewäertung ewechhuelen`,

  // Every review screen shows these.
  close: 'Zoumaachen',
  cancel: 'Ofbriechen',

  ofProject: (name) => `Chantier: ${name}`,
  replyOf: (company) => `Äntwert ${applyEifelRule('vun', company)}`,

  // Writing a review needs these.
  leaveTitle: 'Bewäertung schreiwen',
  leaveLead: (company) =>
    `Wéi war d’Aarbecht ${applyEifelRule('vun', company)}? E Moderateur liest d’Bewäertung, ier se ëffentlech gëtt.`,
  editTitle: 'Bewäertung änneren',
  editLead: 'E Moderateur liest d’Ännerungen, ier se ëffentlech ginn.',
  rating: 'Nott',
  stars: (count) => pluralForm('lb', count, { one: '1 Stär', other: `${count} Stären` }),
  comment: 'Kommentar',
  optional: 'fakultativ',
  postAnonymously: 'Anonym schreiwen',
  anonymousNote:
    'Weder Ären Numm nach de Chantier gëtt gewisen. De Betrib ka sech trotzdeem denken, wien et geschriwwen huet.',
  submit: 'Bewäertung schécken',
  submitting: 'Gëtt geschéckt…',
  saveChanges: 'Späicheren',
  saving: 'Späichert…',
  submitted: 'Bewäertung geschéckt',
  submittedText: 'Si gëtt ëffentlech, soubal e Moderateur se gelies huet.',
  submitFailed: 'D’Bewäertung konnt net geschéckt ginn',
  edit: 'Änneren',
  editReview: 'Är Bewäertung änneren',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason, date) => `${reason}, ${date}`,
  appealWaits: 'Äre Recours waart op e Moderateur.',
  appealRefused:
    'E Moderateur huet Äre Recours nogekuckt, an d’Bewäertung bleift zeréckgehalen. Dir kënnt Iech un eng Stell wenden, déi Sträitfäll aussergeriichtlech léist an nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass, oder un e Geriicht.',
  settlementBodies: 'Lëscht vun den zertifiéierte Stellen, vun der Europäescher Kommissioun gefouert',
  mayChange: 'Dir kënnt se änneren an nei schécken: da liest e Moderateur se nach eng Kéier.',
  resendTitle: 'Änneren an nei schécken',
  resendLead: 'E Moderateur liest se nach eng Kéier, ier se ëffentlech gëtt. Bis dohi gëtt se zeréckgehalen.',
  resend: 'Nei schécken',
  appeal: 'Recours maachen',
  appealTitle: 'Recours géint d’Decisioun',
  appealLead:
    'Dir kënnt eemol Recours maachen. E Moderateur kuckt et nach eng Kéier no, mat deem, wat Dir hei sot.',
  appealLabel: 'Firwat se ëffentlech soll sinn',
  sendAppeal: 'Recours schécken',
  sendingAppeal: 'Gëtt geschéckt…',
  appealed: 'Recours geschéckt',
  appealedText: 'E Moderateur kuckt Är Bewäertung nach eng Kéier no.',
  appealFailed: 'De Recours konnt net geschéckt ginn',

  // A report needs these.
  flagTitle: 'Dës Bewäertung mellen',
  flagLead: 'Sot, wat net an der Rei ass. Si bleift ëffentlech, bis e Moderateur decidéiert huet.',
  reason: 'Grond',
  report: 'Mellen',
  reporting: 'Gëtt gemellt…',
  flaggedTitle: 'Bewäertung gemellt',
  flaggedText: 'E Moderateur kuckt se no.',
  flagFailed: 'D’Bewäertung konnt net gemellt ginn',

  // A reply needs these.
  reply: 'Äntweren',
  replyTitle: 'Op dës Bewäertung äntweren',
  replyLead:
    'Jidderee liest se ënner der Bewäertung. Et gëtt eng Äntwert, an Dir kënnt se 24 Stonne laang änneren.',
  replyPreview: 'Esou wéi jidderee se liest',
  changeReply: 'Äntwert änneren',
  changeReplyTitle: 'Är Äntwert änneren',
  saveReply: 'Äntwert späicheren',
  savingReply: 'Späichert…',
  replyChanged: 'Äntwert geännert',
  replyLabel: 'Är Äntwert',
  publish: 'Äntwert verëffentlechen',
  publishing: 'Gëtt verëffentlecht…',
  replied: 'Äntwert verëffentlecht',
  replyFailed: 'D’Äntwert konnt net geschéckt ginn',
};
