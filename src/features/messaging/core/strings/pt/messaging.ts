import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Escreva uma mensagem',
  contentTooShort: 'A mensagem precisa de pelo menos 5 caracteres',
  contentTooLong: 'A mensagem não pode passar de 5000 caracteres',
  receiverNotFound: 'Essa pessoa não existe',
  receiverRequired: 'Diga para quem é',
  quoteNotFound: 'Esse orçamento não existe',
  lineNotFound: 'Essa linha não existe neste orçamento',
  receiverSuspended: 'Esta pessoa não pode receber mensagens de momento',
  toOneself: 'Não pode escrever à sua própria conta',
  attachmentNotFound: 'Um anexo já não está disponível. Anexe-o de novo.',
  attachmentTooLarge: 'Um anexo não pode passar de 10 MB.',
  attachmentNotOneFile: 'Não foi possível enviar o ficheiro. Tente de novo.',
  attachmentWrongType: 'Anexe uma imagem (JPEG, PNG ou GIF) ou um PDF.',
  attachmentUnreadable: 'A imagem está danificada ou tem mais de 24 megapíxeis. Escolha outra.',
  attachmentNotStored: 'Não foi possível guardar o ficheiro. Tente de novo.',
  tooManyAttachments: 'Uma mensagem leva no máximo 5 anexos',
  attachedTwice: 'Um ficheiro só se anexa uma vez a uma mensagem',
  conversationNotFound: 'Essa conversa não existe',
  searchTooLong: 'A procura não pode passar de 100 caracteres',
  limited: 'Um moderador limitou a sua conta: por agora não pode começar conversas novas',
  tooManyNew:
    'Já escreveu a muitas pessoas novas. Pode escrever a outra daqui a {minutes} min. As conversas que já tem continuam.',
  tooManyNewForHours:
    'Já escreveu a muitas pessoas novas. Pode escrever a outra daqui a {hours} horas. As conversas que já tem continuam.',
  contactEnded: 'Esta pessoa já não aceita mensagens, orçamentos nem visitas suas',
  emailNotVerified: 'Confirme primeiro o seu endereço de e-mail. O seu texto fica guardado.',
  blocked: 'Esta pessoa não aceita mensagens suas',

  noInboundMail: 'Não há nada neste endereço.',
  wrongSecret: 'O segredo não está certo',

  notInTouch: 'Ainda não escreveram um ao outro',
  blockSelf: 'Não pode bloquear a sua própria conta',
  notBlocked: 'Esta pessoa não está bloqueada',
  reportReasonTooShort: 'Diga em pelo menos 10 caracteres o que está mal',
  reportReasonTooLong: 'O motivo não pode passar de 1000 caracteres',
  alreadyReported: 'Já denunciou esta conversa; está a ser analisada',

  dialogTitle: (company) => `Mensagem para ${company}`,
  askOnce: 'Descreva o trabalho uma vez e peça orçamento a até três empresas',
  dialogLead: 'Diga o que tem em mente, onde e quando. A resposta da empresa aparecerá nas suas mensagens.',
  dialogLeadToAll:
    'Diga o que tem em mente, onde e quando. Cada empresa recebe este texto e responde por si.',
  countOfCompanies: (count) => (count === 2 ? 'as duas empresas' : `as ${count} empresas`),
  verifyFirst: 'Confirme primeiro o seu e-mail',
  verifyFirstText:
    'Enviamos-lhe um código por e-mail. Depois de o escrever, a sua mensagem pode seguir. O seu texto fica aqui.',
  sendCode: 'Enviar o código',
  content: 'Mensagem',
  send: 'Enviar mensagem',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  messageSent: 'Mensagem enviada',
  openConversation: 'Abrir a conversa',
  messageSentText: (company) => `A sua mensagem seguiu para ${company}.`,
  error: 'Erro',
  sendFailed: (reason) => `Não foi possível enviar a mensagem: ${reason}`,
  noConnection: 'não há ligação à internet',
};
