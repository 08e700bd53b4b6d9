import { withheldWords } from '#features/accounts/core/strings/pt/withheld-words.ts';
import type { sentences as english } from '#features/moderation/core/strings/en/letters.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { reportRedress } from './report-redress.ts';
import { takenThings } from './taken-things.ts';

export const sentences: TranslationType<typeof english> = {
  withheldInstead: withheldWords,
  takenThings,
  suspended: {
    subject: 'A sua conta está suspensa',
    heading: 'A sua conta está suspensa',
    text: (until) =>
      `Um moderador suspendeu-a até ao fim do dia ${until}. Até lá ninguém inicia sessão nela, e uma empresa sua não é mostrada.`,
    statement: 'Os motivos, nas palavras do moderador:',
    objection: 'Se não concorda, escreva-nos na página de contacto. Outra pessoa vê então o caso.',
    button: 'Escrever-nos',
    closing: 'Recebe este e-mail porque diz respeito à sua conta.',
  },
  digest: {
    subject: (total) =>
      pluralForm('pt', total, {
        one: '1 caso espera na moderação',
        many: `${total} de casos esperam na moderação`,
        other: `${total} casos esperam na moderação`,
      }),
    line: (queue, count) => `${queue}: ${count}`,
    queues: {
      reviews: 'Avaliações',
      flags: 'Avaliações denunciadas',
      appeals: 'Recursos sobre avaliações retidas',
      'conversation-reports': 'Conversas denunciadas',
      'client-reports': 'Denúncias sobre clientes',
      'request-reports': 'Pedidos denunciados',
      'quote-reports': 'Orçamentos denunciados',
      vat: 'Números de IVA',
      facts: 'Comprovativos de empresas',
      'content-reports': 'Denúncias de conteúdo ilegal',
      objections: 'Recursos sobre o que foi retirado',
    },
    button: 'Abrir a moderação',
    closing:
      'Recebe este e-mail às 8 e às 14 horas porque modera o Giewel. Pode desligá-lo nas suas definições.',
  },
  reportReceived: {
    subject: (receipt) => `A sua denúncia ${receipt} chegou`,
    heading: 'A sua denúncia chegou',
    text: (receipt) =>
      `Obrigado. Recebemos a sua denúncia de conteúdo ilegal. O número é ${receipt}. Guarde-o: quem o tiver pode ver em que ponto está a denúncia.`,
    next: 'Quem a analisa é um moderador, não uma máquina. Recebe a decisão e os motivos por e-mail.',
    button: 'Ver em que ponto está',
    closing:
      'Recebe este e-mail porque este endereço foi indicado numa denúncia. Se não foi você, não precisa de fazer nada.',
  },
  reportDecided: {
    subject: (receipt) => `A sua denúncia ${receipt} foi decidida`,
    heading: 'A sua denúncia foi decidida',
    upheld: (receipt, taken) =>
      `O que denunciou com o número de referência ${receipt} foi retirado: ${listInWords('pt', taken)}.`,
    gone: (receipt) =>
      `Tinha razão no que denunciou com o número de referência ${receipt}; quando fomos ver, já lá não estava.`,
    dismissed: (receipt) =>
      `Vimos o que denunciou com o número de referência ${receipt} e não encontrámos nada de ilegal.`,
    statement: 'Os motivos, nas palavras do moderador:',
    redress: reportRedress,
    button: 'Ver a sua denúncia',
    closing: 'Recebe este e-mail porque indicou este endereço com a denúncia.',
  },
};
