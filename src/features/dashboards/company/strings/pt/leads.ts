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
  leadNotFound: 'Esse contacto não existe',
  alreadyDeclined: 'Já recusou este contacto',
  messageMissing: 'Escreva o que o cliente vai ler',
  messageTooLong: 'Isto não pode passar de 2000 caracteres',
  noteTooLong: 'Uma nota não pode passar de 1000 caracteres',
  searchTooLong: 'A procura não pode passar de 100 caracteres',

  title: 'Contactos',
  views: 'Como mostrar os contactos',
  list: 'Lista',
  board: 'Quadro',
  newInquiry: 'Novo pedido',
  newMessage: 'Mensagem nova',
  active: 'Ativo',
  waits: ({ days, hours, minutes }) => `espera há ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count) =>
    pluralForm('pt', count, {
      one: '1 contacto à espera',
      many: `${count} de contactos à espera, primeiro os mais antigos`,
      other: `${count} contactos à espera, primeiro os mais antigos`,
    }),
  trade: 'Ofício',
  place: 'Lugar',
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
  orders: { waiting: 'Primeiro quem mais espera', latest: 'Primeiro os mais recentes' },
  noneFound: 'Nenhum contacto corresponde',
  noneFoundText: 'Experimente outro nome, ou todas as fases.',
  showAll: 'Mostrar todos os contactos',
  note: 'Nota',
  addNote: 'Nota…',
  noteTitle: (name) => `A sua nota sobre ${name}`,
  noteLead: 'Só para a sua equipa. O cliente nunca a vê.',
  saveNote: 'Guardar a nota',
  savingNote: 'A guardar…',
  noteFailed: 'Não foi possível guardar a nota',
  hasAccepted: 'Aceitou o seu orçamento. Ainda sem mensagens',
  attachments: (count) =>
    pluralForm('pt', count, { one: '1 anexo', many: `${count} de anexos`, other: `${count} anexos` }),
  whose: 'Contactos de quem',
  ofAll: 'Todos',
  mine: 'Meus',
  noneMine: 'Não tem nenhum a seu cargo',
  noneMineText: 'Numa conversa, pode dizer-se quem da equipa trata dela.',
  none: 'Ainda sem contactos',
  noneText: 'Quando alguém escrever à sua empresa, a conversa aparece aqui.',
  failed: 'Não foi possível carregar os seus contactos',
  failedText: 'Tente de novo daqui a pouco.',
  tryAgain: 'Tentar de novo',
  older: 'Contactos mais antigos',
  newest: 'Contactos mais recentes',

  stages: { new: 'Novo', talking: 'Em conversa', quoted: 'Com orçamento', won: 'Ganho', lost: 'Perdido' },
  placedByHand: 'Movido à mão',
  stagesOfBoard: 'Fases',
  stageCount: (stage, count) =>
    `${stage}: ${pluralForm('pt', count, { one: '1 contacto', many: `${count} de contactos`, other: `${count} contactos` })}`,
  emptyStage: 'Nada aqui',
  onOtherPages: 'Nenhum nesta página',
  worth: (sum) => `${sum} no total`,
  howToMove:
    'Arraste um cartão para outra coluna, ou use as setas esquerda e direita no seu botão. O botão abre um menu com todas as colunas.',
  move: (name) => `Mover ${name}`,
  moveTo: 'Mover para…',
  decline: 'Recusar…',
  moved: (name, stage) => `${name} está agora em ${stage}`,
  moveFailed: (name) => `Não foi possível mover ${name}`,
  writeQuote: 'Fazer um orçamento',
  quoteFailed: (name) => `O orçamento para ${name} não foi começado`,
  movedBack: (name, stage) => `${name} voltou para ${stage}`,

  declineTitle: (name) => `Recusar o pedido de ${name}`,
  declineLead: 'O cliente lê na conversa o texto em baixo, e por baixo dele vê empresas parecidas.',
  reasons: {
    'fully-booked': 'Agenda cheia',
    'too-far': 'Demasiado longe',
    'not-our-trade': 'Não é o nosso ofício',
    'too-small': 'Demasiado pequeno para nós',
    other: 'Outro motivo',
  },
  because: {
    'fully-booked': 'temos a agenda cheia para a altura em que precisa de nós',
    'too-far': 'fica demasiado longe para nós',
    'not-our-trade': 'não é o trabalho que fazemos',
    'too-small': 'o trabalho é pequeno de mais para o fazermos bem a um preço justo',
    other: 'de momento não o podemos aceitar',
  },
  declineMessage: {
    first: (because) =>
      `Obrigado pelo seu pedido. Lamentamos ter de dizer que não: ${because}.\n\nDesejamos-lhe boa sorte com os seus planos.`,
    running: (because) =>
      `Obrigado pelas conversas que tivemos. Lamentamos não poder, afinal, aceitar este trabalho: ${because}.\n\nDesejamos-lhe boa sorte com os seus planos.`,
  },
  declineAndSend: 'Recusar e enviar',
  declining: 'A enviar…',
  reason: 'Porquê',
  declineText: 'O que o cliente lê',
  stage: 'Fase deste contacto',
  declined: 'Pedido recusado',
  declinedText: (name) => `Avisámos ${name}.`,
  declineFailed: 'Não foi possível recusar o pedido',
  cancel: 'Cancelar',
  close: 'Fechar',
  declinedFor: (reason) => `Recusado: ${reason}`,

  recentLeads: 'Contactos recentes',
  viewAll: 'Ver todos',
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
  noReviewsText: 'Um cliente pode avaliar a sua empresa quando uma obra com ela estiver concluída.',
  reviewsFailed: 'Não foi possível carregar as suas avaliações',
  olderReviews: 'Avaliações mais antigas',
  newestReviews: 'Avaliações mais recentes',
};
