import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Aceitar o orçamento',
  changeTitle: 'Aceitar o aditamento',
  changeNext:
    'Ainda não está vinculado a nada. A seguir vem o código; a obra mostra o novo valor quando tiver aceitado, não antes.',
  acceptLess: 'Aceitar o valor mais baixo',
  ofChange: (number, version, day) => `aditamento ${number}, versão ${version} de ${day}`,
  ofQuote: (number, version, day) => `orçamento ${number}, versão ${version} de ${day}`,
  whatYouOrder: 'O que encomenda',
  lineCount: (count) =>
    pluralForm('pt', count, { one: '1 linha', many: `${count} de linhas`, other: `${count} linhas` }),
  optionalLine: 'Linha opcional',
  toPay: 'A pagar',
  orReduced: (total) => `Com 3 %, se a AED aprovar antes da fatura: ${total}`,
  whenYouPay: 'Quando paga',
  daysTitle: '14 dias para mudar de ideias',
  daysText: (until) =>
    `Pode resolver o contrato sem dar motivo ${until}. Bastam dois cliques; ambos recebem um aviso de receção com o dia e a hora, e a obra é anulada.`,
  atOnce: 'Peço que o trabalho comece antes do fim do meu prazo de 14 dias de livre resolução.',
  sign: 'Assinar',
  yourName: 'O seu nome completo',
  notVerified: 'Verifique primeiro o seu e-mail ou o seu número de telefone.',
  toSettings: 'Às suas definições',
  confirmWith: 'Confirmar com',
  byEmail: (address) => `um código por e-mail para ${address}`,
  bySms: (number) => `um código por SMS para ${number}`,
  byPasskey: 'uma chave de acesso',
  nextPasskey:
    'Ainda não está vinculado a nada. A seguir, o seu dispositivo pede a chave de acesso; os outros orçamentos são recusados com simpatia quando tiver aceitado, não antes.',
  changeNextPasskey:
    'Ainda não está vinculado a nada. A seguir, o seu dispositivo pede a chave de acesso; a obra mostra o novo valor quando tiver aceitado, não antes.',
  accept: 'Aceitar com obrigação de pagar',
  straightNext:
    'Ainda não está vinculado a nada. A seguir vem o código; o contrato fica celebrado quando tiver aceitado, não antes.',
  straightNextPasskey:
    'Ainda não está vinculado a nada. A seguir, o seu dispositivo pede a chave de acesso; o contrato fica celebrado quando tiver aceitado, não antes.',
  nextCode:
    'Ainda não está vinculado a nada. A seguir vem o código; os outros orçamentos são recusados com simpatia quando tiver aceitado, não antes.',
  quote: 'Orçamento',
  validUntil: 'Válido até',
  fingerprint: 'SHA-256',
  codeTitle: 'Escreva o código',
  codeText: (sentTo) => `Enviámo-lo para ${sentTo}. Serve durante 10 minutos.`,
  codeLabel: 'Código',
  acceptNow: 'Aceitar',
  sendAgain: 'Enviar um código novo',
  accepted: 'Aceitou o orçamento',
  isAccepted: 'Aceitou este orçamento.',
  isOver: 'Este orçamento já não se pode aceitar.',
  nameMissing: 'Escreva o seu nome',
  changeDaysText: (until) =>
    `Pode desistir deste aditamento sem dar motivo ${until}. O que ele acrescenta é então retirado, e o contrato fica como estava.`,
  beginLegend: 'O trabalho deve começar antes do fim deste prazo?',
  beginHint:
    'Se sim, assinale as duas caixas. Se não, deixe ambas vazias: o trabalho começa quando o prazo terminar.',
  knowsLoss:
    'Sei que, se resolver o contrato depois disso, pago o trabalho feito até esse momento, e que perco o direito de livre resolução quando todo o trabalho estiver feito.',
  bothOrNeither: 'Assinale as duas caixas, ou nenhuma',
  goOn: 'Continuar',
  passkeyTitle: 'Confirme com a sua chave de acesso',
  passkeyText: 'O seu dispositivo pede-a assim que carregar no botão.',
};
