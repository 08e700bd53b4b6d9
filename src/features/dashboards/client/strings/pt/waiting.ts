import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'À sua espera',
  compare: (count, request) => `${count} orçamentos para comparar: ${request}`,
  quote: (company, object) => `Orçamento de ${company}: ${object}`,
  change: (company, object) => `Aditamento de ${company}: ${object}`,
  question: (count, request) =>
    pluralForm('pt', count, {
      one: `Uma pergunta espera pela sua resposta: ${request}`,
      many: `${count} de perguntas esperam pela sua resposta: ${request}`,
      other: `${count} perguntas esperam pela sua resposta: ${request}`,
    }),
  confirm: (company, project) => `${company} diz que terminou, confirme: ${project}`,
  review: (company, project) => `Como correu com ${company}? Deixe uma avaliação: ${project}`,
  visit: (company, request) => `${company} propõe datas para uma visita: ${request}`,
  nobody: (request) => `Nenhum orçamento a caminho. Faça o pedido a outra empresa: ${request}`,
  draft: (request) => `Ainda por enviar: ${request}`,
  noTitle: 'um pedido sem título',
  until: (day) => `até ${day}`,
};
