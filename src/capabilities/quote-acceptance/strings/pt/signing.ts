import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-acceptance/strings/en/signing.ts';

export const sentences: Widened<typeof english> = {
  title: 'Aceitar o orçamento',
  changeTitle: 'Aceitar o aditamento',
  changeNext: 'A seguir vem o código. A obra mostra o novo valor quando ele estiver certo, não antes.',
  acceptLess: 'Aceitar o valor mais baixo',
  ofQuote: (number, version, day) => `orçamento ${number}, versão ${version} de ${day}`,
  whatYouOrder: 'O que encomenda',
  lineCount: (count) =>
    plural('pt', count, { one: '1 linha', many: `${count} de linhas`, other: `${count} linhas` }),
  optionalLine: 'Linha opcional',
  toPay: 'A pagar',
  orReduced: (total) => `Com 3 %, se a AED aprovar antes da fatura: ${total}`,
  whenYouPay: 'Quando paga',
  daysTitle: '14 dias para mudar de ideias',
  daysText: (until) =>
    `Pode resolver o contrato sem dar motivo até ao fim do dia ${until} (meia-noite). Basta uma confirmação; ambos recebem um aviso de receção e a obra é anulada.`,
  atOnce:
    'Peço que o trabalho comece já, dentro dos 14 dias. Sei que perco o direito de livre resolução quando o trabalho estiver feito.',
  sign: 'Assinar',
  yourName: 'O seu nome completo',
  notVerified: 'Verifique primeiro o seu e-mail ou o seu número de telefone.',
  toSettings: 'Às suas definições',
  confirmWith: 'Confirmar com',
  byEmail: (address) => `um código por e-mail para ${address}`,
  bySms: (number) => `um código por SMS para ${number}`,
  byPasskey: 'uma chave de acesso',
  nextPasskey:
    'A seguir, o seu dispositivo pede a chave de acesso. Os outros orçamentos são recusados com simpatia quando ela estiver certa, não antes.',
  changeNextPasskey:
    'A seguir, o seu dispositivo pede a chave de acesso. A obra mostra o novo valor quando ela estiver certa, não antes.',
  accept: 'Aceitar com obrigação de pagar',
  nextCode:
    'A seguir vem o código. Os outros orçamentos são recusados com simpatia quando ele estiver certo, não antes.',
  quote: 'Orçamento',
  validUntil: 'Válido até',
  fingerprint: 'SHA-256',
  codeTitle: 'Escreva o código',
  codeText: (sentTo) => `Enviámo-lo para ${sentTo}. Serve durante dez minutos.`,
  codeLabel: 'Código',
  acceptNow: 'Aceitar',
  sendAgain: 'Enviar um código novo',
  accepted: 'Aceitou o orçamento',
  isAccepted: 'Aceitou este orçamento.',
  isOver: 'Este orçamento já não se pode aceitar.',
  nameMissing: 'Escreva o seu nome',
};
