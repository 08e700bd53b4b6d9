import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Essa notificação não existe',
  markAllRead: 'Marcar tudo como lido',
  nothingYet: 'Nada de novo',
  nothingYetText: 'Aqui aparecem mensagens, obras e avaliações.',
  notLoaded: 'Não foi possível carregar as notificações.',
  unread: 'Por ler',

  unsubscribeTitle: 'Não quer mais e-mails?',
  unsubscribeText:
    'Deixamos de lhe enviar e-mails sobre mensagens, obras e avaliações. O sino continua a avisar.',
  unsubscribe: 'Parar os e-mails',
  unsubscribing: 'A parar…',
  unsubscribed: 'Sem mais e-mails',
  unsubscribedText:
    'Já não recebe e-mails sobre o que se passa no Giewel. Pode voltar a ligá-los nas suas definições.',
  unsubscribeGone: 'Esta ligação já não é válida. Pode desligar os e-mails nas suas definições.',
  unsubscribeFailed: 'Não foi possível parar os e-mails. Tente de novo.',
  toSettings: 'Abrir as definições',
  pushNotValid: 'Nenhum navegador recebe avisos neste endereço',
  pushOffer: 'Avisar-me neste dispositivo quando vier uma resposta',
  pushYes: 'Avisar-me',
  pushNo: 'Não, obrigado',
  pushAsking: 'A perguntar…',
  pushOn: 'Este dispositivo vai avisar.',
  pushDenied: 'O seu navegador não o permitiu. Pode mudar isso nas definições dele para este site.',
  pushFailed: 'Não resultou. Tente de novo.',
  byKindTitle: 'O que lhe dizemos',
  byKindText:
    'Além dos dois botões acima. O que diz respeito à sua conta, ao seu plano ou a uma decisão chega sempre.',
  byKindBounds:
    'De pessoas a quem nunca escreveu nem pediu nada, enviamos no máximo 3 e-mails por hora e 10 por dia; os restantes chegam juntos num só. Não recebe e-mails de quem bloqueou, salvo o que a lei exige sobre um contrato.',
  topics: {
    messages: 'Mensagens',
    requests: 'Pedidos',
    visits: 'Visitas',
    quotes: 'Orçamentos',
    projects: 'Obras',
    reviews: 'Avaliações',
  },
  topic: 'Sobre',
  channels: { email: 'E-mail', sms: 'SMS' },
  toldBy: (topic, channel) => `${topic} por ${channel}`,
  notMuted: 'A escolha não foi guardada',
  pushTitle: 'Este dispositivo',
  pushText:
    'Um aviso curto neste navegador quando alguém lhe escreve e não tem a página à vista. Acaba quando termina a sessão.',
  pushSwitch: 'Avisos neste dispositivo',
  pushCannot:
    'Este navegador não pode mostrar avisos. Num iPhone ou iPad, junte primeiro o Giewel ao ecrã principal.',
  pushLooking: 'A ver este dispositivo…',

  pageTitle: (title) => `${title} · Giewel`,
};
