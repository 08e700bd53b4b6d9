import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Escreva uma mensagem',
  contentTooShort: 'A mensagem tem de ter pelo menos 5 caracteres',
  contentTooLong: 'A mensagem pode ter até 5000 caracteres',
  receiverNotFound: 'Não encontrámos esta pessoa',
  receiverRequired: 'Escolha para quem é a mensagem',
  quoteNotFound: 'Orçamento não encontrado',
  lineNotFound: 'Esta linha não faz parte do orçamento',
  receiverSuspended: 'Esta pessoa não pode receber mensagens de momento',
  toOneself: 'Não pode enviar mensagens a si próprio',
  attachmentNotFound: 'Falta um anexo. Anexe-o de novo.',
  attachmentTooLarge: 'Os anexos podem ter até 10 MB.',
  attachmentNotOneFile: 'Não foi possível enviar o ficheiro. Tente de novo.',
  attachmentWrongType: 'Anexe uma imagem (JPEG, PNG ou GIF) ou um PDF.',
  attachmentUnreadable: 'Esta imagem está danificada ou tem mais de 24 megapíxeis. Escolha outra.',
  attachmentNotStored: 'Não foi possível guardar o ficheiro. Tente de novo.',
  tooManyAttachments: 'Pode anexar até 5 ficheiros a uma mensagem',
  attachedTwice: 'Não pode anexar o mesmo ficheiro duas vezes',
  conversationNotFound: 'Conversa não encontrada',
  searchTooLong: 'A pesquisa pode ter até 100 caracteres',
  limited: 'Um moderador limitou a sua conta. Por agora, não pode iniciar novas conversas.',
  tooManyNew:
    'Escreveu a muitas pessoas novas em pouco tempo. Espere {minutes} min antes de escrever a outra pessoa. Pode continuar a responder nas conversas que já tem.',
  tooManyNewForHours:
    'Escreveu a muitas pessoas novas em pouco tempo. Espere {hours} horas antes de escrever a outra pessoa. Pode continuar a responder nas conversas que já tem.',
  contactEnded: 'Esta pessoa já não aceita mensagens, orçamentos nem visitas da sua parte',
  emailNotVerified: 'Confirme primeiro o seu e-mail. A sua mensagem ficou guardada.',
  blocked: 'Esta pessoa não aceita mensagens suas',

  noInboundMail: 'Este endereço não existe.',
  wrongSecret: 'Este segredo não é válido',

  notInTouch: 'Ainda não trocou mensagens com esta pessoa',
  blockSelf: 'Não pode bloquear-se a si próprio',
  notBlocked: 'Esta pessoa não está bloqueada',
  reportReasonTooShort: 'A descrição do problema tem de ter pelo menos 10 caracteres',
  reportReasonTooLong: 'O motivo pode ter até 1000 caracteres',
  alreadyReported: 'Já denunciou esta conversa. Estamos a analisá-la.',

  dialogTitle: (company) => `Mensagem para ${company}`,
  askOnce: 'Descreva o trabalho uma vez e peça até três orçamentos',
  dialogLead: 'Diga do que precisa, onde e quando. A resposta da empresa aparece nas suas mensagens.',
  dialogLeadToAll:
    'Diga do que precisa, onde e quando. Enviamos a mensagem a cada empresa, e terá uma conversa separada com cada uma.',
  countOfCompanies: (count) => (count === 2 ? 'as duas empresas' : `as ${count} empresas`),
  verifyFirst: 'Confirme primeiro o seu e-mail',
  verifyFirstText:
    'Enviamos-lhe um código por e-mail. Depois de o introduzir, pode enviar a mensagem, que ficou guardada.',
  sendCode: 'Enviar código',
  content: 'Mensagem',
  send: 'Enviar mensagem',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  messageSent: 'Mensagem enviada',
  openConversation: 'Abrir a conversa',
  messageSentText: (company) => `A sua mensagem foi enviada a ${company}.`,
  error: 'Erro',
  sendFailed: (reason) => `Não foi possível enviar a mensagem: ${reason}`,
  noConnection: 'sem ligação à internet',
};
