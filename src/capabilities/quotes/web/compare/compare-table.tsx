import { type ReactNode, useState } from 'react';
import { verifiedKinds } from '#companies/rules/proofs.ts';
import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Seal } from '#design/seal.tsx';
import { Switch } from '#design/switch.tsx';
import { decimalOf } from '#kernel/decimal.ts';
import type { Comparison, Mark } from '#quotes/contract/comparison.ts';
import { PLACES, sumsOf, writeSums } from '#quotes/rules/sums.ts';
import { AskDialog, type Asked } from '#quotes/web/parts/ask-dialog.tsx';
import { PlanBar } from '#quotes/web/parts/plan-bar.tsx';
import { toggled } from '#quotes/web/parts/toggled.ts';
import { useAmount, useDay } from '#quotes/web/parts/use-amount.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './compare.module.css';
import { DimensionLine } from './dimension-line.tsx';

type Column = Comparison['columns'][number];
type Row = Comparison['rows'][number];
type Cell = Row['cells'][number];

/** What scrolls sideways has to be reached by the keyboard. */
const reachable = { tabIndex: 0 };

const LAST_DAYS = 5;

/** A quote with the optional lines that are taken in: every sum of its column follows. */
const withTaken = (column: Column, taken: ReadonlySet<string>): Column => ({
  ...column,
  totals: writeSums(
    sumsOf(column.lines, {
      isMainResidence: column.isMainResidence,
      isTaken: ({ id }) => taken.has(keyOf(column, id)),
    }),
  ),
});

const keyOf = ({ quoteId }: Column, lineId: number) => `${quoteId}-${lineId}`;

const cents = (written: string) => Number(decimalOf(written, PLACES.money));

