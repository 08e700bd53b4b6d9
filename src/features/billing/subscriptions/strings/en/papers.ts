/** Invoices and receipts say these. */
export const sentences = {
  invoice: (number: string) => `Invoice ${number}`,
  invoiceFile: (number: string) => `giewel-invoice-${number}.pdf`,
  demo: 'Receipt (demo)',
  demoFile: (id: number) => `giewel-demo-receipt-${id}.pdf`,
  demoNote:
    'This is a receipt for a demo payment made before the launch. No money was paid, and this is not an invoice.',
  paid: 'Paid in full.',
  from: 'From',
  to: 'To',
  product: 'Giewel',
  registration: (number: string) => `RCS ${number}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  issued: 'Date',
  time: 'Period',
  span: (from: string, until: string) => `${from} to ${until}`,
  item: {
    monthly: (plan: string) => `Giewel ${plan}, one month`,
    yearly: (plan: string) => `Giewel ${plan}, one year`,
  },
  unused: (plan: string, from: string, until: string) => `Unused time on ${plan}, ${from} to ${until}`,
  balance: 'From your balance',
  kept: 'Added to your balance',
  letter: {
    subject: (bought: string) => `Your receipt: ${bought}`,
    heading: 'Here’s your receipt',
    bought: (bought: string, from: string, until: string) => `${bought}, from ${from} to ${until}.`,
    line: (item: string, amount: string) => `${item}: ${amount}`,
    enclosed: 'Your invoice is attached.',
    button: 'Open your subscription',
    closing: 'We send this email for each payment, even if you’ve turned notifications off.',
  },
  payout: {
    subject: 'We’re refunding your balance',
    heading: 'We’re refunding your balance',
    line: (amount: string) => `Your balance: ${amount}.`,
    card: 'We’ll refund your balance to the card you paid with, within 10 days.',
    rest: (amount: string) =>
      `We can’t refund ${amount} of your balance to a card. Reply with your IBAN, and we’ll transfer the money.`,
    simulated:
      'You made a demo payment before the launch. You didn’t pay any money, so there’s nothing to refund. We’ll keep a record of the demo payment.',
    closing: 'You’re receiving this email because your account is about to be deleted.',
    late: {
      subject: 'We haven’t been able to refund your balance yet',
      heading: 'We haven’t been able to refund your balance yet',
      text: (amount: string) =>
        `We couldn’t refund ${amount} because we couldn’t reach our payment service. We’ll try again every hour.`,
      stays:
        'We’ll keep your account until we’ve refunded you, then delete it. You don’t need to do anything.',
      closing: 'You’re receiving this email because your account is about to be deleted.',
    },
  },
  net: 'Net',
  vat: (percent: number) => `VAT ${percent}%`,
  total: 'Total including VAT',
};
