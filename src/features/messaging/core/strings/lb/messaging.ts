import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'De Message feelt',
  contentTooShort: 'De Message muss mindestens 5 Zeechen hunn',
  contentTooLong: 'De Message däerf net méi wéi 5.000 Zeechen hunn',
  receiverNotFound: 'Dës Persoun gëtt et net',
  receiverRequired: 'Sot w.e.g., fir wien et ass',
  quoteNotFound: 'Dësen Devis gëtt et net',
  lineNotFound: 'Dës Positioun gëtt et net an dësem Devis',
  receiverSuspended: 'Dës Persoun ka grad keng Messagë kréien',
  toOneself: 'Dir kënnt Iech net selwer schreiwen',
  attachmentNotFound: 'En Unhang ass net méi do. Hänkt e w.e.g. nach eng Kéier un.',
  attachmentTooLarge: 'En Unhang däerf net méi wéi 10 MB hunn.',
  attachmentNotOneFile: 'De Fichier konnt net eropgeluede ginn. Probéiert w.e.g. nach eng Kéier.',
  attachmentWrongType: 'Hänkt w.e.g. e Bild (JPEG, PNG oder GIF) oder e PDF un.',
  attachmentUnreadable: 'D’Bild ass futti oder huet méi wéi 24 Megapixel. Wielt en anert.',
  attachmentNotStored: 'De Fichier konnt net gespäichert ginn. Probéiert w.e.g. nach eng Kéier.',
  tooManyAttachments: 'Un e Message passen héchstens 5 Unhäng',
  attachedTwice: 'E Fichier kann een eemol un e Message hänken',
  conversationNotFound: 'Dëst Gespréich gëtt et net',
  searchTooLong: 'D’Sich däerf net méi wéi 100 Zeechen hunn',
  limited: 'E Moderateur huet Äre Kont limitéiert: Dir kënnt fir de Moment keng nei Gespréicher ufänken',
  tooManyNew:
    'Dir hutt scho ville neie Leit geschriwwen. An {minutes} Min. kënnt Dir nees engem Neie schreiwen. Är aktuell Gespréicher gi weider.',
  tooManyNewForHours:
    'Dir hutt scho ville neie Leit geschriwwen. An {hours} Stonne kënnt Dir nees engem Neie schreiwen. Är aktuell Gespréicher gi weider.',
  contactEnded: 'Dës Persoun hëlt keng Messagen, Devisen oder Visitte méi vun Iech un',
  emailNotVerified: 'Bestätegt w.e.g. fir d’éischt Är E-Mail-Adress. Ären Text bleift erhalen.',
  blocked: 'Dës Persoun hëlt keng Messagë vun Iech un',

  // A mail provider's webhook reads these.
  noInboundMail: 'Op dëser Adress ass näischt.',
  wrongSecret: 'D’Geheimnis stëmmt net',

  // Blocking and reporting.
  notInTouch: 'Dir hutt Iech net geschriwwen',
  blockSelf: 'Dir kënnt Iech net selwer spären',
  notBlocked: 'Dës Persoun ass net gespaart',
  reportReasonTooShort: 'Sot w.e.g. a mindestens 10 Zeechen, wat net an der Rei ass',
  reportReasonTooLong: 'De Grond däerf net méi wéi 1.000 Zeechen hunn',
  alreadyReported: 'Dir hutt dëst Gespréich scho gemellt; et gëtt nogekuckt',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Message ${applyEifelRule('un', company)}`,
  askOnce: 'Beschreift d’Aarbecht eng Kéier a frot bis zu dräi Betriber',
  dialogLead:
    'Sot, wat Dir wëllt maache loossen, wou a wéini. D’Äntwert vum Betrib fannt Dir an Äre Messagen.',
  dialogLeadToAll:
    'Sot, wat Dir wëllt maache loossen, wou a wéini. All Betrib kritt dësen Text an äntwert fir sech.',
  countOfCompanies: (count) => (count === 2 ? 'déi zwee Betriber' : `all ${count} Betriber`),
  verifyFirst: 'Bestätegt fir d’éischt Är E-Mail-Adress',
  verifyFirstText:
    'Mir schécken Iech e Code. Soubal Dir en aginn hutt, kann Äre Message fortgoen. Ären Text bleift stoen.',
  sendCode: 'Code schécken',
  content: 'Message',
  send: 'Message schécken',
  sending: 'Gëtt geschéckt...',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  messageSent: 'Message geschéckt',
  openConversation: 'D’Gespréich opmaachen',
  messageSentText: (company) => `Äre Message ass geschéckt. Un: ${company}.`,
  error: 'Feeler',
  sendFailed: (reason) => `De Message konnt net geschéckt ginn: ${reason}`,
  noConnection: 'et ass keng Verbindung do',
};
