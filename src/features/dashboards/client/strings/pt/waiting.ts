import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'À sua espera',
  order: 'O mais urgente primeiro',
  compare: (count) => `${count} orçamentos para comparar`,
  quote: (company) => `Orçamento de ${company}`,
  change: (company) => `Aditamento de ${company}`,
  question: (count) =>
    pluralForm('pt', count, {
      one: 'Uma empresa tem uma pergunta',
      many: `${count} de perguntas de empresas`,
      other: `${count} perguntas de empresas`,
    }),
  confirm: (company) => `${company} diz que o trabalho está feito`,
  review: (company) => `Como correu com ${company}?`,
  visit: (company) => `${company} propôs horários de visita`,
  message: (name) => `Nova mensagem de ${name}`,
  messages: (count) => `${count} conversas com mensagens por ler`,
  nobody: 'Nenhuma empresa está a preparar um orçamento',
  draft: 'Pedido ainda por enviar',
  noTitle: 'Pedido sem título',
  about: (title) => `: ${title}`,
  buttons: {
    compare: 'Comparar orçamentos',
    quote: 'Ler orçamento',
    change: 'Ler aditamento',
    question: 'Responder',
    confirm: 'Confirmar',
    review: 'Deixar avaliação',
    visit: 'Escolher horário',
    message: 'Ler e responder',
    messages: 'Ler mensagens',
    nobody: 'Fazer o pedido a outra empresa',
    draft: 'Continuar',
  },
  daysLeft: (left) =>
    left === 0
      ? 'último dia'
      : pluralForm('pt', left, {
          one: 'falta 1 dia',
          many: `faltam ${left} de dias`,
          other: `faltam ${left} dias`,
        }),
  until: (day) => `até ${day}`,
  firstTime: (day) => `primeiro horário: ${day}`,
  noDeadline: 'Sem prazo',
  nothing: 'Nada a fazer de momento',
  nothingText:
    'Os orçamentos, os horários de visita e as perguntas das empresas aparecem aqui, por ordem de urgência. Para começar, descreva o trabalho uma vez e peça até três orçamentos.',
  askCompanies: 'Descrever o trabalho',
  findCompany: 'Encontrar empresa',
  nextVisit: 'Próxima visita',
  allVisits: 'Todas as visitas',
};
