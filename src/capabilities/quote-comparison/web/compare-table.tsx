import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Seal } from '#design/seal.tsx';
import { type Comparison, type Mark } from '#quote-comparison/contract/comparison.ts';
import { toggled, useAskDialog } from '#quotes/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { type Column, cents, withTaken } from './columns.ts';
import { Companies } from './company-rows.tsx';
import styles from './compare.module.css';
import { KindCell } from './kind-cell.tsx';
import { Each, Options, Plain, Reduced, Total } from './sum-cells.tsx';
import { Group, Line, RowName } from './table-parts.tsx';
import { Terms } from './terms-rows.tsx';

/** What scrolls sideways has to be reached by the keyboard. */
const reachable = { tabIndex: 0 };

/** The quotes beside each other, a row for each thing that can be compared. */
export const CompareTable = ({ comparison }: { comparison: Comparison }) => {
  const { quoting } = useStrings();
  const { differences, rows, request } = comparison;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { ask, dialog } = useAskDialog();
  const columns = comparison.columns.map((column) => withTaken(column, taken));
  const numberOf = (mark: Mark) => differences.findIndex(({ about }) => about === mark) + 1 || null;
  const take = (key: string) => setTaken(toggled(taken, key));
  const hasOptions = columns.some(({ lines }) => lines.some(({ isOptional }) => isOptional));
  const largest = rows
    .flatMap(({ cells }) => cells.map(({ state, net }) => (state === 'sum' && net ? cents(net) : 0n)))
    .reduce((most, net) => (net > most ? net : most), 1n);
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
                    onAsk={() => ask({ quoteId: column.quoteId, kind, what: quoting.kinds[kind] })}
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
      {dialog}
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
