import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} enviou-lhe um convite para a equipa no Giewel`,
    subjectOfUnverified: 'Um convite para entrar numa equipa no Giewel',
    heading: (company) => `Juntar-se a ${company}`,
    text: (company) =>
      `${company} gostaria que se juntasse à sua equipa no Giewel. Abra o link para criar uma conta, ou para entrar com a conta em que tem sessão iniciada.`,
    role: (role, mayDo) => `A sua função: ${role}. ${mayDo}`,
    button: 'Entrar na equipa',
    note: 'O link só pode ser utilizado uma vez e expira ao fim de 7 dias. Se não conhece a empresa, ignore este e-mail.',
  },
};
