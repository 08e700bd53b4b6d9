export const en = {
  noCompany: 'No company belongs to this account.',
  paymentUnavailable: 'Payment is not available at the moment.',
  notCancellable: 'There is no plan to cancel.',
  notResumable: 'There is no cancelled plan to resume.',
  noReceipt: 'There is no such receipt.',
  noStripe: 'Not found.',
  wrongSignature: 'The signature is not right.',

  planNames: { basic: 'Basic', professional: 'Professional', premium: 'Premium' },
  periodNames: { monthly: 'Monthly', yearly: 'Yearly' },
  perMonth: '/month',
  perYear: '/year',
  priceInWords: {
    monthly: (price: string) => `${price} per month`,
    yearly: (price: string) => `${price} per year`,
  },
  billing: 'Billing',
  vatIncluded: (percent: number) => `All prices include ${percent} % VAT.`,
};
