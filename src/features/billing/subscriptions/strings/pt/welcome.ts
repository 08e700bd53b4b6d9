import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Damos-lhe as boas-vindas ao Giewel',
  heading: 'A sua empresa está no Giewel',
  text: 'Os clientes encontram a sua empresa pelas especialidades, pelo local e pelas avaliações. Comece pela descrição, pelas especialidades e pela comuna.',
  later:
    'Depois adicione imagens de trabalhos concluídos e um comprovativo da autorização ou do seguro. O painel mostra o que falta fazer.',
  trial: (day) =>
    `O seu período experimental grátis dura até ${day}. Só paga se escolher um plano, e tudo o que adicionar fica no perfil.`,
  button: 'Abrir o painel',
  closing:
    'Recebe este e-mail porque uma empresa se inscreveu no Giewel com este endereço. Se não foi a sua, contacte-nos.',
};
