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
  ratingTooHigh: 'D’Nott däerf net méi héich wéi 5 sinn',
  ratingNotWhole: 'D’Nott besteet aus ganze Stären',
  commentTooLong: 'De Kommentar däerf net méi wéi 500 Zeechen hunn',
  reasonTooShort: 'De Grond muss mindestens 10 Zeechen hunn',
  reasonTooLong: 'De Grond däerf net méi wéi 200 Zeechen hunn',
  replyTooShort: 'D’Äntwert muss mindestens 20 Zeechen hunn',
  replyTooLong: 'D’Äntwert däerf net méi wéi 1.000 Zeechen hunn',

  ownCompany: 'Dir kënnt Ären eegene Betrib net bewäerten',
  projectNotCompleted: 'Dir kënnt nëmmen e fäerdege Chantier bewäerten',
  reviewTooLate: 'Dir kënnt e Chantier nëmmen an den 12 Méint bewäerten, nodeem e fäerdeg gouf',
  alreadyReviewed: 'Dir hutt dëse Chantier scho bewäert',
  editTooLate: 'Et ass ze spéit, fir dës Bewäertung z’änneren. Dat geet nëmmen an den éischte 14 Deeg.',
  reviewAppealed:
    'Dir kënnt dës Bewäertung eréischt änneren, wann e Moderateur iwwer Äre Recours decidéiert huet',
  notYoursToFlag: 'Just de bewäerte Betrib kann eng Bewäertung mellen',
  alreadyFlagged: 'Dës Bewäertung gouf scho gemellt',
  notWithheld: 'Recours kënnt Dir nëmme maachen, wann e Moderateur Är Bewäertung net publizéiert huet',
  alreadyAppealed: 'Dir hutt scho Recours gemaach',
  appealTooShort: 'Erkläert a mindestens 10 Zeechen, firwat',
  appealTooLong: 'Erkläert an héchstens 1.000 Zeechen, firwat',
  alreadyReplied: 'Dir hutt op dës Bewäertung scho geäntwert',
  pictureNotFound: 'Bild net fonnt',
  pictureTooLarge: 'Wielt e Bild vun héchstens 10 MB',
  notOnePicture: 'Luet ëmmer just ee Bild op eemol erop',
  notAPicture: 'Wielt e Bild als JPEG, PNG oder GIF.',
  pictureUnreadable: 'Dëst Bild ass futti oder ze grouss. Wielt en anert.',
  pictureNotStored: 'D’Bild konnt net gespäichert ginn. Probéiert w.e.g. nach eng Kéier.',
  pictureTooLate: 'Et ass ze spéit, fir Fotoen derbäizesetzen. E Moderateur huet dës Bewäertung scho gelies.',
  tooManyPictures: 'Eng Bewäertung kann héchstens 4 Fotoen hunn',
  notReplied: 'Dir hutt op dës Bewäertung nach net geäntwert',
  replySettled: 'Et ass ze spéit, fir dës Äntwert z’änneren. Dat geet nëmmen an den éischte 24 Stonnen.',
  replyTooEarly: 'Dir kënnt op eng Bewäertung äntweren, soubal se akzeptéiert ass',

  // Its pictures need these.
  pictures: 'Fotoen',
  picturesHint:
    'Setzt bis zu 4 Fotoen derbäi. Plaz an Datum, déi an der Foto gespäichert sinn, huele mir eraus.',
  addPictures: 'Fotoen derbäisetzen',
  removePicture: (name) => `${name} ewechhuelen`,
  heic,
  picturesWait: (count) =>
    pluralForm('lb', count, {
      one: 'Mir lueden Är Foto erop, soubal Dir nees online sidd, oder wann Dir Giewel d’nächst Kéier op dësem Apparat opmaacht.',
      other: `Mir lueden Är ${count} Fotoen erop, soubal Dir nees online sidd, oder wann Dir Giewel d’nächst Kéier op dësem Apparat opmaacht.`,
    }),
  pictureLeftOut: (name) => `${name} gouf net derbäigesat`,
  noPicture: (name, largest) => `${name} muss e JPEG, PNG oder GIF vun héchstens ${largest} sinn.`,
  removeNamed: (place) => `Bild ${place} aus der Bewäertung ewechhuelen`,

  // Every review screen shows these.
  close: 'Zoumaachen',
  cancel: 'Ofbriechen',

  ofProject: (name) => `Chantier: ${name}`,
  replyOf: (company) => `Äntwert ${applyEifelRule('vun', company)}`,

  // Writing a review needs these.
  leaveTitle: 'Bewäertung schreiwen',
  leaveLead: (company) =>
    `Wéi war d’Aarbecht ${applyEifelRule('vun', company)}? E Moderateur liest Är Bewäertung, ier mir se publizéieren.`,
  editTitle: 'Bewäertung änneren',
  editLead: 'E Moderateur liest Är Ännerungen, ier mir se publizéieren.',
  rating: 'Nott',
  stars: (count) => pluralForm('lb', count, { one: '1 Stär', other: `${count} Stären` }),
  comment: 'Kommentar',
  optional: 'fakultativ',
  postAnonymously: 'Anonym schreiwen',
  anonymousNote:
    'Ären Numm an de Chantier weise mir net. De Betrib kéint sech trotzdeem denken, wien et geschriwwen huet.',
  submit: 'Bewäertung schécken',
  submitting: 'Gëtt geschéckt…',
  saveChanges: 'Späicheren',
  saving: 'Späichert…',
  submitted: 'Bewäertung geschéckt',
  submittedText: 'Mir publizéiere se, soubal e Moderateur se akzeptéiert huet.',
  submitFailed: 'D’Bewäertung konnt net geschéckt ginn',
  edit: 'Änneren',
  editReview: 'Är Bewäertung änneren',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason, date) => `${reason}, ${date}`,
  appealWaits: 'Iwwer Äre Recours huet nach kee Moderateur decidéiert.',
  appealRefused:
    'E Moderateur huet Äre Recours nogekuckt, an d’Bewäertung gëtt net publizéiert. Dir kënnt nach virun d’Geriicht goen, oder Iech un eng aussergeriichtlech Stell wenden, déi nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass.',
  settlementBodies: 'D’Lëscht vun den zertifiéierte Stelle vun der Europäescher Kommissioun',
  mayChange: 'Dir kënnt Är Bewäertung änneren an nei schécken. E Moderateur liest déi nei Versioun.',
  resendTitle: 'Änneren an nei schécken',
  resendLead: 'Är Bewäertung gëtt net publizéiert, bis e Moderateur déi nei Versioun akzeptéiert huet.',
  resend: 'Nei schécken',
  appeal: 'Recours maachen',
  appealTitle: 'Recours géint d’Decisioun',
  appealLead:
    'Dir kënnt nëmmen eng Kéier Recours maachen. E Moderateur liest, wat Dir hei schreift, a kuckt d’Decisioun no.',
  appealLabel: 'Firwat solle mir Är Bewäertung publizéieren?',
  sendAppeal: 'Recours schécken',
  sendingAppeal: 'Gëtt geschéckt…',
  appealed: 'Recours geschéckt',
  appealedText: 'E Moderateur liest Är Bewäertung an Äre Recours.',
  appealFailed: 'De Recours konnt net geschéckt ginn',

  // A report needs these.
  flagTitle: 'Dës Bewäertung mellen',
  flagLead:
    'Sot eis, wat mat dëser Bewäertung net an der Rei ass. Si bleift ëffentlech, bis e Moderateur decidéiert.',
  reason: 'Grond',
  report: 'Mellen',
  reporting: 'Gëtt gemellt…',
  flaggedTitle: 'Bewäertung gemellt',
  flaggedText: 'E Moderateur kuckt dës Bewäertung no.',
  flagFailed: 'D’Bewäertung konnt net gemellt ginn',

  // A reply needs these.
  reply: 'Äntweren',
  replyTitle: 'Op dës Bewäertung äntweren',
  replyLead:
    'Jidderee gesäit Är Äntwert ënner der Bewäertung. Dir kënnt nëmmen eng Kéier äntweren, an hutt 24 Stonnen, fir Är Äntwert z’änneren.',
  replyPreview: 'Virschau',
  changeReply: 'Äntwert änneren',
  changeReplyTitle: 'Är Äntwert änneren',
  saveReply: 'Äntwert späicheren',
  savingReply: 'Späichert…',
  replyChanged: 'Äntwert geännert',
  replyLabel: 'Är Äntwert',
  publish: 'Äntwert publizéieren',
  publishing: 'Gëtt publizéiert…',
  replied: 'Äntwert publizéiert',
  replyFailed: 'D’Äntwert konnt net publizéiert ginn',
};
