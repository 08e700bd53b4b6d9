import { proofKindNames } from '#features/companies/core/strings/pt/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => formatLongDate(new Date(Date.parse(until) - 1), 'pt');

const dayAndTime = (start: string) =>
  `${formatDateWithWeekday(new Date(start), 'pt')}, ${formatTime(new Date(start))}`;

const takenDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'Uma imagem da sua galeria foi retirada',
  logo: 'O seu logótipo foi retirado',
  description: 'A sua descrição foi retirada',
  profile: 'O seu perfil foi retirado',
  project: 'Uma obra sua foi retirada',
  message: 'Uma mensagem sua foi retirada',
  reply: 'A sua resposta a uma avaliação foi retirada',
};

const restored: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'Uma imagem da sua galeria foi reposta',
  logo: 'O seu logótipo foi reposto',
  description: 'A sua descrição foi reposta',
  profile: 'O seu perfil foi reposto',
  project: 'Uma obra sua foi reposta',
  message: 'Uma mensagem sua foi reposta',
  reply: 'A sua resposta a uma avaliação foi reposta',
};

const staysDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'uma imagem da sua galeria não será reposta',
  logo: 'o seu logótipo não será reposto',
  description: 'a sua descrição não será reposta',
  profile: 'o seu perfil não será reposto',
  project: 'uma obra sua não será reposta',
  message: 'uma mensagem sua não será reposta',
  reply: 'a sua resposta a uma avaliação não será reposta',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'um recurso sobre uma avaliação não publicada',
  'conversation-reports': 'uma conversa denunciada',
  'client-reports': 'uma denúncia sobre um cliente',
  facts: 'um comprovativo de uma empresa',
  vat: 'um número de IVA',
  'content-reports': 'uma denúncia de conteúdo ilegal',
  objections: 'um recurso sobre um conteúdo retirado',
  'request-reports': 'um pedido denunciado',
  'quote-reports': 'um orçamento denunciado',
  people: 'uma proposta de suspensão',
};

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) =>
  statement ? `Motivo: «${statement}»${/[.!?]$/.test(statement) ? '' : '.'} ` : '';

