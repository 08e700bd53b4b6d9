export const MONTH_SECONDS = 30 * 86_400;

export interface Thing {
  id: string;
  [field: string]: unknown;
}

type Fields = Record<string, string | undefined>;

export const listOf = (data: Thing[]) => ({ object: 'list', data, has_more: false });

export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** What has been made at Stripe's. */
export const createThings = () => {
  const all = new Map<string, Thing>();
  return {
    all: () => [...all.values()],
    get(id: unknown): Thing {
      const found = all.get(String(id));
      if (!found) throw new Error(`The stand-in has no ${String(id)}`);
      return found;
    },
    make(prefix: string, fields: object): Thing {
      const thing: Thing = { id: `${prefix}_${all.size + 1}`, ...fields };
      all.set(thing.id, thing);
      return thing;
    },
  };
};

export type Things = ReturnType<typeof createThings>;

interface Asked {
  things: Things;
  fields: Fields;
  id: string;
}

const makePrice = ({ things, fields }: Asked) =>
  things.make('price', {
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

const listPrices = ({ things, fields }: Asked) =>
  listOf(things.all().filter((thing) => thing['lookup_key'] === fields['lookup_keys[0]']));

const makeSession = ({ things, fields }: Asked) => {
  const session = things.make('cs', {
    object: 'checkout.session',
    status: 'open',
    customer: fields['customer'],
    subscription: null,
    price: fields['line_items[0][price]'],
    trialEnd: Number(fields['subscription_data[trial_end]']) || null,
  });
  return Object.assign(session, { url: `https://checkout.stripe.example/${session.id}` });
};

interface BilledLine {
  amount: number;
  period: { start: number; end: number };
  metadata: Fields;
}

const balanceOf = (things: Things, customer: unknown) => Number(things.get(customer)['balance'] ?? 0);

/** A bill as Stripe sums it up: what the balance holds is taken first, and what is below nothing goes to it. */
const billOf = (things: Things, customer: unknown, lines: readonly BilledLine[]) => {
  const starting = balanceOf(things, customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + starting);
  return {
    object: 'invoice',
    customer,
    total,
    starting_balance: starting,
    ending_balance: starting + total - due,
    amount_due: due,
    lines: listOf(lines.map((line, at) => ({ id: `il_${at}`, ...line }))),
  };
};

const fieldsOf = (fields: Fields, prefix: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );

export const periodFrom = (start: number) => ({ start, end: start + MONTH_SECONDS });

const previewInvoice = ({ things, fields }: Asked) => {
  const price = things.get(fields['subscription_details[items][0][price]']);
  const period = periodFrom(secondsOf(new Date()));
  const taken = Number(fields['invoice_items[0][amount]'] ?? 0);
  return billOf(things, fields['customer'], [
    { amount: Number(price['unit_amount']), period, metadata: {} },
    ...(taken === 0 ? [] : [{ amount: taken, period, metadata: {} }]),
    { amount: Number(fields['unknownItem']), period, metadata: {} },
  ]);
};

/** What begins anew is billed at once. */
const billChange = (things: Things, subscription: Thing, price: Thing, fields: Fields) => {
  const begins = secondsOf(new Date());
  const taken = Number(fields['add_invoice_items[0][price_data][unit_amount]'] ?? 0);
  const metadata = fieldsOf(fields, 'add_invoice_items[0][metadata]');
  const { customer } = subscription;
  const bill = billOf(things, customer, [
    { amount: Number(price['unit_amount']), period: periodFrom(begins), metadata: {} },
    ...(taken === 0 ? [] : [{ amount: taken, period: periodFrom(begins), metadata }]),
  ]);
  things.get(customer)['balance'] = bill.ending_balance;
  const parent = { subscription_details: { subscription: subscription.id } };
  things.make('in', { ...bill, parent, status: 'paid', amount_paid: bill.amount_due });
  return { current_period_start: begins, current_period_end: periodFrom(begins).end };
};

const changeSubscription = ({ things, fields, id }: Asked) => {
  const subscription = things.get(id) as Thing & { items: { data: Thing[] } };
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

/** What is to follow on a subscription. */
const makeSchedule = ({ things, fields }: Asked) => {
  const subscription = things.get(fields['from_subscription']);
  const schedule = things.make('sub_sched', { subscription: subscription.id });
  subscription['schedule'] = schedule.id;
  return schedule;
};

const releaseSchedule = ({ things, id }: Asked) => {
  const schedule = things.get(id);
  things.get(schedule['subscription'])['schedule'] = null;
  return Object.assign(schedule, { status: 'released' });
};

const openPortal = ({ things, fields }: Asked) =>
  things.make('bps', { url: `https://billing.stripe.example/${fields['customer']}` });

const ofObject = (things: Things, object: string, matches: (thing: Thing) => boolean) =>
  listOf(things.all().filter((thing) => thing['object'] === object && matches(thing)));

/** A charge knows how much of it went back. */
const makeRefund = ({ things, fields }: Asked) => {
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

/** Giewel's calls, by method and path. */
const calls: [pattern: RegExp, answer: (asked: Asked) => object][] = [
  [/^POST \/v1\/customers$/, ({ things }) => things.make('cus', {})],
  [
    /^GET \/v1\/charges$/,
    ({ things, fields }) => ofObject(things, 'charge', ({ customer }) => customer === fields['customer']),
  ],
  [
    /^GET \/v1\/refunds$/,
    ({ things, fields }) => ofObject(things, 'refund', ({ charge }) => charge === fields['charge']),
  ],
  [/^POST \/v1\/refunds$/, makeRefund],
  [
    /^GET \/v1\/customers\/(\w+)\/balance_transactions$/,
    ({ things, id }) => ofObject(things, 'balance', ({ customer }) => customer === id),
  ],
  [
    /^POST \/v1\/customers\/(\w+)\/balance_transactions$/,
    ({ things, fields, id }) =>
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
    ({ things, id }) => Object.assign(things.get(id), { status: 'expired' }),
  ],
  [/^POST \/v1\/subscriptions\/(\w+)$/, changeSubscription],
  [/^POST \/v1\/invoices\/create_preview$/, previewInvoice],
  [/^POST \/v1\/subscription_schedules$/, makeSchedule],
  [/^POST \/v1\/subscription_schedules\/(\w+)\/release$/, releaseSchedule],
  [
    /^POST \/v1\/subscription_schedules\/(\w+)$/,
    ({ things, fields, id }) => Object.assign(things.get(id), { next: fields['phases[1][items][0][price]'] }),
  ],
  [/^DELETE \/v1\/\w+\/(\w+)$/, ({ things, id }) => Object.assign(things.get(id), { status: 'canceled' })],
  [/^GET \/v1\/(?:checkout\/)?\w+\/(\w+)$/, ({ things, id }) => things.get(id)],
];

export const answerTo = (things: Things, call: string, fields: Fields): object => {
  for (const [pattern, answer] of calls) {
    const match = pattern.exec(call);
    if (match) return answer({ things, fields, id: match[1] ?? '' });
  }
  throw new Error(`The stand-in does not know ${call}`);
};
