import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'De Message feelt',
  contentTooShort: 'De Message muss mindestens 5 Zeechen hunn',
  contentTooLong: 'De Message däerf net méi wéi 5.000 Zeechen hunn',
  receiverNotFound: 'Mir hunn dës Persoun net fonnt',
  receiverRequired: 'Wielt, fir wien de Message ass',
  quoteNotFound: 'Devis net fonnt',
  lineNotFound: 'Dës Positioun steet net an dësem Devis',
  receiverSuspended: 'Dës Persoun ka grad keng Messagë kréien',
  toOneself: 'Dir kënnt Iech net selwer schreiwen',
  attachmentNotFound: 'En Unhang feelt. Hänkt en nach eng Kéier un.',
  attachmentTooLarge: 'En Unhang däerf net méi wéi 10 MB hunn.',
  attachmentNotOneFile: 'De Fichier konnt net eropgeluede ginn. Probéiert w.e.g. nach eng Kéier.',
  attachmentWrongType: 'Hänkt w.e.g. e Bild (JPEG, PNG oder GIF) oder e PDF un.',
  attachmentUnreadable: 'D’Bild ass futti oder huet méi wéi 24 Megapixel. Wielt en anert.',
  attachmentNotStored: 'De Fichier konnt net gespäichert ginn. Probéiert w.e.g. nach eng Kéier.',
  tooManyAttachments: 'Dir kënnt bis zu 5 Fichieren un e Message hänken',
  attachedTwice: 'Dir kënnt deeselwechte Fichier net zweemol un e Message hänken',
  conversationNotFound: 'Gespréich net fonnt',
  searchTooLong: 'D’Sich däerf net méi wéi 100 Zeechen hunn',
  limited: 'E Moderateur huet Äre Kont limitéiert. Dir kënnt fir de Moment keng nei Gespréicher ufänken.',
  tooManyNew:
    'Dir hutt scho ville neie Leit geschriwwen. Waart {minutes} Min., ier Dir nees engem Neie schreift. An Äre Gespréicher kënnt Dir weider äntweren.',
  tooManyNewForHours:
    'Dir hutt scho ville neie Leit geschriwwen. Waart {hours} Stonnen, ier Dir nees engem Neie schreift. An Äre Gespréicher kënnt Dir weider äntweren.',
  contactEnded: 'Dës Persoun hëlt keng Messagen, Devisen oder Visitte méi vun Iech un',
  emailNotVerified: 'Bestätegt fir d’éischt Är E-Mail-Adress. Äre Message ass gespäichert.',
  blocked: 'Dës Persoun hëlt keng Messagë vun Iech un',

  // A mail provider's webhook reads these.
  noInboundMail: 'Op dëser Adress ass näischt.',
  wrongSecret: 'Dëse Schlëssel ass ongëlteg',

  // Blocking and reporting.
  notInTouch: 'Dir hutt mat dëser Persoun keng Messagen ausgetosch',
  blockSelf: 'Dir kënnt Iech net selwer spären',
  notBlocked: 'Dës Persoun ass net gespaart',
  reportReasonTooShort: 'Sot w.e.g. a mindestens 10 Zeechen, wat net an der Rei ass',
  reportReasonTooLong: 'De Grond däerf net méi wéi 1.000 Zeechen hunn',
  alreadyReported: 'Dir hutt dëst Gespréich scho gemellt. Mir kucken et no.',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Message ${applyEifelRule('un', company)}`,
  askOnce: 'Beschreift d’Aarbecht eng Kéier a frot bis zu dräi Betriber',
  dialogLead:
    'Sot, wat Dir wëllt maache loossen, wou a wéini. D’Äntwert vum Betrib fannt Dir an Äre Messagen.',
  dialogLeadToAll:
    'Sot, wat Dir wëllt maache loossen, wou a wéini. Mir schécken Äre Message un all Betrib, a mat all Betrib hutt Dir en eegent Gespréich.',
  countOfCompanies: (count) => (count === 2 ? 'déi zwee Betriber' : `all ${count} Betriber`),
  verifyFirst: 'Bestätegt fir d’éischt Är E-Mail-Adress',
  verifyFirstText:
    'Mir schécken Iech e Code per E-Mail. Soubal Dir en aginn hutt, kënnt Dir Äre Message schécken. E bleift esou laang gespäichert.',
  sendCode: 'Code schécken',
  content: 'Message',
  send: 'Message schécken',
  sending: 'Gëtt geschéckt…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  messageSent: 'Message geschéckt',
  openConversation: 'D’Gespréich opmaachen',
  messageSentText: (company) => `Äre Message ${applyEifelRule('un', company)} ass geschéckt.`,
  error: 'Feeler',
  sendFailed: (reason) => `De Message konnt net geschéckt ginn: ${reason}`,
  noConnection: 'keng Verbindung',
};
