// To read what PostgreSQL wrote, and to make an answer of it, takes longer than to see that it is what it was the
// last time: a row can be compared before it is read.

interface UnreadValue {
  text: string;
  read: () => unknown;
}

/** A row as PostgreSQL wrote it. */
export interface UnreadRow<Row> {
  values: Readonly<Record<string, UnreadValue | null>>;
  /** Its rows are this. */
  readonly of?: Row;
}

type Parser = (text: string) => unknown;

interface Types {
  getTypeParser: (type: number, format: string) => Parser;
}

/** What drizzle keeps to itself of a prepared statement. */
interface OfDriver<Row> {
  rawQueryConfig: { types: Types };
  all: (values: Record<string, unknown>) => Promise<UnreadRow<Row>['values'][]>;
}

const unread = ({ getTypeParser }: Types): Types => ({
  getTypeParser: (type, format) => {
    const parse = getTypeParser(type, format);
    return (text): UnreadValue => ({ text, read: () => parse(text) });
  },
});

/** Reads a prepared statement with `named` columns (see `plain-rows.ts`), and leaves its rows unread. */
export const unreadReader = <Row>(statement: {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}) => {
  const { rawQueryConfig } = statement as unknown as OfDriver<Row>;
  const asking: OfDriver<Row> = Object.create(statement, {
    rawQueryConfig: { value: { ...rawQueryConfig, types: unread(rawQueryConfig.types) } },
  });
  return async (values: Record<string, unknown>): Promise<UnreadRow<Row>[]> =>
    (await asking.all(values)).map((row) => ({ values: row }));
};

/** Reads a row as the driver does. */
export const readRow = <Row>({ values }: UnreadRow<Row>): Row =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.read() ?? null])) as Row;

/** What it is known again by. */
export const textsOf = <Row>({ values }: UnreadRow<Row>): (string | undefined)[] =>
  Object.values(values).map((value) => value?.text);
