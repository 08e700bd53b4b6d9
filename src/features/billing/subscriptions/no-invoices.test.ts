import { expect, test } from 'vitest';
import { operatorAccount, stripeHost } from '#testing/stripe-host.ts';
import { invoiceNumbers } from './server/tables.ts';

const { OPERATOR_VAT: _, ...incomplete } = operatorAccount;
const { buildPayer, db, receiptsOf, stripe, tell } = await stripeHost({ LAUNCH: 'prelaunch', ...incomplete });

test('a payment that is tried without all our own facts makes a receipt of the demo and takes no number', async () => {
  const { id, subscription } = await buildPayer();
  const invoice = stripe.invoice(subscription, 5_500);
  await tell('invoice.paid', invoice);
  await tell('invoice.paid', invoice);
  expect(await receiptsOf(id)).toMatchObject([{ number: null, amountCents: 5_500 }]);
  expect(await db.$count(invoiceNumbers)).toBe(0);
});
