/** What invoices and receipts say. */
export const sentences = {
  invoice: (number: string) => `Invoice ${number}`,
  invoiceFile: (number: string) => `giewel-invoice-${number}.pdf`,
  demo: 'Receipt (demo)',
  demoFile: (id: number) => `giewel-demo-receipt-${id}.pdf`,
  demoNote: 'Giewel is in pre-launch: nothing was paid, and this is no invoice.',
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
  net: 'Net',
  vat: (percent: number) => `VAT ${percent} %`,
  total: 'Total with VAT',
};
