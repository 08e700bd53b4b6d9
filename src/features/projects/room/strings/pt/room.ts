import { heic } from '#features/companies/core/strings/pt/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Escolha um dia',
  fileNotFound: 'Ficheiro não encontrado',
  milestoneAgreed:
    'Esta etapa faz parte do plano de pagamento que ambos assinaram. Só pode ser alterada com um aditamento.',
  milestoneNotFound: 'Etapa não encontrada',
  roomClosed: 'Esta obra foi cancelada, por isso já não pode adicionar nem alterar nada',
  roomFull: 'Atingiu o número máximo de ficheiros ou etapas desta obra. Remova um antes de adicionar outro.',
  notNow: 'De momento não é possível. Atualize a página para ver o que mudou.',
  pictureGone: 'Não conseguimos abrir uma destas imagens. A empresa tem de escolher outras.',
  fileTooLarge: 'Escolha um ficheiro até 10 MB',
  notOneFile: 'Escolha um só ficheiro',
  wrongType: 'Este ficheiro não é uma imagem (JPEG, PNG ou GIF) nem um PDF.',
  unreadable: 'Esta imagem está danificada ou é demasiado grande. Escolha outra.',
  notStored: 'Não foi possível guardar o ficheiro. Tente de novo.',
  captionTooLong: 'A legenda pode ter até 120 caracteres',
  milestoneTooShort: 'O nome da etapa tem de ter pelo menos 2 caracteres',
  milestoneTooLong: 'O nome da etapa pode ter até 100 caracteres',
  choosePictures: 'Escolha pelo menos uma imagem',

  pictures: 'Imagens',
  stages: { before: 'Antes', during: 'Durante', after: 'Depois' },
  noPictures: 'Ainda sem imagens',
  noPicturesText: 'Ambos podem adicionar imagens tiradas antes, durante e depois dos trabalhos.',
  addPictures: 'Adicionar imagens',
  addPicturesTo: (stage) => `Adicionar imagens: ${stage}`,
  openPicture: (what) => `Abrir a imagem: ${what}`,
  chosen: 'Para a galeria',
  leftToSend: (left, refused) => {
    const notAdded = pluralForm('pt', refused, {
      one: '1 ficheiro não adicionado',
      many: `${refused} de ficheiros não adicionados`,
      other: `${refused} ficheiros não adicionados`,
    });
    const waiting = pluralForm('pt', left, {
      one: '1 ficheiro por enviar',
      many: `${left} de ficheiros por enviar`,
      other: `${left} ficheiros por enviar`,
    });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'Enviamo-los quando voltar a ter ligação, ou da próxima vez que abrir esta página neste dispositivo.',
  fileStates: { waiting: 'à espera de ligação', sending: 'a enviar…' },
  tryAgain: 'Tentar de novo',
  tryAgainWith: (name) => `Tentar de novo: ${name}`,
  leave: 'Eliminar',
  leaveOut: (name) => `Eliminar ${name}`,
  heic,
  notAdded: 'Não adicionado',
  wrongPicture: (name) => `${name} não é uma imagem (JPEG, PNG ou GIF).`,
  wrongDocument: (name) => `${name} não é um PDF.`,
  tooLarge: (name, largest) => `${name} tem mais de ${largest}.`,
  previousPicture: 'Imagem anterior',
  nextPicture: 'Imagem seguinte',
  pictureOf: (place, count) => `Imagem ${place} de ${count}`,
  save: 'Guardar',
  close: 'Fechar',
  edit: 'Editar',
  editPicture: 'Editar a imagem',
  caption: 'Legenda',
  stage: 'Tirada',
  optional: 'facultativo',
  saveChanges: 'Guardar alterações',
  saving: 'A guardar…',
  cancel: 'Cancelar',
  remove: 'Remover',
  removing: 'A remover…',
  removeTitle: (name) => `Remover ${name}?`,
  removeText: 'Será removido para ambos.',
  removeChosenText: 'Será removido para ambos e também da galeria, se lá estiver.',
  actsOn: (what) => `Ações para ${what}`,
  failed: 'A operação falhou',

  documents: 'Documentos',
  noDocuments: 'Adicione orçamentos, plantas e faturas em PDF. Ambos os podem abrir.',
  addDocuments: 'Adicionar PDF',
  saveDocument: (name, size) => `Guardar o documento ${name}, ${size}`,
  removeDocument: (name) => `Remover o documento ${name}`,

  milestones: 'Etapas',
  noMilestones: 'Combinem o que deve estar pronto e até quando. Cada um assinala as etapas concluídas.',
  whatTicksMean:
    'Assinale uma etapa quando estiver pronta. Fica concluída quando ambos a tiverem assinalado. Assinalar uma etapa não desencadeia nem confirma nenhum pagamento.',
  addMilestone: 'Adicionar',
  addMilestoneTitle: 'Adicionar uma etapa',
  milestone: 'Etapa',
  milestonePlaceholder: 'Andaime montado',
  dueOn: 'Prazo',
  noDayYet: 'Ainda sem data',
  dueOnceReached: 'A pagar quando ambos assinalarem a etapa',
  dueOnDay: (day) => `A pagar a ${day}`,
  dueSince: (day) => `A pagar desde ${day}`,
  byDay: (day) => `Até ${day}`,
  payTo: (company, iban) => `Pague por transferência a ${company}, IBAN ${iban}`,
  shareOfTotal: (percent) => `${percent} % do total`,
  notReached: 'Ainda não concluída',
  reachedSays: (who, other) => `Assinalada por ${who}, ainda não por ${other}`,
  reachedOn: (day) => `Concluída a ${day}`,
  adding: 'A adicionar…',
  reachedBy: (who, name) => `${who}: «${name}» concluída`,
  removeMilestone: (name) => `Remover a etapa ${name}`,

  conversation: 'Conversa',
  openConversation: 'Abrir nas mensagens',

  publication: 'Galeria',
  askLead: 'Mostre este trabalho: escolha as imagens, e o cliente dá autorização com um clique.',
  managersAsk:
    'Só o proprietário e os gestores da empresa podem pedir ao cliente autorização para mostrar imagens.',
  ask: 'Escolher imagens',
  askTitle: 'Mostrar esta obra',
  askDialogLead: (client) =>
    `Vamos pedir autorização a ${client}. Se for concedida, estas imagens aparecem na galeria, e o perfil mostra a obra e o respetivo valor.`,
  choosePicture: (what) => `Escolher ${what}`,
  sendAsk: (count) =>
    pluralForm('pt', count, {
      one: 'Pedir para mostrar 1 imagem',
      many: `Pedir para mostrar ${count} de imagens`,
      other: `Pedir para mostrar ${count} imagens`,
    }),
  asking: 'A pedir…',
  asked: 'Pedido enviado ao cliente',
  galleryFull:
    'A sua galeria está cheia. Remova uma imagem ou escolha um plano superior para mostrar este trabalho.',
  galleryTakes: (left) =>
    pluralForm('pt', left, {
      one: 'Na sua galeria cabe mais 1 imagem.',
      many: `Na sua galeria cabem mais ${left} de imagens.`,
      other: `Na sua galeria cabem mais ${left} imagens.`,
    }),
  noneToChoose: 'Esta obra ainda não tem imagens.',
  waits: (client) => `${client} ainda não respondeu.`,
  refusedToCompany: (client) => `${client} não autorizou, por isso não pode mostrar esta obra.`,
  askAgain: 'Escolher outras imagens',
  published: 'Estas imagens estão na galeria da empresa, e esta obra aparece no perfil.',
  withdrawAsk: 'Retirar o pedido',
  withdraw: 'Remover da galeria',
  withdrawn: 'Removido da galeria',
  wouldShow: (company, count) =>
    pluralForm('pt', count, {
      one: `${company} gostaria de mostrar uma imagem desta obra na galeria, e a obra e o respetivo valor no perfil.`,
      many: `${company} gostaria de mostrar ${count} de imagens desta obra na galeria, e a obra e o respetivo valor no perfil.`,
      other: `${company} gostaria de mostrar ${count} imagens desta obra na galeria, e a obra e o respetivo valor no perfil.`,
    }),
  agree: 'Autorizar',
  refuse: 'Não autorizar',
  agreed: 'Imagens adicionadas à galeria',
  refused: 'Esta obra não será mostrada',
  takeBack: 'Retirar a minha autorização',
  youRefused: 'Não autorizou, por isso a empresa não pode mostrar esta obra.',
  fixedPaper: 'Os documentos assinados não podem ser removidos',
};