const redressOutside =
  'Pode ainda recorrer a um tribunal ou a um organismo de resolução extrajudicial de litígios certificado nos termos do artigo 21.º do Regulamento dos Serviços Digitais.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} enviou-lhe uma mensagem`,
    text: () => 'Abra a conversa para responder.',
    button: 'Ler e responder',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} iniciou uma obra consigo: «${name}»`,
    text: () => 'Veja o que está previsto e combine o próximo passo por mensagem.',
    button: 'Abrir a obra',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} deu «${name}» por concluída`,
    text: () => 'Se concorda que o trabalho está feito, dê também a obra por concluída.',
    button: 'Abrir a obra',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} confirmou que «${name}» está concluída`,
    text: () => 'Ambos confirmaram que o trabalho está feito. O cliente já pode deixar uma avaliação.',
    button: 'Abrir a obra',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} recusou «${name}»`,
    text: () => 'O motivo está na página da obra. Outras empresas podem ter disponibilidade.',
    button: 'Abrir a obra',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} cancelou «${name}»`,
    text: () => 'Não precisa de fazer nada.',
    button: 'Abrir a obra',
  },
  roomChanged: {
    title: ({ from, name, what, milestone }) => {
      if (what === 'file') return `${from} acrescentou um ficheiro a «${name}»`;
      if (what === 'milestone') return `${from} acrescentou a etapa «${milestone}» a «${name}»`;
      if (what === 'reached') return `${from} assinalou a etapa «${milestone}» em «${name}»`;
      return `${from} atualizou «${name}»`;
    },
    text: () => 'Veja o que há de novo na página da obra: imagens, documentos ou etapas.',
    button: 'Abrir a obra',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} gostaria de mostrar «${name}» no perfil`,
    text: () =>
      'Veja as imagens em causa e autorize com um clique. Não mostramos nada sem a sua autorização.',
    button: 'Ver as imagens',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} autorizou a publicação de «${name}»`
        : `${from} não autorizou a publicação de «${name}»`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'As imagens estão na sua galeria, e a obra está no seu perfil.'
        : 'A sua galeria e o seu perfil ficam como estão.',
    button: 'Abrir a obra',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      name
        ? `${from ?? 'Um cliente'} deu a «${name}» ${rating} de 5 estrelas`
        : `${from ?? 'Um cliente'} deu-lhe ${rating} de 5 estrelas`,
    text: () => 'A avaliação fica pública depois de um moderador a aprovar.',
    button: 'Ver as suas avaliações',
  },
  reviewWaiting: {
    title: ({ company }) => `Tem por aprovar uma avaliação de ${company}`,
    text: () => 'A avaliação fica pública quando a aprovar.',
    button: 'Ler a avaliação',
  },
  reviewApproved: {
    title: ({ company }) => `A sua avaliação de ${company} foi publicada`,
    text: () => 'Obrigado. A sua avaliação ajuda outras pessoas a escolher uma empresa.',
    button: 'Ver a sua avaliação',
  },
  reviewWithheld: {
    title: ({ company }) => `Um moderador rejeitou a sua avaliação de ${company}`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Pode ler a decisão junto da avaliação, na página da obra. Pode alterar a avaliação e enviá-la de novo, ou recorrer da decisão uma vez.`,
    button: 'Ver o motivo',
  },
  reviewStaysWithheld: {
    title: ({ company }) => `O seu recurso não foi aceite: a sua avaliação de ${company} não será publicada`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Pode ler a decisão junto da avaliação, na página da obra. ${redressOutside}`,
    button: 'Ler a decisão',
  },
  reviewEditRefused: {
    title: ({ company }) => `As suas alterações à avaliação de ${company} não foram aceites`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}A versão publicada continua pública. Pode voltar a alterar a avaliação até ao fim do prazo de edição.`,
    button: 'Ver a sua avaliação',
  },
  reviewReplied: {
    title: ({ company }) => `${company} respondeu à sua avaliação`,
    text: () => 'Qualquer pessoa pode ler a resposta por baixo da avaliação.',
    button: 'Ler a resposta',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} denunciou uma avaliação`,
    text: () => 'A avaliação continua pública até à sua decisão.',
    button: 'Ler a avaliação',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia sobre ${client} foi aceite`
        : `A sua denúncia sobre ${client} não foi aceite`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Um moderador analisou a denúncia e tomou medidas. Obrigado.'
        : 'Um moderador analisou a denúncia e não encontrou motivo para tomar medidas. Pode sempre bloquear este cliente.',
    button: 'Abrir a conversa',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }) =>
      ({
        confirmed: `O seu número de IVA ${vatNumber} foi confirmado`,
        refused: `Não conseguimos confirmar o seu número de IVA ${vatNumber}`,
        taken: `O seu número de IVA ${vatNumber} já não está verificado`,
        withdrawn: `O seu número de IVA ${vatNumber} já não está verificado`,
        again: `Estamos a verificar de novo o seu número de IVA ${vatNumber}`,
      })[outcome],
    text: ({ outcome }) =>
      ({
        confirmed: 'O seu perfil já mostra o selo «Verificada».',
        refused:
          'O VIES, o registo da Comissão Europeia, não dá este número como válido. Verifique-o no seu perfil ou contacte-nos.',
        withdrawn: 'Um moderador tinha-o confirmado por engano. Verifique-o no seu perfil ou contacte-nos.',
        taken: 'Há outra empresa registada com este número de IVA. Se o número é seu, contacte-nos.',
        again:
          'Temos de confirmar que o número de IVA é da sua empresa. Até lá, o seu perfil não mostra o selo.',
      })[outcome],
    button: 'Abrir o seu perfil',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'pt') : '';
      return `${proofKindNames[fact]}: ${
        {
          verified: 'verificado',
          refused: 'não aceite',
          ending: `verificação válida apenas até ${day}`,
          ended: `verificação expirada a ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'O seu perfil já mostra este dado, com a fonte e a data.',
        refused: 'O motivo está no seu perfil, onde pode também enviar outro documento.',
        ending: 'Para manter o selo, envie um novo documento antes dessa data.',
        ended:
          'O seu perfil já não mostra este dado. Envie um novo documento, que será analisado por um moderador.',
      })[outcome],
    button: 'Abrir o seu perfil',
  },
  contentTakenDown: {
    title: ({ what }) => takenDown[what],
    text: ({ statement }) =>
      `Um dos nossos moderadores tomou esta decisão na sequência de uma denúncia, sem meios automatizados. ${reasonsIn(statement)}Mais ninguém vê este conteúdo. Pode recorrer durante 6 meses, sem custos. Nesse caso, a decisão será analisada por outro moderador.`,
    button: 'Ver o motivo e recorrer',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored' ? restored[what] : `O seu recurso não foi aceite: ${staysDown[what]}`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'Um moderador deu-lhe razão, e repusemos o conteúdo.'
        : `A decisão indica os motivos. ${redressOutside}`,
    button: 'Ler a decisão',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'Recebeu um aviso de um moderador';
      if (outcome === 'block') return `Já não pode trocar mensagens com ${partner}`;
      return `Não pode iniciar novas conversas até ${formatLongDate(new Date(lastDay), 'pt')}`;
    },
    text: ({ statement }) =>
      `Um moderador tomou esta decisão depois de uma denúncia. ${reasonsIn(statement)}Se não concorda, contacte-nos. Nesse caso, a decisão será analisada por outra pessoa.`,
    button: 'Contactar-nos',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia da conversa com ${partner} foi aceite`
        : `A sua denúncia da conversa com ${partner} não foi aceite`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Um moderador leu a conversa e tomou medidas. Obrigado.'
        : 'Um moderador leu a conversa e não encontrou motivo para tomar medidas. Pode sempre bloquear esta pessoa.',
    button: 'Abrir a conversa',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia do pedido «${title}» foi aceite`
        : `A sua denúncia do pedido «${title}» não foi aceite`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Um moderador leu o pedido e fechou-o. Obrigado.'
        : 'Um moderador leu o pedido e não encontrou motivo para tomar medidas. Pode sempre recusá-lo.',
    button: 'Abrir o pedido',
  },
  requestTakenDown: {
    title: ({ title }) => `Um moderador fechou o seu pedido «${title}»`,
    text: ({ statement }) =>
      `Uma empresa denunciou o pedido, e um moderador deu-lhe razão. ${reasonsIn(statement)}Se acha que a decisão está errada, contacte-nos. ${redressOutside}`,
    button: 'Abrir o pedido',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia do orçamento ${number} foi aceite`
        : `A sua denúncia do orçamento ${number} não foi aceite`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `Um moderador leu o orçamento e deu-lhe razão. Comunicámos os motivos a ${from} e retirámos o orçamento, caso ainda não o tivesse aceitado. Obrigado.`
        : 'Um moderador leu o orçamento e não encontrou motivo para tomar medidas. Pode sempre recusá-lo.',
    button: 'Abrir o orçamento',
  },
  quoteTakenDown: {
    title: ({ number }) => `Um moderador considerou procedente uma denúncia do seu orçamento ${number}`,
    text: ({ statement }) =>
      `O cliente denunciou o orçamento, e um moderador deu-lhe razão. ${reasonsIn(statement)}Retirámos o orçamento, caso ainda não tivesse sido aceite. Se acha que a decisão está errada, contacte-nos. ${redressOutside}`,
    button: 'Abrir o orçamento',
  },
  moderationWaits: {
    title: ({ queue }) => `Por analisar: ${waitingQueues[queue]}`,
    text: () => 'Abra a fila para iniciar a análise.',
    button: 'Abrir a fila',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'pt') : '';
      return {
        trialEnding: `O seu período experimental grátis dura até ${day}`,
        trialEnded: 'O seu período experimental grátis terminou',
        overdue: `Pagamento em atraso: o seu plano continua ativo até ${day}`,
        cancelled: `O seu plano foi cancelado, mas continua ativo até ${day}`,
        ended: 'O seu plano terminou',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Para manter tudo como está, escolha um plano antes do fim do período experimental. ${withoutPlan}`,
        trialEnded: `${withoutPlan} Pode escolher um plano quando quiser.`,
        overdue: 'Não recebemos o pagamento. Pague agora para manter o plano, ou mude de cartão.',
        cancelled: 'O plano não será renovado. Enquanto estiver ativo, pode anular o cancelamento.',
        ended: `${withoutPlan} Pode escolher um plano quando quiser.`,
      })[outcome],
    button: 'Abrir a sua subscrição',
  },
  listingEnds: {
    title: ({ lastDay }) => `A sua empresa está no diretório até ${formatLongDate(noonOf(lastDay), 'pt')}`,
    text: () =>
      'Para continuar no diretório depois disso, precisa de uma especialidade, uma comuna, uma descrição de pelo menos 40 caracteres e um e-mail confirmado. O seu painel mostra o que falta.',
    button: 'Ver o que falta',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `Enviado a ${pluralForm('pt', count, { one: from, many: `${count} de empresas`, other: `${count} empresas` })}: «${title}»`,
    text: () => 'Receberá um aviso assim que uma empresa responder. Não tem de aceitar nenhum orçamento.',
    button: 'Abrir o pedido',
  },
  requestReceived: {
    title: ({ title, commune }) => `Novo pedido em ${commune}: «${title}»`,
    text: () => 'Um cliente descreveu o trabalho e espera a sua resposta.',
    sms: ({ title, commune, until }) =>
      `Novo pedido em ${commune}: «${title}». Responda até ao fim do dia ${lastDayBefore(until)}`,
    button: 'Ler o pedido',
  },
  requestReminder: {
    title: ({ title }) => `Ainda não respondeu a «${title}»`,
    text: ({ until }) =>
      `Tem até ao fim do dia ${lastDayBefore(until)}. Uma mensagem, uma pergunta ou um «não» conta como resposta.`,
    sms: ({ title, until }) => `Responda a «${title}» até ao fim do dia ${lastDayBefore(until)}`,
    button: 'Ler o pedido',
  },
  requestAnswered: {
    title: ({ title }) => `O cliente respondeu a uma pergunta sobre «${title}»`,
    text: () => 'A resposta está junto do pedido.',
    button: 'Ler a resposta',
  },
  requestAdded: {
    title: ({ title }) => `O cliente acrescentou informação a «${title}»`,
    text: () => 'Veja o novo texto, as imagens ou as plantas.',
    button: 'Ler o pedido',
  },
  requestStreetShown: {
    title: ({ title }) => `Já pode ver a rua de «${title}»`,
    text: () => 'O cliente partilhou a morada, que está junto do pedido.',
    button: 'Ler o pedido',
  },
  leadWaiting: {
    title: ({ from }) => `${from} continua à espera da sua primeira resposta`,
    text: () => 'Este cliente escreveu-lhe há 1 dia útil. Basta uma resposta curta ou um «não» cordial.',
    button: 'Responder ou recusar',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} atribuiu-lhe ${client}`,
    text: () => 'As mensagens e os pedidos deste cliente ficam a seu cargo.',
    button: 'Abrir o contacto',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title ? `«${title}» expirou sem a sua resposta` : 'Um pedido expirou sem a sua resposta',
        withdrawn: 'O cliente retirou este pedido',
        closed: title ? `O pedido «${title}» foi fechado` : 'Um pedido que recebeu foi fechado',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Tinha 3 dias úteis para responder. Da próxima vez, pode recusar com um toque: também conta como resposta.',
        withdrawn: 'Não precisa de fazer nada.',
        closed: 'Não precisa de fazer nada. Obrigado pelo seu tempo.',
      })[outcome],
    button: 'Ver pormenores',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `Um cliente queria enviar-lhe um pedido: ${trade} em ${commune}, ${formatLongDate(noonOf(day), 'pt')}`,
    text: () =>
      'Só as empresas com plano ou em período experimental recebem pedidos. Os clientes podem continuar a enviar-lhe mensagens.',
    button: 'Ver os planos',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} não pode aceitar «${title}»`,
    text: () => 'Pode fazer o pedido a outra empresa.',
    button: 'Abrir o pedido',
  },
  companySilent: {
    title: ({ from, title }) => `${from} não respondeu a tempo a «${title}»`,
    text: () => 'Pode fazer o pedido a outra empresa. Sugerimos-lhe 3 que fazem este trabalho.',
    button: 'Fazer o pedido a outra empresa',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} tem uma pergunta sobre «${title}»`,
    text: () => 'Pode responder só a esta empresa, ou a todas as que contactou.',
    button: 'Responder à pergunta',
  },
  requestExpired: {
    title: ({ title }) => `«${title}» expirou`,
    text: () => 'As empresas já não podem responder. Pode continuar a ler o pedido e as mensagens.',
    button: 'Abrir o pedido',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start ? `${from} gostaria de remarcar a visita de ${dayAndTime(start)}` : `${from} propõe uma visita`,
    text: ({ start }) =>
      start
        ? 'Escolha um dos novos horários. Até lá, a visita mantém-se.'
        : 'Escolha um dos horários, ou peça outros.',
    button: 'Escolher um horário',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start ? `${from} quer manter a visita de ${dayAndTime(start)}` : `${from} pediu outros horários`,
    text: ({ start }) =>
      start
        ? 'Nenhum dos outros horários é conveniente. A visita mantém-se.'
        : 'Nenhum dos horários que propôs é conveniente. Pode propor outros.',
    button: 'Abrir a visita',
  },
  visitAgreed: {
    title: ({ from, start, before }) =>
      before
        ? `A visita com ${from} passou para ${dayAndTime(start)}`
        : `Visita com ${from}: ${dayAndTime(start)}`,
    text: ({ before }) =>
      before
        ? `Estava marcada para ${dayAndTime(before)}. O evento de calendário segue em anexo.`
        : 'O evento de calendário segue em anexo. Lembramos-lhe a visita na véspera e 2 horas antes.',
    button: 'Abrir a visita',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `A visita com ${from || 'alguém que saiu do Giewel'} de ${dayAndTime(start)} foi cancelada`
        : `A visita proposta com ${from} foi cancelada`,
    text: ({ by, start }) => {
      if (by === 'request') return 'A visita foi cancelada porque o pedido terminou.';
      const who = by === 'client' ? 'O cliente' : 'A empresa';
      return start ? `${who} cancelou a visita.` : `${who} retirou os horários propostos.`;
    },
    button: 'Abrir as suas visitas',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Amanhã às ${formatTime(new Date(start))}: visita com ${from}`
        : `Hoje às ${formatTime(new Date(start))}: visita com ${from}`,
    text: ({ start }) => `${dayAndTime(start)}. Se já não lhe dá jeito, mude ou cancele a visita agora.`,
    button: 'Abrir a visita',
  },
  quoteReceived: {
    title: ({ from, isChange }) => `${from} enviou-lhe um ${isChange ? 'aditamento' : 'orçamento'}`,
    text: ({ isChange }) =>
      isChange
        ? 'Veja o que se acrescenta ou retira e quanto custa. Nada muda enquanto não o aceitar.'
        : 'Leia-o linha a linha, pergunte sobre uma linha, ou compare-o com outros.',
    button: 'Ler',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} enviou uma nova versão do ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'A nova versão substitui a anterior.',
    button: 'Ler a nova versão',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} retirou o ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'Já não o pode aceitar. Escreva à empresa se quiser saber o motivo.',
    button: 'Ver pormenores',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Aceitou o ${isChange ? 'aditamento' : 'orçamento'} ${number} de ${from}`,
    text: () => 'Guardamos o registo do que aceitou, quando e como. Tem 14 dias para desistir do contrato.',
    button: 'Ver pormenores',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} pediu uma alteração ao ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'O cliente pode continuar a aceitar a versão que recebeu, até lhe enviar uma nova.',
    button: 'Ler a mensagem',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} recusou o ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'Pode ler o motivo no Giewel. Obrigado pelo seu tempo.',
    button: 'Ver pormenores',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} aceitou o ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () =>
      'A obra foi iniciada, e o plano de pagamento está no espaço da obra. Combine com o cliente a data de início.',
    button: 'Ver pormenores',
  },
  quoteNotChosen: {
    title: ({ number }) => `O seu orçamento ${number} não foi escolhido`,
    text: () => 'O cliente aceitou outro orçamento. Obrigado pelo seu tempo.',
    button: 'Abrir o orçamento',
  },
  quoteNotSent: {
    title: ({ from }) => `Não conseguimos enviar o seu orçamento a ${from}`,
    text: () =>
      'Não conseguimos criar o PDF. O orçamento ficou guardado como rascunho, por isso pode tentar de novo.',
    button: 'Abrir o rascunho',
  },
  companySuspended: {
    title: ({ from }) => `${from} está suspensa de momento`,
    text: () =>
      'Até a suspensão terminar, a empresa não pode responder e não é possível aceitar os seus orçamentos. Receberá um aviso quando isso acontecer. Entretanto, pode fazer o pedido a outras empresas.',
    button: 'Ver pormenores',
  },
  companyReinstated: {
    title: ({ from }) => `${from} já não está suspensa`,
    text: () => 'Pode voltar a aceitar os orçamentos desta empresa, enquanto forem válidos.',
    button: 'Ver pormenores',
  },
  quoteExpired: {
    title: ({ from, number }) => `O orçamento ${number} para ${from} expirou`,
    text: () => 'O cliente já não o pode aceitar. Pode copiá-lo para um novo orçamento.',
    button: 'Abrir o orçamento',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} desistiu do contrato do orçamento ${number}`,
    text: () =>
      'O cliente exerceu o direito de livre resolução de 14 dias, e cancelámos a obra. Tem 14 dias para devolver ao cliente o que este pagou. O cliente tem de pagar o trabalho já feito a seu pedido.',
    button: 'Abrir o orçamento',
  },
  withdrawalReceived: {
    title: ({ from, number }) => `Desistiu do contrato do orçamento ${number} de ${from}`,
    text: () =>
      'Recebemos a sua declaração de livre resolução e cancelámos a obra. Enviámos-lhe por e-mail um aviso de receção com o dia e a hora.',
    button: 'Abrir o orçamento',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} desistiu do aditamento ${number}`,
    text: () => 'O total já não inclui o aditamento. O contrato inicial mantém-se.',
    button: 'Abrir o orçamento',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Desistiu do aditamento ${number} de ${from}`,
    text: () =>
      'O total já não inclui o aditamento, mas o contrato inicial mantém-se. Enviámos-lhe por e-mail um aviso de receção com o dia e a hora.',
    button: 'Abrir o orçamento',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} gostaria de terminar o contrato do orçamento ${number}`,
    text: () => 'O contrato só termina se confirmar. Leia o motivo e confirme ou recuse.',
    button: 'Abrir o orçamento',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} não quer terminar o contrato do orçamento ${number}`,
    text: () =>
      'O contrato continua. Podem trocar mensagens sobre o assunto, e pode voltar a fazer o pedido mais tarde.',
    button: 'Abrir o orçamento',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} aceitou terminar o contrato do orçamento ${number}`,
    text: () => 'O contrato terminou, e cancelámos a obra.',
    button: 'Abrir o orçamento',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) =>
      `${from} vai eliminar a conta, mas o contrato do orçamento ${number} mantém-se`,
    text: () =>
      'A obra e os documentos ficam onde estão, e podem trocar mensagens até o trabalho estar feito ou ambos terminarem o contrato. Depois disso, fica com os documentos assinados.',
    button: 'Abrir o orçamento',
  },
};