/** The quotes beside each other, a row for each thing that can be compared. */
export const CompareTable = ({ comparison }: { comparison: Comparison }) => {
  const { quoting } = useStrings();
  const { differences, rows, request } = comparison;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = comparison.columns.map((column) => withTaken(column, taken));
  const numberOf = (mark: Mark) => differences.findIndex(({ about }) => about === mark) + 1 || null;
  const take = (key: string) => setTaken(toggled(taken, key));
  const hasOptions = columns.some(({ lines }) => lines.some(({ isOptional }) => isOptional));
  const largest = Math.max(
    1,
    ...rows.flatMap(({ cells }) => cells.map(({ state, net }) => (state === 'sum' && net ? cents(net) : 0))),
  );
  const span = columns.length + 1;
  return (
    <>
      <nav className={styles.jumps} aria-label={quoting.companies}>
        {columns.map(({ quoteId, company }) => (
          <a key={quoteId} href={`#quote-${quoteId}`} aria-label={company.name}>
            <Seal name={company.name} logo={company.logoUrl} />
          </a>
        ))}
        {columns.length > 1 && <span>{quoting.swipe}</span>}
      </nav>
      <section className={styles.scroll} {...reachable} aria-label={quoting.tableRegion}>
        <table className={styles.compare} data-columns={columns.length}>
          <caption className={styles.hidden}>{quoting.tableCaption(request.title ?? '')}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span>{quoting.sumsIn}</span>
              </td>
              {columns.map((column) => (
                <th key={column.quoteId} scope="col" id={`quote-${column.quoteId}`}>
                  <Who column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Group span={span} title={quoting.inTotal} />
            <Line
              name={quoting.totalWithTax}
              columns={columns}
              renderCell={({ totals }) => <Total written={totals.total} isFirst />}
            />
            {columns.some(({ totals }) => totals.reduced) && (
              <Line
                name={quoting.totalReduced}
                number={numberOf('reduced')}
                columns={columns}
                renderCell={(column) => <Reduced column={column} />}
              />
            )}
            <Line
              name={quoting.withoutTax}
              columns={columns}
              renderCell={({ totals }) => <Plain written={totals.net} />}
            />
            {columns.some(({ each }) => each) && <Each columns={columns} />}
            {hasOptions && (
              <>
                <Group span={span} title={quoting.optionalLines} hint={quoting.optionalHint} />
                <Line
                  name={quoting.takeIn}
                  columns={columns}
                  renderCell={(column) => <Options column={column} taken={taken} onTake={take} />}
                />
              </>
            )}
            <Group span={span} title={quoting.whatIsIn} hint={quoting.whatIsInHint} />
            {rows.map(({ kind, cells }) => (
              <tr key={kind} className={styles.kind}>
                <RowName name={quoting.kinds[kind]} number={numberOf(kind)} />
                {columns.map((column, at) => (
                  <KindCell
                    key={column.quoteId}
                    column={column}
                    cell={cells[at]}
                    largest={largest}
                    taken={taken}
                    onAsk={() => setAsked({ quoteId: column.quoteId, kind, what: quoting.kinds[kind] })}
                    askLabel={quoting.askKind(column.company.name, quoting.kinds[kind])}
                  />
                ))}
              </tr>
            ))}
            <Terms columns={columns} span={span} numberOf={numberOf} />
            <Companies columns={columns} span={span} />
          </tbody>
          <tfoot>
            <tr>
              <td className={styles.corner}>{''}</td>
              {columns.map(({ quoteId, company, mayAccept }) => (
                <td key={quoteId}>
                  <div className={styles.acts}>
                    <LinkButton
                      size="small"
                      href={mayAccept ? `/quotes/${quoteId}/accept` : `/quotes/${quoteId}`}
                    >
                      {mayAccept ? quoting.readAndAccept : quoting.readQuote}
                      <span className={styles.hidden}> {quoting.ofCompany(company.name)}</span>
                    </LinkButton>
                    <Anchor href={`/quotes/${quoteId}`} aria-label={`${quoting.readQuote}, ${company.name}`}>
                      <Icon name="document" />
                    </Anchor>
                    {company.partnerId !== null && (
                      <Anchor
                        href={`/messages/${company.partnerId}`}
                        aria-label={`${quoting.message}, ${company.name}`}
                      >
                        <Icon name="message" />
                      </Anchor>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <AskDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
};

const Who = ({ column: { company, number, version } }: { column: Column }) => {
  const { quoting } = useStrings();
  return (
    <div className={styles.who}>
      <Seal name={company.name} logo={company.logoUrl} />
      <div>
        <b>
          {company.id === null ? (
            company.name
          ) : (
            <Anchor href={`/companies/${company.id}`}>{company.name}</Anchor>
          )}
        </b>
        <small>
          {quoting.quoteNumber(number)}
          {version > 1 && `, ${quoting.version.toLowerCase()} ${version}`}
        </small>
      </div>
    </div>
  );
};

const Group = ({ span, title, hint }: { span: number; title: string; hint?: string }) => (
  <tr className={styles.group}>
    <th colSpan={span} scope="colgroup">
      <span>
        {title}
        {hint && <small>{hint}</small>}
      </span>
    </th>
  </tr>
);

const RowName = ({ name, note, number }: { name: string; note?: string; number?: number | null }) => {
  const { quoting } = useStrings();
  return (
    <th scope="row">
      <span className={styles.name}>
        {name}
        {number != null && (
          <a
            className={styles.callout}
            href={`#difference-${number}`}
            aria-label={quoting.seeDifference(number)}
          >
            {number}
          </a>
        )}
      </span>
      {note && <small>{note}</small>}
    </th>
  );
};

interface LineProps {
  name: string;
  number?: number | null;
  columns: readonly Column[];
  renderCell: (column: Column) => ReactNode;
}

const Line = ({ name, number = null, columns, renderCell }: LineProps) => (
  <tr>
    <RowName name={name} number={number} />
    {columns.map((column) => (
      <td key={column.quoteId}>{renderCell(column)}</td>
    ))}
  </tr>
);

const Total = ({ written, isFirst = false }: { written: string; isFirst?: boolean }) => {
  const amount = useAmount();
  return <b className={isFirst ? styles.total : styles.second}>{amount(written)}</b>;
};

const Plain = ({ written }: { written: string }) => {
  const amount = useAmount();
  return <span className={styles.plain}>{amount(written)}</span>;
};

const Reduced = ({ column: { totals, reckonsReduced } }: { column: Column }) => {
  const { quoting } = useStrings();
  if (!totals.reduced)
    return <span className={styles.none}>{reckonsReduced ? quoting.ownReduced : quoting.fullOnly}</span>;
  return (
    <>
      <Total written={totals.reduced.total} />
      <small className={styles.under}>{quoting.ifApproved}</small>
    </>
  );
};

const Each = ({ columns }: { columns: readonly Column[] }) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  const [first] = columns.flatMap(({ each }) => each ?? []);
  if (!first) return null;
  const unit = quoting.units[first.unit];
  return (
    <Line
      name={quoting.forEach(unit)}
      columns={columns}
      renderCell={({ each }) =>
        each && (
          <>
            <span className={styles.plain}>{amount(each.price)}</span>
            <small className={styles.under}>{quoting.reckons(each.quantity, unit)}</small>
          </>
        )
      }
    />
  );
};

interface OptionsProps {
  column: Column;
  taken: ReadonlySet<string>;
  onTake: (key: string) => void;
}

const Options = ({ column, taken, onTake }: OptionsProps) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  const options = column.lines.filter(({ isOptional }) => isOptional);
  if (options.length === 0) return <span className={styles.quiet}>{quoting.noOptions}</span>;
  return options.map((line) => (
    <div key={line.id} className={styles.take}>
      <Switch
        checked={taken.has(keyOf(column, line.id))}
        onChange={() => onTake(keyOf(column, line.id))}
        label={
          <>
            <span className={styles.hidden}>{quoting.takeIn}: </span>
            {line.description}
          </>
        }
      />
      <small>{amount(line.net)}</small>
    </div>
  ));
};

interface KindCellProps {
  column: Column;
  cell: Cell | undefined;
  largest: number;
  taken: ReadonlySet<string>;
  onAsk: () => void;
  askLabel: string;
}

/** What a quote says of a kind: a sum, a word, or nothing, which is hatched. */
const KindCell = (props: KindCellProps) => {
  const content = useKindContent(props);
  return <td className={props.cell?.state === 'silent' ? styles.silent : undefined}>{content}</td>;
};

const useKindContent = ({ column, cell, largest, taken, onAsk, askLabel }: KindCellProps): ReactNode => {
  const { quoting } = useStrings();
  const amount = useAmount();
  if (!cell) return null;
  const { state, net, inKind, lineIds } = cell;
  if (state === 'silent')
    return (
      <div>
        <span className={styles.silentWord}>
          <Icon name="alert" size="small" />
          {quoting.cellSilent}
        </span>
        {column.mayAccept && (
          <button type="button" aria-label={askLabel} onClick={onAsk}>
            {quoting.askLine}
          </button>
        )}
      </div>
    );
  if (state === 'included')
    return (
      <span className={styles.inside}>
        <Icon name="check" size="small" />
        {inKind && quoting.cellIncluded(quoting.kinds[inKind])}
      </span>
    );
  if (state === 'excluded')
    return (
      <span className={styles.leftOut}>
        <Icon name="cross" size="small" />
        {quoting.cellExcluded}
      </span>
    );
  const lines = column.lines.filter(({ id }) => lineIds.includes(id));
  if (state === 'optional') {
    const isTaken = lines.every(({ id }) => taken.has(keyOf(column, id)));
    return (
      <span className={classNames(styles.maybe, isTaken && styles.isTaken)}>
        <span>{isTaken ? quoting.cellTaken : quoting.cellOptional}</span>
        <b>{amount(net ?? '0')}</b>
      </span>
    );
  }
  return (
    <details>
      <summary className={styles.sum}>
        <span className={styles.dimension}>
          <DimensionLine percent={(100 * Math.max(0, cents(net ?? '0'))) / largest} />
        </span>
        <b>{amount(net ?? '0')}</b>
      </summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.description}
              <small>
                {line.quantity && line.unit && line.unitPrice
                  ? quoting.perQuantity(line.quantity, quoting.units[line.unit], amount(line.unitPrice))
                  : ''}
                {line.isOptional && ` · ${quoting.optionalTag}`}
              </small>
            </span>
            <span>{amount(line.net)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

interface TermsProps {
  columns: readonly Column[];
  span: number;
  numberOf: (mark: Mark) => number | null;
}

const Terms = ({ columns, span, numberOf }: TermsProps) => {
  const { quoting } = useStrings();
  const day = useDay();
  return (
    <>
      <Group span={span} title={quoting.when} />
      <Line
        name={quoting.start}
        number={numberOf('starts')}
        columns={columns}
        renderCell={({ startsOn }) => (startsOn ? day(startsOn) : quoting.byAgreement)}
      />
      <Line
        name={quoting.duration}
        columns={columns}
        renderCell={({ durationDays }) =>
          durationDays === null ? quoting.noneStated : quoting.workingDays(durationDays)
        }
      />
      <Line
        name={quoting.validUntil}
        number={numberOf('validity')}
        columns={columns}
        renderCell={(column) => <Validity column={column} />}
      />
      <Group span={span} title={quoting.howPaid} />
      <Line
        name={quoting.paymentPlan}
        number={numberOf('plan')}
        columns={columns}
        renderCell={(column) => <Plan column={column} />}
      />
      <Line
        name={quoting.warranty}
        columns={columns}
        renderCell={({ warrantyMonths }) =>
          warrantyMonths === null ? quoting.noneStated : quoting.months(warrantyMonths)
        }
      />
    </>
  );
};

const Validity = ({ column: { validUntil, daysLeft: left, mayAccept } }: { column: Column }) => {
  const { quoting } = useStrings();
  const day = useDay();
  const words = () => {
    if (left < 0 || !mayAccept) return left < 0 ? quoting.over : null;
    return left === 0 ? quoting.lastDay : quoting.daysLeft(left);
  };
  const said = words();
  return (
    <>
      {day(validUntil)}
      {said && <small className={classNames(styles.left, left <= LAST_DAYS && styles.soon)}>{said}</small>}
    </>
  );
};

const Plan = ({ column: { plan, beforeWork } }: { column: Column }) => {
  const { quoting } = useStrings();
  return (
    <>
      <PlanBar percents={plan.map(({ percent }) => Number(percent))} />
      <span className={styles.planWords}>
        {plan
          .map(({ on, label, percent }) => `${percent} % ${label || quoting.moments[on].toLowerCase()}`)
          .join(', ')}
      </span>
      {beforeWork && (
        <span className={styles.warns}>
          <Icon name="alert" size="small" />
          {quoting.asksBefore(beforeWork)}
        </span>
      )}
    </>
  );
};

const Companies = ({ columns, span }: { columns: readonly Column[]; span: number }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  return (
    <>
      <Group span={span} title={quoting.theCompany} />
      <Line
        name={quoting.checkedByUs}
        columns={columns}
        renderCell={({ company: { verified } }) => (
          <ul className={styles.proofs}>
            {verifiedKinds.map((kind) => {
              const isVerified = verified.includes(kind);
              return (
                <li key={kind} className={isVerified ? styles.proved : undefined}>
                  <Icon name={isVerified ? 'verified' : 'info'} size="small" />
                  {isVerified ? quoting.proofs[kind] : quoting.notShown(quoting.proofs[kind])}
                </li>
              );
            })}
          </ul>
        )}
      />
      <Line
        name={quoting.rating}
        columns={columns}
        renderCell={({ company: { ratingAverage, reviewCount } }) =>
          ratingAverage === null
            ? quoting.noReviews
            : quoting.ratingOf(format.number(Math.round(ratingAverage * 10) / 10), reviewCount)
        }
      />
      <Line name={quoting.seat} columns={columns} renderCell={({ company: { commune } }) => commune ?? ''} />
      <Line
        name={quoting.answers}
        columns={columns}
        renderCell={({ company: { responseHours } }) =>
          responseHours === null ? quoting.notMeasured : quoting.answersWithin(responseHours)
        }
      />
    </>
  );
};
