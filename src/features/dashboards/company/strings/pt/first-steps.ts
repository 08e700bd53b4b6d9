import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Os primeiros passos',
  doneOf: (done, all) => `${done} de ${all}`,
  done: 'Feito',
  steps: {
    text: 'Escreva o que faz',
    trade: 'Escolha os seus ofícios',
    place: 'Diga onde está',
    pictures: 'Junte imagens de trabalhos acabados',
    proofs: 'Comprove a autorização ou o seguro',
    hours: 'Indique o seu horário',
    reply: 'Responda à primeira mensagem',
  },
  why: {
    text: 'Umas frases por palavras suas.',
    trade: 'Os clientes procuram por ofício.',
    place: 'Os clientes procuram por comuna.',
    pictures: 'Mostre pelo menos 5.',
    proofs: 'Os clientes procuram a marca «Verificada».',
    hours: 'Para que ninguém ligue em vão.',
    reply: 'Quem responde primeiro é muitas vezes o escolhido.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) => `${have} de ${least} caracteres: falta mais uma frase ou duas.`,
    place: (parts) => `Ainda falta: ${parts}.`,
    pictures: (have, wanted) => `${have} de ${wanted} até agora.`,
  },
  partsOfPlace: { address: 'rua e número da porta', postalCode: 'código postal', city: 'localidade' },
  putAway: 'Arrumar esta lista',
  puttingAway: 'A arrumar…',
  notPutAway: 'Não foi possível arrumar a lista',
};
