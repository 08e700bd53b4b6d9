import { withheldWords } from '#features/accounts/core/strings/pt/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/leads.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';

const daysOf = (count: number) =>
  pluralForm('pt', count, { one: '1 dia', many: `${count} de dias`, other: `${count} dias` });

const waitWords = ({ days, hours, minutes }: WaitDuration) => {
  if (days > 0) return hours > 0 && days < 7 ? `${daysOf(days)} ${hours} h` : daysOf(days);
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
};

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  leadNotFound: 'Contacto não encontrado',
  alreadyDeclined: 'Já recusou este contacto',
  messageMissing: 'Escreva uma mensagem ao cliente',
  messageTooLong: 'A mensagem pode ter até 2000 caracteres',
  noteTooLong: 'A nota pode ter até 1000 caracteres',
  searchTooLong: 'A pesquisa pode ter até 100 caracteres',

  title: 'Contactos',
  views: 'Vista',
  list: 'Lista',
  board: 'Quadro',
  newInquiry: 'Novo pedido',
  newMessage: 'Mensagem nova',
  active: 'Ativo',
  waits: ({ days, hours, minutes }) => `à espera há ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count) =>
    pluralForm('pt', count, {
      one: '1 contacto à espera',
      many: `${count} de contactos à espera, primeiro os mais antigos`,
      other: `${count} contactos à espera, primeiro os mais antigos`,
    }),
  trade: 'Especialidade',
  place: 'Local',
  value: 'Valor',
  request: 'Pedido',
  open: 'não indicado',
  upTo: (sum) => `até ${sum}`,
  from: (sum) => `desde ${sum}`,
  between: (min, max) => `${min} a ${max}`,
  search: 'Procurar por nome',
  stageFilter: 'Fase',
  allStages: 'Todas as fases',
  order: 'Ordem',
  orders: { waiting: 'Primeiro quem espera há mais tempo', latest: 'Primeiro os mais recentes' },
  noneFound: 'Nenhum contacto encontrado',
  noneFoundText: 'Experimente outro nome, ou mostre todas as fases.',
  showAll: 'Mostrar todos os contactos',
  note: 'Nota',
  addNote: 'Nota…',
  noteTitle: (name) => `A sua nota sobre ${name}`,
  noteLead: 'Só a sua equipa vê esta nota. O cliente não.',
  saveNote: 'Guardar nota',
  savingNote: 'A guardar…',
  noteFailed: 'Não foi possível guardar a nota',
  hasAccepted: 'Orçamento aceite. Ainda sem mensagens.',
  attachments: (count) =>
    pluralForm('pt', count, { one: '1 anexo', many: `${count} de anexos`, other: `${count} anexos` }),
  whose: 'Responsável',
  ofAll: 'Todos',
  mine: 'Meus',
  noneMine: 'Não tem contactos atribuídos',
  noneMineText: 'Qualquer pessoa da equipa pode atribuir um contacto na conversa.',
  none: 'Ainda sem contactos',
  noneText: 'Quando alguém escrever à sua empresa, a conversa aparece aqui.',
  failed: 'Não foi possível carregar os seus contactos',
  failedText: 'Tente de novo daqui a pouco.',
  tryAgain: 'Tentar de novo',
  older: 'Contactos mais antigos',
  newest: 'Contactos mais recentes',

  stages: { new: 'Novo', talking: 'Em conversa', quoted: 'Com orçamento', won: 'Ganho', lost: 'Perdido' },
  placedByHand: 'Movido manualmente',
  stagesOfBoard: 'Fases',
  stageCount: (stage, count) =>
    `${stage}: ${pluralForm('pt', count, { one: '1 contacto', many: `${count} de contactos`, other: `${count} contactos` })}`,
  emptyStage: 'Sem contactos',
  onOtherPages: 'Nenhum nesta página',
  worth: (sum) => `${sum} no total`,
  howToMove:
    'Arraste um cartão para outra coluna, ou escolha o respetivo botão e use as setas esquerda e direita. O botão abre também um menu com todas as colunas.',
  move: (name) => `Mover ${name}`,
  moveTo: 'Mover para…',
  decline: 'Recusar…',
  moved: (name, stage) => `${name} passou para ${stage}`,
  moveFailed: (name) => `Não foi possível mover ${name}`,
  writeQuote: 'Fazer um orçamento',
  quoteFailed: (name) => `Não foi possível começar o orçamento para ${name}`,
  movedBack: (name, stage) => `${name} voltou para ${stage}`,

  declineTitle: (name) => `Recusar o contacto de ${name}`,
  declineLead: 'O cliente vê esta mensagem na conversa, seguida de uma lista de empresas semelhantes.',
  reasons: {
    'fully-booked': 'Agenda cheia',
    'too-far': 'Demasiado longe',
    'not-our-trade': 'Não é a nossa especialidade',
    'too-small': 'Demasiado pequeno para nós',
    other: 'Outro motivo',
  },
  because: {
    'fully-booked': 'temos a agenda cheia na altura em que precisa de nós',
    'too-far': 'fica demasiado longe para nós',
    'not-our-trade': 'não é o tipo de trabalho que fazemos',
    'too-small': 'o trabalho é demasiado pequeno para o fazermos bem a um preço justo',
    other: 'de momento não temos disponibilidade',
  },
  declineMessage: {
    first: (because) =>
      `Obrigado pelo seu contacto. Lamentamos, mas temos de recusar: ${because}.\n\nDesejamos-lhe boa sorte com a obra.`,
    running: (because) =>
      `Obrigado por ter falado connosco. Lamentamos, mas afinal não podemos aceitar este trabalho: ${because}.\n\nDesejamos-lhe boa sorte com a obra.`,
  },
  declineAndSend: 'Recusar e enviar',
  declining: 'A enviar…',
  reason: 'Motivo',
  declineText: 'Mensagem ao cliente',
  stage: 'Fase deste contacto',
  declined: 'Contacto recusado',
  declinedText: (name) => `Avisámos ${name}.`,
  declineFailed: 'Não foi possível recusar o contacto',
  cancel: 'Cancelar',
  close: 'Fechar',
  declinedFor: (reason) => `Recusado: ${reason}`,

  recentLeads: 'Contactos recentes',
  viewAll: 'Ver tudo',
  newLead: 'Novo contacto',
  responded: 'Respondido',
  latestReviews: 'Últimas avaliações',

  reviewCount: (count) =>
    pluralForm('pt', count, {
      one: '1 avaliação',
      many: `${count} de avaliações`,
      other: `${count} avaliações`,
    }),
  noReviews: 'Ainda sem avaliações',
  noReviewsText: 'Os clientes podem avaliar a sua empresa depois de concluírem uma obra consigo.',
  reviewsFailed: 'Não foi possível carregar as suas avaliações',
  olderReviews: 'Avaliações mais antigas',
  newestReviews: 'Avaliações mais recentes',
};
