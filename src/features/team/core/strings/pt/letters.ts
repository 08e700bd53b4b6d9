import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `Convite de ${company} para a sua equipa no Giewel`,
    subjectOfUnverified: 'Um convite para uma equipa no Giewel',
    heading: (company) => `Juntar-se a ${company}`,
    text: (company) =>
      `${company} gostaria que trabalhasse no Giewel em nome da empresa. A ligação cria uma conta para si, ou usa aquela em que tem sessão iniciada.`,
    role: (role, mayDo) => `A sua função: ${role}. ${mayDo}`,
    button: 'Entrar na equipa',
    note: 'A ligação serve uma vez, durante 7 dias. Se não conhece a empresa, não a use: não acontece nada.',
  },
};
