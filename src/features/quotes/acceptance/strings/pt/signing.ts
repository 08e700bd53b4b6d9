import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Aceitar o orçamento',
  changeTitle: 'Aceitar o aditamento',
  changeNext:
    'Este passo ainda não é vinculativo. A seguir enviamos-lhe um código. A obra só mostra o novo total depois de aceitar.',
  acceptLess: 'Aceitar o valor mais baixo',
  ofChange: (number, version, day) => `aditamento ${number}, versão ${version} de ${day}`,
  ofQuote: (number, version, day) => `orçamento ${number}, versão ${version} de ${day}`,
  whatYouOrder: 'A sua encomenda',
  lineCount: (count) =>
    pluralForm('pt', count, { one: '1 linha', many: `${count} de linhas`, other: `${count} linhas` }),
  optionalLine: 'Linha opcional',
  toPay: 'A pagar',
  orReduced: (total) => `Com IVA a 3 %, se a AED o aprovar antes da fatura: ${total}`,
  whenYouPay: 'Plano de pagamento',
  daysTitle: '14 dias para mudar de ideias',
  daysText: (until) =>
    `Pode desistir do contrato ${until}, sem indicar o motivo. Bastam dois cliques. Se desistir, cancelamos a obra e enviamos-lhe uma confirmação por e-mail com o dia e a hora.`,
  atOnce: 'Peço que o trabalho comece antes do fim do meu prazo de 14 dias de livre resolução.',
  sign: 'Assinar',
  yourName: 'O seu nome completo',
  notVerified: 'Confirme primeiro o seu e-mail ou o seu número de telefone.',
  toSettings: 'Ir para as definições',
  confirmWith: 'Confirmar com',
  byEmail: (address) => `um código por e-mail para ${address}`,
  bySms: (number) => `um código por SMS para ${number}`,
  byPasskey: 'uma chave de acesso',
  nextPasskey:
    'Este passo ainda não é vinculativo. A seguir, o seu dispositivo pede a chave de acesso. Só recusamos os outros orçamentos depois de aceitar este.',
  changeNextPasskey:
    'Este passo ainda não é vinculativo. A seguir, o seu dispositivo pede a chave de acesso. A obra só mostra o novo total depois de aceitar.',
  accept: 'Aceitar com obrigação de pagar',
  straightNext:
    'Este passo ainda não é vinculativo. A seguir enviamos-lhe um código. Só há contrato depois de aceitar.',
  straightNextPasskey:
    'Este passo ainda não é vinculativo. A seguir, o seu dispositivo pede a chave de acesso. Só há contrato depois de aceitar.',
  nextCode:
    'Este passo ainda não é vinculativo. A seguir enviamos-lhe um código. Só recusamos os outros orçamentos depois de aceitar este.',
  quote: 'Orçamento',
  validUntil: 'Válido até',
  fingerprint: 'SHA-256',
  codeTitle: 'Introduza o código',
  codeText: (sentTo) => `Enviámos o código para ${sentTo}. É válido durante 10 minutos.`,
  codeLabel: 'Código',
  acceptNow: 'Aceitar',
  sendAgain: 'Enviar um código novo',
  accepted: 'Aceitou o orçamento',
  isAccepted: 'Aceitou este orçamento.',
  isOver: 'Já não pode aceitar este orçamento.',
  nameMissing: 'Indique o seu nome completo',
  changeDaysText: (until) =>
    `Pode desistir deste aditamento ${until}, sem indicar o motivo. Se desistir, retiramos o aditamento do total, e o contrato inicial mantém-se.`,
  beginLegend: 'Quer que o trabalho comece antes do fim deste prazo?',
  beginHint:
    'Se sim, assinale as duas caixas. Se não, deixe-as vazias, e o trabalho começa depois de o prazo terminar.',
  knowsLoss:
    'Compreendo que, se desistir depois de o trabalho começar, tenho de pagar o que estiver feito, e que perco o direito de livre resolução quando todo o trabalho estiver concluído.',
  bothOrNeither: 'Assinale as duas caixas, ou nenhuma',
  goOn: 'Continuar',
  passkeyTitle: 'Confirme com a sua chave de acesso',
  passkeyText: 'O seu dispositivo pede a chave de acesso quando carregar no botão.',
};
