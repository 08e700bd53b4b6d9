import type { sentences as english } from '#features/notifications/email/strings/en/letters.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  buttonFallback: 'Se o botão não funcionar, copie este endereço para o navegador:',
  foot: 'Giewel, renovação e construção no Luxemburgo',

  whyMailed: 'Recebe este e-mail porque as notificações por e-mail estão ativadas nas suas definições.',
  whyOwed:
    'Recebe este e-mail porque diz respeito ao seu contrato ou a uma decisão sobre a sua conta ou os seus conteúdos. Enviamo-lo mesmo que tenha desativado as notificações.',
  bundle: {
    subject: (count) =>
      pluralForm('pt', count, {
        one: '1 notificação nova',
        many: `${count} de notificações novas`,
        other: `${count} notificações novas`,
      }),
    more: (count) =>
      pluralForm('pt', count, {
        one: 'Há mais uma nas suas notificações.',
        many: `Há mais ${count} nas suas notificações.`,
        other: `Há mais ${count} nas suas notificações.`,
      }),
    text: 'As novidades desde o nosso último e-mail. Escolha uma notificação para a abrir.',
  },
  unsubscribe: 'Deixar de receber estes e-mails',
  answerAbove: 'Escreva a sua resposta acima desta linha',
  work: {
    place: (words) => `Onde: ${words}`,
    budget: (words) => `Valor previsto: ${words}`,
    timeline: (words) => `Prazo: ${words}`,
    phone: (number) => `Telefone: ${number}`,
    trade: (name) => `Especialidade: ${name}`,
    job: (words) => `Trabalho: ${words}`,
    total: (sum) => `Total: ${sum}`,
    validUntil: (day) => `Válido até: ${day}`,
    start: (day) => `Início: ${day}`,
    times: (times) => `Horários propostos: ${times}`,
    when: (words) => `Quando: ${words}`,
    streetHidden: 'O cliente ainda não indicou a rua. Peça-lha antes da visita.',
    replyBy: (day) => `Responder até: ${day}`,
    repliesBy: (company, day) => `${company}: resposta até ao fim de ${day}`,
    reason: (words) => `Motivo: ${words}`,
  },
  subjects: {
    quote: (sum, job, day) => `Orçamento ${sum}: ${job}, válido até ${day}`,
    newVersion: (sum, job, day) => `Nova versão ${sum}: ${job}, válida até ${day}`,
    change: (sum, job, day) => `Aditamento ${sum}: ${job}, válido até ${day}`,
    visit: (job, times) => (job ? `Visita para «${job}»: ${times}` : `Visita: ${times}`),
    request: (job, place, day) => `Pedido: ${job}, ${place}. Responder até ${day}`,
    urgentRequest: (job, place, day) => `Pedido urgente: ${job}, ${place}. Responder até ${day}`,
    message: (from, job) => `Mensagem de ${from}: ${job}`,
    report: (kind, place) => `Denúncia a analisar: ${kind}, ${place}`,
    accepted: (sum, job, client) => `Aceite: ${sum}, ${job}, ${client}`,
    changeAsked: (job, client) => `Alteração pedida: ${job}, ${client}`,
    declined: (job, client) => `Recusado: ${job}, ${client}`,
  },
  sms: (line, address) => `Giewel: ${line}. ${address}`,
};
