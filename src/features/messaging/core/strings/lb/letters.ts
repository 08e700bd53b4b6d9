import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Är Äntwert ass net ukomm',
    heading: 'Är Äntwert ass net ukomm',
    text: (reason) =>
      `Aus der Äntwert, déi Dir per Mail geschéckt hutt, gouf kee Message op Giewel: ${reason}.`,
    noText: 'et war keen Text dran, an Unhäng huele mir per Mail net un',
    otherSender: 'si koum net vun der E-Mail-Adress vun Ärem Kont',
    notInTeam: 'Dir schafft net méi bei deem Betrib, an deem sengem Numm Dir de Message kritt hutt',
    tooOld: 'an dësem Gespréich war et méi wéi 90 Deeg roueg. Schreift w.e.g. op Giewel weider',
    unreadable: 'mir konnte se net liesen',
    button: 'Gespréich opmaachen',
  },
};
