import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `${client} mellen`,
  lead: (client) =>
    `E Moderateur liest et a wat Dir Iech geschriwwen hutt, an Dir héiert, wat decidéiert gouf. ${client} gëtt net gewuer, datt Dir et waart.`,
  reason: 'Grond',
  chooseReason: 'Grond wielen',
  reasons: clientReportReasonNames,
  additionalInfo: 'Wat ass geschitt?',
  send: 'Mellen',
  sending: 'Gëtt gemellt…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  sent: 'Client gemellt',
  sentText: 'Merci. E Moderateur kuckt et no.',
  failed: 'De Client konnt net gemellt ginn',

  clientReasonRequired: 'Wielt w.e.g. e Grond',
  clientReportTooShort: 'Sot w.e.g. a mindestens 10 Zeechen, wat geschitt ass',
  clientReportTooLong: 'Wat Dir sot, däerf net méi wéi 1.000 Zeechen hunn',
  clientNotFound: 'Dir hutt mat dësem Client weder e Chantier nach e Gespréich',
  clientAlreadyReported: 'Dir hutt dëse Client scho gemellt, an e Moderateur huet nach net decidéiert',
};
