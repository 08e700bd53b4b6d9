import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/pt/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/pt/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Enviar uma denúncia',
  lead: 'Não precisa de conta. Um moderador lê todas as denúncias. Recebe um número de referência para acompanhar a sua denúncia.',
  kind: 'De que se trata?',
  kinds: {
    hate: 'Ódio ou ameaças',
    fraud: 'Burla ou engano',
    privacy: 'Dados pessoais de alguém',
    copyright: 'Imagens ou textos usados sem autorização',
    other: 'Outro conteúdo ilegal',
  },
  address: 'Onde está o conteúdo?',
  addressHint: 'O endereço da página, ou o nome da empresa e o que devemos procurar.',
  explanation: 'Porque acha que é ilegal?',
  explanationHint: 'Pelo menos 20 caracteres.',
  name: 'O seu nome',
  email: 'O seu endereço de e-mail',
  optional: 'facultativo',
  website: 'Deixe em branco',
  send: 'Enviar denúncia',
  sending: 'A enviar…',
  failed: 'Não foi possível enviar a denúncia',
  followTitle: 'Já fez uma denúncia?',
  followLabel: 'Número de referência',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Ver o estado',
  received: 'Obrigado. Recebemos a sua denúncia.',
  keepReceipt: 'Guarde este número. É necessário para ver o estado da denúncia.',
  seeState: 'Ver o estado',

  stateTitle: 'A sua denúncia',
  receipt: 'Número de referência',
  reportedOn: 'Denunciado',
  decidedOn: 'Decidido',
  state: 'Estado',
  states: {
    waiting: 'Um moderador está a analisar a denúncia',
    upheld: 'Aceite',
    dismissed: 'Rejeitada: não encontrámos nada de ilegal',
  },
  done: 'Medidas tomadas',
  takenDown: (things) => `Retirado: ${listInWords('pt', things)}`,
  wasGone: 'O conteúdo já não existia quando verificámos',
  takenThings,
  statement: 'Motivos',
  redress: reportRedress,
  writeToUs: 'Contacte-nos',
  settlementBodies,
  notFound: 'Não encontrámos nenhuma denúncia com este número',
  notFoundText: 'Verifique o número. Tem quatro grupos de quatro caracteres.',
  reportSomething: 'Fazer uma denúncia',
};
