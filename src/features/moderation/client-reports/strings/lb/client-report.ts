import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `${client} mellen`,
  lead: (client) =>
    `E Moderateur liest Är Meldung an Är Messagë mat ${client}. Mir soen Iech, wat erauskënnt, a soe kengem, wie gemellt huet.`,
  reason: 'Grond',
  chooseReason: 'Grond wielen',
  reasons: clientReportReasonNames,
  additionalInfo: 'Wat ass geschitt?',
  send: 'Mellen',
  sending: 'Gëtt gemellt…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  sent: 'Client gemellt',
  sentText: 'Merci. E Moderateur kuckt Är Meldung no.',
  failed: 'Är Meldung konnt net geschéckt ginn',

  clientReasonRequired: 'Wielt w.e.g. e Grond',
  clientReportTooShort: 'Sot w.e.g. a mindestens 10 Zeechen, wat geschitt ass',
  clientReportTooLong: 'Sot an héchstens 1.000 Zeechen, wat geschitt ass',
  clientNotFound: 'Dir kënnt nëmme Cliente mellen, mat deenen Dir e Chantier oder e Gespréich hat',
  clientAlreadyReported: 'Dir hutt dëse Client scho gemellt. E Moderateur kuckt Är Meldung no.',
};
