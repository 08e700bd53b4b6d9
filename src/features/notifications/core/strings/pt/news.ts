import { proofKindNames } from '#features/companies/core/strings/pt/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatLongDate, formatTime } from '#kernel/dates.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => formatLongDate(new Date(Date.parse(until) - 1), 'pt');

const dayAndTime = (start: string) =>
  `${formatLongDate(new Date(start), 'pt')}, ${formatTime(new Date(start))}`;

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
  picture: 'Uma imagem da sua galeria está de volta',
  logo: 'O seu logótipo está de volta',
  description: 'A sua descrição está de volta',
  profile: 'O seu perfil está de volta',
  project: 'Uma obra sua está de volta',
  message: 'Uma mensagem sua está de volta',
  reply: 'A sua resposta a uma avaliação está de volta',
};

const staysDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'uma imagem da sua galeria continua retirada',
  logo: 'o seu logótipo continua retirado',
  description: 'a sua descrição continua retirada',
  profile: 'o seu perfil continua retirado',
  project: 'uma obra sua continua retirada',
  message: 'uma mensagem sua continua retirada',
  reply: 'a sua resposta a uma avaliação continua retirada',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'um recurso sobre uma avaliação retida',
  'conversation-reports': 'uma conversa denunciada',
  'client-reports': 'uma denúncia sobre um cliente',
  facts: 'um comprovativo de uma empresa',
  vat: 'um número de IVA',
  'content-reports': 'uma denúncia de conteúdo ilegal',
  objections: 'um recurso sobre algo retirado',
  'request-reports': 'um pedido denunciado',
  'quote-reports': 'um orçamento denunciado',
  people: 'uma proposta de suspensão',
};

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `Os motivos: «${statement}» ` : '');

