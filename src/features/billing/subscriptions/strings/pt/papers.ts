import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Fatura ${number}`,
  invoiceFile: (number) => `giewel-fatura-${number}.pdf`,
  demo: 'Recibo (demonstração)',
  demoFile: (id) => `giewel-recibo-demonstracao-${id}.pdf`,
  demoNote: 'Um pagamento de demonstração de antes do lançamento: nada foi pago, e isto não é uma fatura.',
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
  unused: (plan, from, until) => `${plan} não usado, ${from} a ${until}`,
  balance: 'Do seu saldo',
  kept: 'Continua seu, como saldo',
  letter: {
    subject: (bought) => `O seu recibo: ${bought}`,
    heading: 'Obrigado, aqui está o seu recibo',
    bought: (bought, from, until) => `${bought}, de ${from} a ${until}.`,
    line: (item, amount) => `${item}: ${amount}`,
    enclosed: 'A sua fatura segue em anexo.',
    button: 'Abrir o seu plano',
    closing: 'Recebe este e-mail por cada pagamento, independentemente do que escolheu receber.',
  },
  payout: {
    subject: 'O seu saldo é devolvido',
    heading: 'O seu saldo é devolvido',
    line: (amount) => `Saldo da sua conta: ${amount}.`,
    card: 'Volta para o cartão com que pagou, dentro de 10 dias.',
    rest: (amount) =>
      `Já não há nenhum pagamento com cartão para onde devolver ${amount}. Responda com o seu IBAN e fazemos uma transferência.`,
    simulated:
      'O pagamento foi uma demonstração de antes do lançamento: nada foi pago, por isso nada é devolvido. Esta linha fica nas nossas contas.',
    closing: 'Recebe este e-mail porque a sua conta está prestes a ser eliminada.',
    late: {
      subject: 'O seu saldo ainda não foi devolvido',
      heading: 'O seu saldo ainda não foi devolvido',
      text: (amount) =>
        `Ainda não conseguimos devolver-lhe ${amount}: o nosso serviço de pagamento não responde. Tentamos de novo a cada hora.`,
      stays:
        'A sua conta fica até ter o seu dinheiro e é eliminada logo a seguir. Não precisa de fazer nada.',
      closing: 'Recebe este e-mail porque a sua conta está prestes a ser eliminada.',
    },
  },
  net: 'Sem IVA',
  vat: (percent) => `IVA ${percent} %`,
  total: 'Total com IVA',
};
