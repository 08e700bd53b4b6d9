import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Primeiros passos',
  doneOf: (done, all) => `${done} de ${all}`,
  done: 'Feito',
  steps: {
    text: 'Descreva o que faz',
    trade: 'Escolha as suas especialidades',
    place: 'Indique onde fica a empresa',
    pictures: 'Adicione imagens de trabalhos concluídos',
    proofs: 'Comprove a autorização ou o seguro',
    hours: 'Indique o seu horário',
    reply: 'Responda à primeira mensagem',
  },
  why: {
    text: 'Umas frases por palavras suas.',
    trade: 'Os clientes procuram por especialidade.',
    place: 'Os clientes procuram por comuna.',
    pictures: 'Mostre pelo menos 5.',
    proofs: 'Os clientes procuram o selo «Verificada».',
    hours: 'Para os clientes saberem quando ligar.',
    reply: 'Os clientes escolhem muitas vezes quem responde primeiro.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) => `${have} de ${least} caracteres até agora. Acrescente uma ou duas frases.`,
    place: (parts) => `Ainda falta: ${parts}.`,
    pictures: (have, wanted) => `${have} de ${wanted} até agora.`,
  },
  partsOfPlace: { address: 'rua e número', postalCode: 'código postal', city: 'localidade' },
  putAway: 'Esconder esta lista',
  puttingAway: 'A esconder…',
  notPutAway: 'Não foi possível esconder a lista',
};
