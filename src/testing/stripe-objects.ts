import { DAY_SECONDS } from '#kernel/calendar.ts';

export const MONTH_SECONDS = 30 * DAY_SECONDS;

export interface StripeObject {
  id: string;
  [field: string]: unknown;
}

type Fields = Record<string, string | undefined>;

export const listOf = (data: StripeObject[]) => ({ object: 'list', data, has_more: false });

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Stores the objects created at Stripe. */
export const createStripeObjects = () => {
  const all = new Map<string, StripeObject>();
  return {
    all: () => [...all.values()],
    get(id: unknown): StripeObject {
      const item = all.get(String(id));
      if (!item) throw new Error(`The stand-in has no ${String(id)}`);
      return item;
    },
    make(prefix: string, fields: object): StripeObject {
      const item: StripeObject = { id: `${prefix}_${all.size + 1}`, ...fields };
      all.set(item.id, item);
      return item;
    },
  };
};

export type StripeObjects = ReturnType<typeof createStripeObjects>;

interface StripeCall {
  objects: StripeObjects;
  fields: Fields;
  id: string;
}

const makePrice = ({ objects, fields }: StripeCall) =>
  objects.make('price', {
    lookup_key: fields['lookup_key'],
    unit_amount: Number(fields['unit_amount']),
    currency: fields['currency'],
    tax_behavior: fields['tax_behavior'],
    product: `prod_${fields['lookup_key']}`,
    metadata: {
      plan: fields['metadata[plan]'],
      period: fields['metadata[period]'],
    },
  });

const listPrices = ({ objects, fields }: StripeCall) =>
  listOf(objects.all().filter((item) => item['lookup_key'] === fields['lookup_keys[0]']));

const makeSession = ({ objects, fields }: StripeCall) => {
  const session = objects.make('cs', {
    object: 'checkout.session',
    status: 'open',
    customer: fields['customer'],
    subscription: null,
    price: fields['line_items[0][price]'],
    trialEnd: Number(fields['subscription_data[trial_end]']) || null,
  });
  return Object.assign(session, { url: `https://checkout.stripe.example/${session.id}` });
};

interface InvoiceLine {
  amount: number;
  period: { start: number; end: number };
  metadata: Fields;
}

const balanceOf = (objects: StripeObjects, customer: unknown) =>
  Number(objects.get(customer)['balance'] ?? 0);

