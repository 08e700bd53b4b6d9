import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Damos-lhe as boas-vindas ao Giewel',
  heading: 'A sua empresa está no Giewel',
  text: 'Os clientes encontram a empresa pelo que faz, por onde trabalha e pelo que outros dizem dela. Comece, por isso, pelo texto, pelos ofícios e pela comuna.',
  later:
    'Depois junte imagens de trabalhos acabados e um comprovativo da autorização ou do seguro. O seu painel mostra o que falta, passo a passo.',
  trial: (day) =>
    `O seu período experimental grátis dura até ${day}. Não se cobra nada que não tenha escolhido, e tudo o que juntar fica.`,
  button: 'Abrir o painel',
  closing:
    'Recebe isto uma só vez, porque uma empresa se inscreveu com este endereço. Se não foi a sua, escreva-nos.',
};
