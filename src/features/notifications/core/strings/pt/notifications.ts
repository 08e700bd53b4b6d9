import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Notificação não encontrada',
  markAllRead: 'Marcar tudo como lido',
  nothingYet: 'Ainda sem notificações',
  nothingYetText: 'Aqui aparecem novidades sobre mensagens, obras e avaliações.',
  notLoaded: 'Não foi possível carregar as notificações.',
  unread: 'Por ler',

  unsubscribeTitle: 'Deixar de receber e-mails?',
  unsubscribeText:
    'Deixamos de lhe enviar e-mails sobre mensagens, obras e avaliações. Continua a ver as notificações no Giewel.',
  unsubscribe: 'Deixar de receber',
  unsubscribing: 'A guardar…',
  unsubscribed: 'Notificações por e-mail desativadas',
  unsubscribedText:
    'Já não lhe enviamos e-mails sobre mensagens, obras e avaliações. Pode reativá-los nas definições.',
  unsubscribeGone: 'Este link já não é válido. Pode desativar os e-mails nas definições.',
  unsubscribeFailed: 'Não foi possível desativar os e-mails. Tente de novo.',
  toSettings: 'Abrir as definições',
  pushNotValid: 'Este não é um endereço push válido',
  pushOffer: 'Avisar-me neste dispositivo quando tiver resposta',
  pushYes: 'Avisar-me',
  pushNo: 'Não, obrigado',
  pushAsking: 'A pedir autorização…',
  pushOn: 'As notificações vão aparecer neste dispositivo.',
  pushDenied:
    'O seu navegador está a bloquear as notificações deste site. Autorize-as nas definições do navegador.',
  pushFailed: 'Não foi possível alterar as notificações neste dispositivo. Tente de novo.',
  byKindTitle: 'Avisar-me sobre',
  byKindText:
    'Escolha por tema. As duas opções acima continuam a aplicar-se. Receberá sempre avisos sobre a sua conta, o seu plano e as decisões que lhe dizem respeito.',
  byKindBounds:
    'Sobre pessoas que nunca contactou, enviamos no máximo 3 e-mails por hora e 10 por dia, e juntamos os restantes num só. Não enviamos e-mails sobre pessoas que bloqueou, salvo se a lei o exigir por causa de um contrato.',
  topics: {
    messages: 'Mensagens',
    requests: 'Pedidos',
    visits: 'Visitas',
    quotes: 'Orçamentos',
    projects: 'Obras',
    reviews: 'Avaliações',
  },
  topic: 'Tema',
  channels: { email: 'E-mail', sms: 'SMS' },
  toldBy: (topic, channel) => `${topic} por ${channel}`,
  notMuted: 'Não foi possível guardar a escolha',
  pushTitle: 'Este dispositivo',
  pushText:
    'Recebe um aviso neste navegador se alguém lhe escrever quando não estiver no Giewel. Deixa de receber notificações quando terminar a sessão.',
  pushSwitch: 'Notificações neste dispositivo',
  pushCannot:
    'Este navegador não consegue mostrar notificações. Num iPhone ou iPad, adicione primeiro o Giewel ao ecrã principal.',
  pushLooking: 'A verificar este dispositivo…',

  pageTitle: (title) => `${title} · Giewel`,
};