/** Sums a bill as Stripe does: the balance is used up first, and a negative sum is added to it. */
const billOf = (objects: StripeObjects, customer: unknown, lines: readonly InvoiceLine[]) => {
  const starting = balanceOf(objects, customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const amountDue = Math.max(0, total + starting);
  return {
    object: 'invoice',
    customer,
    total,
    starting_balance: starting,
    ending_balance: starting + total - amountDue,
    amount_due: amountDue,
    lines: listOf(lines.map((line, index) => ({ id: `il_${index}`, ...line }))),
  };
};

const fieldsOf = (fields: Fields, prefix: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );

export const periodFrom = (start: number) => ({ start, end: start + MONTH_SECONDS });

const previewInvoice = ({ objects, fields }: StripeCall) => {
  const price = objects.get(fields['subscription_details[items][0][price]']);
  const period = periodFrom(secondsOf(new Date()));
  const proratedAmount = Number(fields['invoice_items[0][amount]'] ?? 0);
  return billOf(objects, fields['customer'], [
    { amount: Number(price['unit_amount']), period, metadata: {} },
    ...(proratedAmount === 0 ? [] : [{ amount: proratedAmount, period, metadata: {} }]),
    { amount: Number(fields['unknownItem']), period, metadata: {} },
  ]);
};

/** A subscription whose period begins again is billed immediately. */
const billChange = (
  things: StripeObjects,
  subscription: StripeObject,
  price: StripeObject,
  fields: Fields,
) => {
  const begins = secondsOf(new Date());
  const extraAmount = Number(fields['add_invoice_items[0][price_data][unit_amount]'] ?? 0);
  const metadata = fieldsOf(fields, 'add_invoice_items[0][metadata]');
  const { customer } = subscription;
  const bill = billOf(things, customer, [
    { amount: Number(price['unit_amount']), period: periodFrom(begins), metadata: {} },
    ...(extraAmount === 0 ? [] : [{ amount: extraAmount, period: periodFrom(begins), metadata }]),
  ]);
  things.get(customer)['balance'] = bill.ending_balance;
  const parent = { subscription_details: { subscription: subscription.id } };
  things.make('in', { ...bill, parent, status: 'paid', amount_paid: bill.amount_due });
  return { current_period_start: begins, current_period_end: periodFrom(begins).end };
};

const changeSubscription = ({ objects: things, fields, id }: StripeCall) => {
  const subscription = things.get(id) as StripeObject & { items: { data: StripeObject[] } };
  const price = fields['items[0][price]'];
  const [item] = subscription.items.data;
  if (price && item) {
    item['price'] = things.get(price);
    if (fields['billing_cycle_anchor[type]'] === 'now')
      Object.assign(item, billChange(things, subscription, things.get(price), fields));
  }
  if (fields['cancel_at_period_end']) {
    subscription['cancel_at_period_end'] = fields['cancel_at_period_end'] === 'true';
  }
  return subscription;
};

/** Schedules the next phases of a subscription. */
const makeSchedule = ({ objects: things, fields }: StripeCall) => {
  const subscription = things.get(fields['from_subscription']);
  const schedule = things.make('sub_sched', { subscription: subscription.id });
  subscription['schedule'] = schedule.id;
  return schedule;
};

const releaseSchedule = ({ objects: things, id }: StripeCall) => {
  const schedule = things.get(id);
  things.get(schedule['subscription'])['schedule'] = null;
  return Object.assign(schedule, { status: 'released' });
};

const openPortal = ({ objects: things, fields }: StripeCall) =>
  things.make('bps', { url: `https://billing.stripe.example/${fields['customer']}` });

const ofObject = (things: StripeObjects, object: string, matches: (item: StripeObject) => boolean) =>
  listOf(things.all().filter((item) => item['object'] === object && matches(item)));

/** A charge knows how much of it was refunded. */
const makeRefund = ({ objects: things, fields }: StripeCall) => {
  const amount = Number(fields['amount']);
  const charge = things.get(fields['charge']);
  charge['amount_refunded'] = Number(charge['amount_refunded']) + amount;
  return things.make('re', {
    object: 'refund',
    charge: charge.id,
    amount,
    metadata: { payout: fields['metadata[payout]'] },
  });
};

/** Lists Giewel's calls by method and path. */
const calls: [pattern: RegExp, answer: (call: StripeCall) => object][] = [
  [/^POST \/v1\/customers$/, ({ objects: things }) => things.make('cus', {})],
  [
    /^GET \/v1\/charges$/,
    ({ objects: things, fields }) =>
      ofObject(things, 'charge', ({ customer }) => customer === fields['customer']),
  ],
  [
    /^GET \/v1\/refunds$/,
    ({ objects: things, fields }) => ofObject(things, 'refund', ({ charge }) => charge === fields['charge']),
  ],
  [/^POST \/v1\/refunds$/, makeRefund],
  [
    /^GET \/v1\/customers\/(\w+)\/balance_transactions$/,
    ({ objects: things, id }) => ofObject(things, 'balance', ({ customer }) => customer === id),
  ],
  [
    /^POST \/v1\/customers\/(\w+)\/balance_transactions$/,
    ({ objects: things, fields, id }) =>
      things.make('cbtxn', {
        object: 'balance',
        customer: id,
        amount: Number(fields['amount']),
        metadata: fieldsOf(fields, 'metadata'),
      }),
  ],
  [/^GET \/v1\/prices$/, listPrices],
  [/^POST \/v1\/prices$/, makePrice],
  [/^POST \/v1\/billing_portal\/sessions$/, openPortal],
  [/^POST \/v1\/checkout\/sessions$/, makeSession],
  [
    /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ objects: things, id }) => Object.assign(things.get(id), { status: 'expired' }),
  ],
  [/^POST \/v1\/subscriptions\/(\w+)$/, changeSubscription],
  [/^POST \/v1\/invoices\/create_preview$/, previewInvoice],
  [/^POST \/v1\/subscription_schedules$/, makeSchedule],
  [/^POST \/v1\/subscription_schedules\/(\w+)\/release$/, releaseSchedule],
  [
    /^POST \/v1\/subscription_schedules\/(\w+)$/,
    ({ objects: things, fields, id }) =>
      Object.assign(things.get(id), { next: fields['phases[1][items][0][price]'] }),
  ],
  [
    /^DELETE \/v1\/\w+\/(\w+)$/,
    ({ objects: things, id }) => Object.assign(things.get(id), { status: 'canceled' }),
  ],
  [/^GET \/v1\/(?:checkout\/)?\w+\/(\w+)$/, ({ objects: things, id }) => things.get(id)],
];

export const respondTo = (things: StripeObjects, call: string, fields: Fields): object => {
  for (const [pattern, respond] of calls) {
    const match = pattern.exec(call);
    if (match) return respond({ objects: things, fields, id: match[1] ?? '' });
  }
  throw new Error(`The stand-in does not know ${call}`);
};
