import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} invitéiert Iech an d’Equipe op Giewel`,
    subjectOfUnverified: 'Eng Invitatioun an eng Equipe op Giewel',
    heading: (company) => `Kommt bei ${company}`,
    text: (company) =>
      `${company} hätt gär, datt Dir am Numm vum Betrib op Giewel schafft. De Link mécht e Kont fir Iech op, oder hëlt deen, mat deem Dir ageloggt sidd.`,
    role: (role, mayDo) => `Är Roll: ${role}. ${mayDo}`,
    button: 'An d’Equipe kommen',
    note: 'De Link geet eemol, 7 Deeg laang. Wann Dir de Betrib net kennt, benotzt en einfach net: da geschitt näischt.',
  },
};
