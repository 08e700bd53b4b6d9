import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/pt/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/pt/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Enviar uma denúncia',
  lead: 'Não precisa de conta. Um moderador lê todas as denúncias, e pode acompanhar a sua pelo número de referência.',
  kind: 'De que se trata?',
  kinds: {
    hate: 'Ódio ou ameaças',
    fraud: 'Burla ou engano',
    privacy: 'Dados privados de alguém',
    copyright: 'Imagens ou textos usados sem autorização',
    other: 'Outra coisa que é ilegal',
  },
  address: 'Onde está?',
  addressHint: 'O endereço da página, ou o nome da empresa e o que procurar.',
  explanation: 'Porque acha que é ilegal?',
  explanationHint: 'Pelo menos 20 caracteres.',
  name: 'O seu nome',
  email: 'O seu endereço de e-mail',
  optional: 'facultativo',
  website: 'Deixe isto em branco',
  send: 'Enviar a denúncia',
  sending: 'A enviar…',
  failed: 'A denúncia não foi enviada',
  followTitle: 'Já denunciou?',
  followLabel: 'Número de referência',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Ver em que ponto está',
  received: 'Obrigado. A sua denúncia chegou.',
  keepReceipt: 'Guarde este número: é o único caminho de volta à sua denúncia.',
  seeState: 'Ver em que ponto está',

  stateTitle: 'A sua denúncia',
  receipt: 'Número de referência',
  reportedOn: 'Denunciado',
  decidedOn: 'Decidido',
  state: 'Estado',
  states: {
    waiting: 'Um moderador ainda não decidiu',
    upheld: 'Aceite',
    dismissed: 'Rejeitada: não encontrámos nada de ilegal',
  },
  done: 'O que foi feito',
  takenDown: (things) => `Retirado: ${listInWords('pt', things)}`,
  wasGone: 'Quando fomos ver, já lá não estava',
  takenThings,
  statement: 'Motivos',
  redress: reportRedress,
  writeToUs: 'Escreva-nos',
  settlementBodies,
  notFound: 'Nenhuma denúncia com este número',
  notFoundText: 'Verifique o número: quatro grupos de quatro caracteres.',
  reportSomething: 'Denunciar algo',
};
