import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Fatura ${number}`,
  invoiceFile: (number) => `giewel-fatura-${number}.pdf`,
  demo: 'Recibo (demonstração)',
  demoFile: (id) => `giewel-recibo-demonstracao-${id}.pdf`,
  demoNote:
    'Este é um recibo de um pagamento de demonstração, anterior ao lançamento. Nada foi pago, e este documento não é uma fatura.',
  paid: 'Totalmente paga.',
  from: 'De',
  to: 'Para',
  product: 'Giewel',
  registration: (number) => `RCS ${number}`,
  vatNumber: (number) => `Número de IVA ${number}`,
  issued: 'Data',
  time: 'Período',
  span: (from, until) => `${from} a ${until}`,
  item: {
    monthly: (plan) => `Giewel ${plan}, um mês`,
    yearly: (plan) => `Giewel ${plan}, um ano`,
  },
  unused: (plan, from, until) => `Período não utilizado do ${plan}, ${from} a ${until}`,
  balance: 'Do seu saldo',
  kept: 'Creditado no seu saldo',
  letter: {
    subject: (bought) => `O seu recibo: ${bought}`,
    heading: 'O seu recibo',
    bought: (bought, from, until) => `${bought}, de ${from} a ${until}.`,
    line: (item, amount) => `${item}: ${amount}`,
    enclosed: 'A fatura segue em anexo.',
    button: 'Abrir a sua subscrição',
    closing: 'Enviamos este e-mail a cada pagamento, mesmo que tenha desativado as notificações.',
  },
  payout: {
    subject: 'Vamos devolver-lhe o saldo',
    heading: 'Vamos devolver-lhe o saldo',
    line: (amount) => `O seu saldo: ${amount}.`,
    card: 'Devolvemos o saldo ao cartão com que pagou, no prazo de 10 dias.',
    rest: (amount) =>
      `Não podemos devolver ${amount} do seu saldo a um cartão. Responda com o seu IBAN, e fazemos uma transferência.`,
    simulated:
      'Fez um pagamento de demonstração antes do lançamento. Não pagou nada, por isso não há nada a devolver. Guardamos o registo desse pagamento.',
    closing: 'Recebe este e-mail porque a sua conta está prestes a ser eliminada.',
    late: {
      subject: 'Ainda não conseguimos devolver-lhe o saldo',
      heading: 'Ainda não conseguimos devolver-lhe o saldo',
      text: (amount) =>
        `Não conseguimos devolver-lhe ${amount} porque o nosso serviço de pagamento não responde. Tentamos de novo a cada hora.`,
      stays:
        'Mantemos a sua conta até lhe devolvermos o dinheiro e depois eliminamo-la. Não precisa de fazer nada.',
      closing: 'Recebe este e-mail porque a sua conta está prestes a ser eliminada.',
    },
  },
  net: 'Sem IVA',
  vat: (percent) => `IVA ${percent} %`,
  total: 'Total com IVA',
};
