import { useRef } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { ComparisonRowName } from '#features/quotes/comparison/contract/comparison.ts';
import {
  type ComparisonColumn,
  type ComparisonWithOptions,
  parseCents,
} from '#features/quotes/comparison/rules/toggle-options.ts';
import { useAskAboutQuoteDialog } from '#features/quotes/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { PlainAmount, ReducedAmount, TotalAmount } from './amount-cells.tsx';
import { ColumnBar } from './column-bar.tsx';
import { ComparedCompanyRows } from './company-rows.tsx';
import styles from './compare.module.css';
import { ComparisonRow, RowGroupHeading, RowHeading } from './comparison-rows.tsx';
import { LineKindCell } from './line-kind-cell.tsx';
import { OptionToggles } from './option-toggles.tsx';
import { PricePerUnitRow } from './price-per-unit-row.tsx';
import { TermsRows } from './terms-rows.tsx';

/** A region that scrolls sideways must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface CompareTableProps {
  comparison: ComparisonWithOptions;
  selectedOptions: ReadonlySet<string>;
  onTake: (key: string) => void;
}

/** The quotes stand beside each other, with a row for each thing that can be compared. */
export const CompareTable = ({ comparison, selectedOptions, onTake }: CompareTableProps) => {
  const { quoting, comparing } = useStrings();
  const { columns, differences, rows, request } = comparison;
  const region = useRef<HTMLElement>(null);
  const { openAskDialog, dialog } = useAskAboutQuoteDialog();
  const numberOf = (mark: ComparisonRowName) =>
    differences.findIndex(({ about }) => about === mark) + 1 || null;
  const hasOptions = columns.some(({ lines }) => lines.some(({ isOptional }) => isOptional));
  const largest = rows
    .flatMap(({ cells }) => cells.map(({ state, net }) => (state === 'sum' && net ? parseCents(net) : 0n)))
    .reduce((maximum, net) => (net > maximum ? net : maximum), 1n);
  const span = columns.length + 1;
  return (
    <>
      <ColumnBar requestId={request.id} columns={columns} region={region} />
      <section ref={region} className={styles.scroll} {...reachable} aria-label={comparing.tableRegion}>
        <table className={styles.compare} data-columns={columns.length}>
          <caption className={styles.hidden}>{comparing.tableCaption(request.title ?? '')}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span>{comparing.sumsIn}</span>
              </td>
              {columns.map((column) => (
                <th key={column.quoteId} scope="col" id={`quote-${column.quoteId}`}>
                  <Who column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <RowGroupHeading span={span} title={comparing.inTotal} />
            <ComparisonRow
              name={comparing.totalWithTax}
              columns={columns}
              renderCell={({ totals }) => <TotalAmount value={totals.total} isFirst />}
            />
            {columns.some(({ totals }) => totals.reduced) && (
              <ComparisonRow
                name={comparing.totalReduced}
                number={numberOf('reduced')}
                columns={columns}
                renderCell={(column) => <ReducedAmount column={column} />}
              />
            )}
            <ComparisonRow
              name={quoting.withoutTax}
              columns={columns}
              renderCell={({ totals }) => <PlainAmount value={totals.net} />}
            />
            {columns.some(({ each }) => each) && <PricePerUnitRow columns={columns} />}
            {hasOptions && (
              <>
                <RowGroupHeading span={span} title={comparing.optionalLines} hint={comparing.optionalHint} />
                <ComparisonRow
                  name={comparing.takeIn}
                  columns={columns}
                  renderCell={(column) => (
                    <OptionToggles column={column} selectedOptions={selectedOptions} onTake={onTake} />
                  )}
                />
              </>
            )}
            <RowGroupHeading span={span} title={comparing.whatIsIn} hint={comparing.whatIsInHint} />
            {rows.map(({ kind, cells }) => (
              <tr key={kind} className={styles.kind}>
                <RowHeading name={quoting.kinds[kind]} number={numberOf(kind)} />
                {columns.map((column, index) => (
                  <LineKindCell
                    key={column.quoteId}
                    kind={kind}
                    column={column}
                    cell={cells[index]}
                    largest={largest}
                    onAsk={() => openAskDialog({ quoteId: column.quoteId, kind, what: quoting.kinds[kind] })}
                    askLabel={comparing.askKind(column.company.name, quoting.kinds[kind])}
                  />
                ))}
              </tr>
            ))}
            <TermsRows columns={columns} span={span} numberOf={numberOf} />
            <ComparedCompanyRows columns={columns} span={span} />
          </tbody>
          <tfoot>
            <tr>
              <td className={styles.corner}>{''}</td>
              {columns.map(({ quoteId, company, mayAccept }) => (
                <td key={quoteId}>
                  <div className={styles.acts}>
                    <LinkButton
                      size="small"
                      href={
                        mayAccept
                          ? href('/quotes/:id/accept', { id: quoteId })
                          : href('/quotes/:id', { id: quoteId })
                      }
                    >
                      {mayAccept ? comparing.readAndAccept : quoting.readQuote}
                      <span className={styles.hidden}> {comparing.ofCompany(company.name)}</span>
                    </LinkButton>
                    <Anchor
                      href={href('/quotes/:id', { id: quoteId })}
                      aria-label={`${quoting.readQuote}, ${company.name}`}
                    >
                      <Icon name="document" />
                    </Anchor>
                    {company.partnerId !== null && (
                      <Anchor
                        href={href('/messages/:id', { id: company.partnerId })}
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

const Who = ({ column: { company, number, version } }: { column: ComparisonColumn }) => {
  const { quoting } = useStrings();
  return (
    <div className={styles.who}>
      <CompanyLogo name={company.name} logo={company.logoUrl} />
      <div>
        <b>
          {company.id === null ? (
            company.name
          ) : (
            <Anchor href={href('/companies/:id', { id: company.id })}>{company.name}</Anchor>
          )}
        </b>
        <small>{quoting.quoteNumber(version > 1 ? quoting.ofVersion(number, version) : number)}</small>
      </div>
    </div>
  );
};
