import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} invitéiert Iech an d’Equipe op Giewel`,
    subjectOfUnverified: 'Eng Invitatioun an eng Equipe op Giewel',
    heading: (company) => `Kommt bei ${company}`,
    text: (company) =>
      `${company} hätt Iech gär an der Equipe op Giewel. Maacht de Link op, fir e Kont opzemaachen oder mat deem matzemaachen, mat deem Dir ageloggt sidd.`,
    role: (role, mayDo) => `Är Roll: ${role}. ${mayDo}`,
    button: 'An d’Equipe kommen',
    note: 'De Link geet nëmmen eng Kéier an ass 7 Deeg laang gëlteg. Wann Dir de Betrib net kennt, ignoréiert dës E-Mail.',
  },
};
