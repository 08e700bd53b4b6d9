/** A client's declaration names these. */
interface Declared {
  name: string;
  company: string;
  number: string;
  version: number;
  object: string;
  total: string;
  acceptedOn: string;
}

/**
 * Annex I to Directive 2011/83 has these model instructions and this form in its English text, with the sentence that
 * Directive 2023/2673 adds for a withdrawal online; the receipt of one follows.
 */
export const sentences = {
  title: 'Right of withdrawal',
  pages: 'Instructions and withdrawal form',
  withdrawalText:
    'You can withdraw from the contract within 14 days, without giving a reason. The period starts the day after you accept. If the last day is a Saturday, a Sunday or a public holiday, you have until the end of the next working day. If you ask for work to begin during this time, you can still withdraw until the 14 days are over or the work is complete, but you must pay for the work done by then. The instructions and a withdrawal form are at the end of this document.',
  changeWithdrawalText:
    'You can withdraw from this change order within 14 days of accepting it, without giving a reason. The original contract will still apply. If you ask for work to begin during this time, you can still withdraw until the 14 days are over or the work is complete, but you must pay for the work done by then. The instructions and a withdrawal form are at the end of this document.',
  changeWithoutWithdrawal:
    'This changes an existing contract at no extra cost, so there is no new right of withdrawal.',
  right: 'Model instructions on withdrawal',
  rightText: ({ trader, button }: { trader: string; button: string }) =>
    [
      'You have the right to withdraw from this contract within 14 days without giving any reason.',
      'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
      `To exercise the right of withdrawal, you must inform us (${trader}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
      `You can also exercise your right of withdrawal online on Giewel, on the page of this quote, under “${button}”. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission.`,
      'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    ].join('\n'),
  effects: 'Effects of withdrawal',
  effectsText: [
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
  ],
  form: 'Model withdrawal form',
  formHint: '(complete and return this form only if you wish to withdraw from the contract)',
  formTo: (trader: string) => `To ${trader}:`,
  formNotice: (work: string) =>
    `I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*): ${work}`,
  formBlanks: [
    'Ordered on (*)/received on (*)',
    'Name of consumer(s)',
    'Address of consumer(s)',
    'Signature of consumer(s) (only if this form is notified on paper)',
    'Date',
  ],
  formNote: '(*) Delete as appropriate.',
  receipt: {
    subject: (number: string) => `We’ve received your withdrawal from quote ${number}`,
    subjectChange: (number: string) => `We’ve received your withdrawal from change order ${number}`,
    heading: 'We’ve received your withdrawal',
    received: ({ day, time, name }: { day: string; time: string; name: string }) =>
      `We received it from ${name} on ${day} at ${time}, Luxembourg time. Your statement is below, word for word.`,
    declared: ({ name, company, number, version, object, total, acceptedOn }: Declared) =>
      `I, ${name}, withdraw from the contract with ${company}: quote ${number}, version ${version}, “${object}”, ${total}, accepted on ${acceptedOn}.`,
    declaredChange: ({ name, company, number, version, object, total, acceptedOn }: Declared) =>
      `I, ${name}, withdraw from change order ${number}, version ${version}, “${object}”, ${total}, from ${company}, which I accepted on ${acceptedOn}.`,
    after: (company: string) =>
      `We’ve cancelled the project and let ${company} know. The company must refund your payments within 14 days. You must pay for any work already done at your request.`,
    afterChange: (company: string) =>
      `The total no longer includes the change order, but the original contract still applies. We’ve let ${company} know.`,
    keep: 'Keep this email as proof.',
    button: 'Open the quote',
  },
};
