import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Är Äntwert konnt net zougestallt ginn',
    heading: 'Är Äntwert konnt net zougestallt ginn',
    text: (reason) => `Mir konnten Är Äntwert per E-Mail net op Giewel setzen: ${reason}.`,
    noText: 'et war keen Text dran, an Unhäng per E-Mail huele mir net un',
    otherSender: 'si koum net vun der E-Mail-Adress vun Ärem Kont',
    notInTeam: 'Dir sidd net méi an der Equipe vum Betrib',
    tooOld: 'de leschte Message an dësem Gespréich ass méi wéi 90 Deeg al. Äntwert w.e.g. op Giewel',
    unreadable: 'mir konnte se net liesen',
    button: 'Gespréich opmaachen',
  },
};
