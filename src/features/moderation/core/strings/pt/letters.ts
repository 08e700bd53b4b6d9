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
      `Um moderador suspendeu a sua conta até ao fim do dia ${until}. Até lá, não pode iniciar sessão. Se tiver uma empresa, esta não será mostrada no Giewel nesse período.`,
    statement: 'Os motivos do moderador:',
    objection: 'Se não concorda, use o formulário de contacto, e a decisão será analisada por outra pessoa.',
    button: 'Contactar-nos',
    closing: 'Recebe este e-mail porque diz respeito à sua conta.',
  },
  digest: {
    subject: (total) =>
      pluralForm('pt', total, {
        one: '1 caso para moderar',
        many: `${total} de casos para moderar`,
        other: `${total} casos para moderar`,
      }),
    line: (queue, count) => `${queue}: ${count}`,
    queues: {
      reviews: 'Avaliações',
      flags: 'Avaliações denunciadas',
      appeals: 'Recursos sobre avaliações não publicadas',
      'conversation-reports': 'Conversas denunciadas',
      'client-reports': 'Clientes denunciados',
      'request-reports': 'Pedidos denunciados',
      'quote-reports': 'Orçamentos denunciados',
      vat: 'Números de IVA',
      facts: 'Comprovativos de empresas',
      'content-reports': 'Denúncias de conteúdo ilegal',
      objections: 'Recursos sobre conteúdos retirados',
    },
    button: 'Abrir a moderação',
    closing:
      'Recebe este e-mail porque é moderador do Giewel. Enviamo-lo às 08:00 e às 14:00. Pode desativá-lo nas definições.',
  },
  reportReceived: {
    subject: (receipt) => `Recebemos a sua denúncia ${receipt}`,
    heading: 'Recebemos a sua denúncia',
    text: (receipt) =>
      `Obrigado pela sua denúncia de conteúdo ilegal. O número de referência é ${receipt}. Guarde-o: quem o tiver pode ver o estado da denúncia.`,
    next: 'Um moderador vai analisá-la, sem meios automatizados. Enviamos-lhe por e-mail a decisão e os motivos.',
    button: 'Ver o estado',
    closing:
      'Recebe este e-mail porque alguém indicou este endereço ao enviar uma denúncia. Se não a enviou, ignore este e-mail.',
  },
  reportDecided: {
    subject: (receipt) => `Decisão sobre a sua denúncia ${receipt}`,
    heading: 'Decisão sobre a sua denúncia',
    upheld: (receipt, taken) =>
      `Analisámos a sua denúncia ${receipt} e retirámos ${listInWords('pt', taken)}.`,
    gone: (receipt) =>
      `Considerámos procedente a sua denúncia ${receipt}. O conteúdo já não existia quando verificámos.`,
    dismissed: (receipt) => `Analisámos a sua denúncia ${receipt} e não encontrámos nada de ilegal.`,
    about: (company) => `A sua denúncia era sobre a página da empresa ${company}.`,
    statement: 'Os motivos do moderador:',
    redress: reportRedress,
    button: 'Ver a sua denúncia',
    closing: 'Recebe este e-mail porque indicou este endereço ao enviar a denúncia.',
  },
};