const redressOutside =
  'Pode recorrer a um organismo de resolução extrajudicial de litígios certificado nos termos do artigo 21.º do Regulamento dos Serviços Digitais, ou a um tribunal.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} enviou-lhe uma mensagem`,
    text: () => 'Está à sua espera no Giewel:',
    button: 'Ler e responder',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} criou consigo a obra «${name}»`,
    text: () => 'Veja o que está previsto, e combinem por mensagem o próximo passo.',
    button: 'Abrir a obra',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} deu «${name}» por concluída`,
    text: () => 'Se concorda que o trabalho está feito, dê também a obra por concluída.',
    button: 'Abrir a obra',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} concorda: «${name}» está concluída`,
    text: () => 'Ambos o disseram. O cliente pode agora deixar uma avaliação.',
    button: 'Abrir a obra',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} recusou «${name}»`,
    text: () => 'O motivo está na página da obra. Há outras empresas que talvez tenham tempo.',
    button: 'Abrir a obra',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} anulou «${name}»`,
    text: () => 'Não há mais nada a fazer.',
    button: 'Abrir a obra',
  },
  roomChanged: {
    title: ({ from, name }) => `${from} juntou algo a «${name}»`,
    text: () => 'Há novas imagens, documentos ou etapas à sua espera na página da obra.',
    button: 'Abrir a obra',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} gostaria de mostrar «${name}»`,
    text: () => 'Vê quais são as imagens, e autoriza com um clique. Sem a sua autorização nada é mostrado.',
    button: 'Ver as imagens',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} autoriza que «${name}» seja mostrada`
        : `${from} não quer que «${name}» seja mostrada`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'As imagens estão na sua galeria, e a obra está no seu perfil.'
        : 'Nada dela está na sua galeria, nem a obra no seu perfil.',
    button: 'Abrir a obra',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      name
        ? `${from ?? 'Um cliente'} deu a «${name}» ${rating} de 5 estrelas`
        : `${from ?? 'Um cliente'} deu-lhe ${rating} de 5 estrelas`,
    text: () => 'A avaliação fica pública depois de ser lida.',
    button: 'Ver as suas avaliações',
  },
  reviewWaiting: {
    title: ({ company }) => `Uma avaliação de ${company} espera para ser lida`,
    text: () => 'Fica pública quando a aprovar.',
    button: 'Ver',
  },
  reviewApproved: {
    title: ({ company }) => `A sua avaliação de ${company} está pública`,
    text: () => 'Obrigado: ajuda quem procurar uma empresa a seguir.',
    button: 'Ver a sua avaliação',
  },
  reviewWithheld: {
    title: ({ company }) => `A sua avaliação de ${company} está retida`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}O motivo está junto da avaliação, na página da sua obra. Pode alterá-la e enviá-la de novo, ou recorrer uma vez.`,
    button: 'Ler porquê',
  },
  reviewStaysWithheld: {
    title: ({ company }) => `O seu recurso não foi aceite: a sua avaliação de ${company} continua retida`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Os motivos estão junto da avaliação, na página da sua obra. ${redressOutside}`,
    button: 'Ler a decisão',
  },
  reviewEditRefused: {
    title: ({ company }) => `As suas alterações à avaliação de ${company} não foram aceites`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}O que já era público continua público. Pode voltar a alterá-la enquanto for possível editá-la.`,
    button: 'Ver a sua avaliação',
  },
  reviewReplied: {
    title: ({ company }) => `${company} respondeu à sua avaliação`,
    text: () => 'A resposta está por baixo da avaliação, para toda a gente ler.',
    button: 'Ler a resposta',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} denunciou uma avaliação`,
    text: () => 'Continua pública até decidir.',
    button: 'Ver',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia sobre ${client} foi aceite`
        : `A sua denúncia sobre ${client} não foi aceite`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Um moderador analisou-a e agiu. Obrigado.'
        : 'Um moderador analisou-a e não encontrou motivo para agir. Pode sempre bloquear essa pessoa.',
    button: 'Abrir a conversa',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }) =>
      ({
        confirmed: `O seu número de IVA ${vatNumber} foi confirmado`,
        refused: `Não foi possível confirmar o seu número de IVA ${vatNumber}`,
        taken: `O seu número de IVA ${vatNumber} já não está verificado`,
        withdrawn: `O seu número de IVA ${vatNumber} já não está verificado`,
        again: `O seu número de IVA ${vatNumber} volta a ser verificado`,
      })[outcome],
    text: ({ outcome }) =>
      ({
        confirmed: 'O seu perfil mostra a partir de agora o selo «Verificada».',
        refused:
          'A administração fiscal não o conhece como válido. Confirme-o no seu perfil, ou escreva-nos.',
        withdrawn:
          'Um moderador tinha-o confirmado por engano. Confirme o número no seu perfil, ou escreva-nos.',
        taken:
          'Foi verificado para outra empresa, que tem o nome registado na administração fiscal. Se o número é seu, escreva-nos.',
        again:
          'O nome e o número andam juntos: até ambos estarem confirmados, o seu perfil não mostra nenhum selo para eles.',
      })[outcome],
    button: 'Abrir o seu perfil',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'pt') : '';
      return `${proofKindNames[fact]}: ${
        {
          verified: 'verificação feita',
          refused: 'comprovativo não aceite',
          ending: `verificação válida só até ${day}`,
          ended: `verificação terminada a ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'O seu perfil mostra-o a partir de agora, com a fonte e a data.',
        refused: 'O motivo está no seu perfil. Pode voltar a indicá-lo, com outro documento.',
        ending: 'Envie o documento novo a tempo, e o selo fica.',
        ended: 'O seu perfil já não o mostra. Envie o documento novo, e um moderador analisa-o.',
      })[outcome],
    button: 'Abrir o seu perfil',
  },
  contentTakenDown: {
    title: ({ what }) => takenDown[what],
    text: ({ statement }) =>
      `Foi um moderador que decidiu, não uma máquina, depois de uma denúncia. Os motivos: «${statement}» Mais ninguém o vê. Pode recorrer durante 6 meses, sem custos; outra pessoa vê então o caso.`,
    button: 'Ler porquê e recorrer',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored' ? restored[what] : `O seu recurso não foi aceite: ${staysDown[what]}`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'Um moderador deu-lhe razão. Está de novo onde estava.'
        : `Os motivos estão na página própria. ${redressOutside}`,
    button: 'Ler a decisão',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'Recebeu um aviso de um moderador';
      if (outcome === 'block') return `A sua conta e ${partner} já não podem trocar mensagens`;
      return `Não pode começar conversas novas até ${formatLongDate(new Date(lastDay), 'pt')}`;
    },
    text: ({ statement }) =>
      `Um moderador decidiu-o depois de uma denúncia. Os motivos: «${statement}» Se não concorda, escreva-nos; outra pessoa vê então o caso.`,
    button: 'Escrever-nos',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia da conversa com ${partner} foi aceite`
        : `A sua denúncia da conversa com ${partner} não foi aceite`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Um moderador leu-a e agiu. Obrigado.'
        : 'Um moderador leu-a e não encontrou motivo para agir. Pode sempre bloquear essa pessoa.',
    button: 'Abrir a conversa',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia do pedido «${title}» foi aceite`
        : `A sua denúncia do pedido «${title}» não foi aceite`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Um moderador leu-a e terminou o pedido. Obrigado.'
        : 'Um moderador leu-a e não encontrou motivo para agir. Pode sempre recusar o pedido.',
    button: 'Abrir o pedido',
  },
  requestTakenDown: {
    title: ({ title }) => `O seu pedido «${title}» foi terminado por um moderador`,
    text: ({ statement }) =>
      `Uma empresa denunciou-o, e um moderador deu-lhe razão: ${statement} Se acha que está errado, escreva-nos. ${redressOutside}`,
    button: 'Abrir o pedido',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `A sua denúncia do orçamento ${number} foi aceite`
        : `A sua denúncia do orçamento ${number} não foi aceite`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `Um moderador leu-a e deu-lhe razão: dissemos porquê a ${from}. O que ainda não tinha sido aceite foi retirado. Obrigado.`
        : 'Um moderador leu-a e não encontrou motivo para agir. Pode sempre recusar o orçamento.',
    button: 'Abrir o orçamento',
  },
  quoteTakenDown: {
    title: ({ number }) => `Um moderador deu razão a uma denúncia do seu orçamento ${number}`,
    text: ({ statement }) =>
      `O cliente denunciou-o, e um moderador deu-lhe razão: ${statement} O que ainda não tinha sido aceite foi retirado. Se acha que está errado, escreva-nos. ${redressOutside}`,
    button: 'Abrir o orçamento',
  },
  moderationWaits: {
    title: ({ queue }) => `Há algo à espera na moderação: ${waitingQueues[queue]}`,
    text: () => 'Espera para ser visto.',
    button: 'Ver',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'pt') : '';
      return {
        trialEnding: `O seu período experimental grátis dura até ${day}`,
        trialEnded: 'O seu período experimental grátis terminou',
        overdue: `O pagamento do seu plano está em atraso. O plano mantém-se até ${day}`,
        cancelled: `O seu plano foi cancelado. Mantém-se até ${day}`,
        ended: 'O seu plano terminou',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Escolha um plano a tempo, e nada muda. Sem plano: ${withoutPlan}`,
        trialEnded: `${withoutPlan} Escolha um plano quando quiser.`,
        overdue: 'Não recebemos o pagamento. Pague até lá, ou mude de cartão.',
        cancelled: 'Não se renova. Até lá pode voltar atrás no cancelamento.',
        ended: `${withoutPlan} Escolha um plano quando quiser.`,
      })[outcome],
    button: 'Abrir o seu plano',
  },
  listingEnds: {
    title: ({ lastDay }) => `A sua empresa está no diretório até ${formatLongDate(noonOf(lastDay), 'pt')}`,
    text: () =>
      'Depois disso, o diretório só mostra empresas com um ofício, uma comuna, um texto de 40 caracteres e um e-mail confirmado. O seu painel mostra o que falta.',
    button: 'Ver o que falta',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `Enviado a ${pluralForm('pt', count, { one: from, many: `${count} de empresas`, other: `${count} empresas` })}: «${title}»`,
    text: () => 'Avisamo-lo assim que uma empresa responder. Não é obrigado a aceitar nenhum orçamento.',
    button: 'Abrir o pedido',
  },
  requestReceived: {
    title: ({ title, commune }) => `Novo pedido em ${commune}: «${title}»`,
    text: ({ until }) =>
      `Um cliente descreveu o trabalho e pede a sua resposta até ao fim do dia ${lastDayBefore(until)}.`,
    sms: ({ title, commune, until }) =>
      `Novo pedido em ${commune}: «${title}». Responda até ao fim do dia ${lastDayBefore(until)}`,
    button: 'Ler o pedido',
  },
  requestReminder: {
    title: ({ title }) => `«${title}» ainda espera pela sua resposta`,
    text: ({ until }) =>
      `Tem até ao fim do dia ${lastDayBefore(until)}. Uma mensagem, uma pergunta ou um «não» também é uma resposta.`,
    sms: ({ title, until }) =>
      `«${title}» ainda espera pela sua resposta, até ao fim do dia ${lastDayBefore(until)}`,
    button: 'Ler o pedido',
  },
  requestAnswered: {
    title: ({ title }) => `Uma pergunta sobre «${title}» teve resposta`,
    text: () => 'Está junto do pedido.',
    button: 'Ler a resposta',
  },
  requestAdded: {
    title: ({ title }) => `Há mais para ler sobre «${title}»`,
    text: () => 'O cliente acrescentou texto, imagens ou plantas.',
    button: 'Ler o pedido',
  },
  requestStreetShown: {
    title: ({ title }) => `Já vê a rua de «${title}»`,
    text: () => 'O cliente diz-lhe onde é o trabalho. Está junto do pedido.',
    button: 'Ler o pedido',
  },
  leadWaiting: {
    title: ({ from }) => `${from} ainda espera pela sua primeira resposta`,
    text: () => 'Já passou um dia útil. Basta uma palavra curta, ou um «não» simpático:',
    button: 'Responder ou recusar',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} passou-lhe ${client}`,
    text: () => 'O que este cliente escreve e pede fica a seu cargo.',
    button: 'Abrir',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `O pedido «${title}» terminou sem a sua resposta`
          : 'Um pedido terminou sem a sua resposta',
        withdrawn: 'O cliente retirou este pedido',
        closed: title ? `O pedido «${title}» foi fechado` : 'Um pedido que recebeu foi fechado',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Os três dias úteis passaram. Ao próximo pode responder com um só toque, também com um «não».',
        withdrawn: 'Não há mais nada a fazer.',
        closed: 'O cliente já decidiu. Obrigado pelo tempo que lhe dedicou.',
      })[outcome],
    button: 'Abrir os seus contactos',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `Um cliente ter-lhe-ia feito um pedido: ${trade} em ${commune}, ${formatLongDate(noonOf(day), 'pt')}`,
    text: () =>
      'Os pedidos chegam a empresas com plano ou em período experimental. As mensagens chegam-lhe como antes.',
    button: 'Ver os planos',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} não pode aceitar «${title}»`,
    text: () => 'O lugar está livre: pode pedir a outra empresa em vez dela.',
    button: 'Abrir o pedido',
  },
  companySilent: {
    title: ({ from, title }) => `${from} não respondeu a tempo a «${title}»`,
    text: () => 'O lugar está livre. Mostramos-lhe 3 outras que fazem este trabalho.',
    button: 'Pedir a outra empresa',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} pergunta algo sobre «${title}»`,
    text: () => 'Pode responder só a ela, ou a todas as empresas de uma vez.',
    button: 'Ler e responder',
  },
  requestExpired: {
    title: ({ title }) => `«${title}» completou os trinta dias`,
    text: () => 'Já ninguém lhe pode responder. O que foi dito fica consigo.',
    button: 'Abrir o pedido',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start ? `${from} gostaria de mudar a visita de ${dayAndTime(start)}` : `${from} propõe uma visita`,
    text: ({ start }) =>
      start
        ? 'Há outros horários à escolha. Até escolher um, a visita fica como está.'
        : 'Há horários à escolha. Um toque escolhe um deles, outro pede horários diferentes.',
    button: 'Escolher um horário',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start ? `${from} mantém ${dayAndTime(start)}` : `${from} pede outros horários`,
    text: ({ start }) =>
      start
        ? 'Nenhum dos outros horários convém. A visita fica como foi combinada.'
        : 'Nenhum dos horários que propôs convém. Pode propor outros.',
    button: 'Abrir a visita',
  },
  visitAgreed: {
    title: ({ from, start, before }) =>
      before
        ? `A visita com ${from} passou para ${dayAndTime(start)}`
        : `Visita com ${from}: ${dayAndTime(start)}`,
    text: ({ before }) =>
      before
        ? `Antes era ${dayAndTime(before)}. A entrada para a sua agenda vem com este e-mail.`
        : 'A entrada para a sua agenda vem com este e-mail. Chega um lembrete na véspera e 2 horas antes.',
    button: 'Abrir a visita',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `A visita com ${from || 'alguém que saiu do Giewel'} de ${dayAndTime(start)} foi anulada`
        : `Não há visita com ${from}`,
    text: ({ by, start }) => {
      if (by === 'request') return 'Terminou com o pedido para o qual era.';
      const who = by === 'client' ? 'O cliente' : 'A empresa';
      return start ? `${who} anulou-a.` : `${who} retirou os horários.`;
    },
    button: 'Abrir as suas visitas',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Amanhã às ${formatTime(new Date(start))}: visita com ${from}`
        : `Hoje às ${formatTime(new Date(start))}: visita com ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Se já não convém, mude-a ou anule-a agora, para que ninguém fique à espera.`,
    button: 'Abrir a visita',
  },
  quoteReceived: {
    title: ({ from, isChange }) => `${from} enviou-lhe um ${isChange ? 'aditamento' : 'orçamento'}`,
    text: ({ isChange }) =>
      isChange
        ? 'Veja o que se acrescenta ou se retira, e quanto custa. Nada muda antes de o aceitar.'
        : 'Leia-o linha a linha, pergunte sobre uma linha, ou ponha-o ao lado dos outros.',
    button: 'Ler',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} enviou uma nova versão do ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'Toma o lugar da anterior.',
    button: 'Ler a nova versão',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} retirou o ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'Já não se pode aceitar. Escreva à empresa se quiser saber porquê.',
    button: 'Abrir',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Aceitou o ${isChange ? 'aditamento' : 'orçamento'} ${number} de ${from}`,
    text: () => 'O que aceitou, quando e como, fica lá registado. Pode resolver o contrato durante 14 dias.',
    button: 'Abrir',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} pede uma alteração do ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'A versão que enviou ainda pode ser aceite até enviar uma nova.',
    button: 'Ler o que é pedido',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} recusou o ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'O motivo está indicado. Obrigado pelo tempo que lhe dedicou.',
    button: 'Abrir',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} aceitou o ${isChange ? 'aditamento' : 'orçamento'} ${number}`,
    text: () => 'A obra está aberta e o plano de pagamento está lá. Combine com o cliente a data de início.',
    button: 'Abrir',
  },
  quoteNotChosen: {
    title: ({ number }) => `Foi aceite outro orçamento em vez do ${number}`,
    text: () => 'O cliente já decidiu. Obrigado pelo tempo que lhe dedicou.',
    button: 'Abrir o orçamento',
  },
  quoteNotSent: {
    title: ({ from }) => `Não foi possível enviar o seu orçamento para ${from}`,
    text: () =>
      'Não foi possível fazer o documento. Nada se perdeu: é de novo um rascunho. Tente mais uma vez.',
    button: 'Abrir o rascunho',
  },
  companySuspended: {
    title: ({ from }) => `${from} está suspensa por agora`,
    text: () =>
      'Até a suspensão ser levantada, não pode aceitar os orçamentos dela nem receber resposta. Se for, tudo continua como antes, e nós avisamos. Entretanto, pode pedir a outras empresas.',
    button: 'Abrir',
  },
  companyReinstated: {
    title: ({ from }) => `${from} está de volta`,
    text: () => 'A suspensão foi levantada. O que lhe enviou pode voltar a ser aceite, enquanto for válido.',
    button: 'Abrir',
  },
  quoteExpired: {
    title: ({ from, number }) => `O orçamento ${number} para ${from} perdeu a validade`,
    text: () => 'Já ninguém o pode aceitar. Pode copiá-lo para um novo.',
    button: 'Abrir o orçamento',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} resolveu o contrato do orçamento ${number}`,
    text: () =>
      'O cliente usou o direito de livre resolução dentro dos 14 dias. A obra foi anulada. Devolva em 14 dias o que recebeu; o trabalho pedido e já feito tem de ser pago.',
    button: 'Abrir o orçamento',
  },
  withdrawalReceived: {
    title: ({ from, number }) => `Resolveu o contrato do orçamento ${number} de ${from}`,
    text: () =>
      'A sua declaração chegou, e a obra foi anulada. O aviso de receção, com o dia e a hora, está no seu e-mail.',
    button: 'Abrir o orçamento',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} desistiu do aditamento ${number}`,
    text: () => 'O que ele acrescentava é retirado do valor. O contrato fica como estava antes.',
    button: 'Abrir o orçamento',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Desistiu do aditamento ${number} de ${from}`,
    text: () =>
      'O que ele acrescentava é retirado do valor, e o contrato fica como estava. O aviso de receção, com o dia e a hora, está no seu e-mail.',
    button: 'Abrir o orçamento',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} pede para terminar o contrato do orçamento ${number}`,
    text: () => 'Nada termina sem a sua confirmação. Leia o motivo e depois confirme ou recuse.',
    button: 'Abrir o orçamento',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} não quer terminar o contrato do orçamento ${number}`,
    text: () => 'O contrato continua. Falem um com o outro, e volte a pedir se chegarem a acordo.',
    button: 'Abrir o orçamento',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} confirmou: o contrato do orçamento ${number} terminou`,
    text: () => 'Estão ambos de acordo, e a obra foi anulada.',
    button: 'Abrir o orçamento',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) => `${from} vai fechar a conta. O seu contrato do orçamento ${number} continua`,
    text: () =>
      'O projeto e os documentos ficam onde estão, e podem escrever um ao outro até a obra estar concluída ou ambos terminarem o contrato. O que foi assinado continua consigo depois disso.',
    button: 'Abrir o orçamento',
  },
};
