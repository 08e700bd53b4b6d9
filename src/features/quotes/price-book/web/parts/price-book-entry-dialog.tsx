import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import {
  addToPriceBook,
  changeInPriceBook,
  PRICE_DECIMAL_PLACES,
  type PriceBookEntry,
} from '#features/quotes/price-book/contract/price-book.ts';
import {
  type LineKind,
  lineKinds,
  type LineUnit,
  lineUnits,
} from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import styles from '#features/quotes/price-book/web/price-book.module.css';
import { refetchPriceBook } from '#features/quotes/price-book/web/queries.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { parseTypedDecimal } from '#kernel/typed-numbers.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';

interface Values {
  description: string;
  kind: LineKind | '';
  unit: LineUnit | '';
  unitPrice: string;
  vatRate: string;
  group: string;
}

type Body = z.output<typeof addToPriceBook.body>;

type EntryInput = Omit<Values, 'group' | 'vatRate'> & { group?: string; vatRate: number | undefined };

/** The form takes a price as people type it, '1 250,5', and a rate as the list gives it. */
const schema = z.pipe(
  z.pipe(
    z.any(),
    z.transform(({ unitPrice, vatRate, group, ...rest }: Values): EntryInput => ({
      ...rest,
      group,
      // A text that is no number is passed on, so that the schema refuses it.
      unitPrice: parseTypedDecimal(unitPrice, { kind: 'price', places: PRICE_DECIMAL_PLACES }) ?? unitPrice,
      vatRate: parseWholeNumber(vatRate) ?? undefined,
    })),
  ),
  addToPriceBook.body,
);

interface EntryDialogProps {
  /** It is null for a new entry. */
  entry: PriceBookEntry | null;
  rates: readonly number[];
  groups: readonly string[];
  /** A new entry begins in the group that is shown. */
  openGroup: string;
  onClose: () => void;
}

export const PriceBookEntryDialog = ({ entry, rates, groups, openGroup, onClose }: EntryDialogProps) => {
  const strings = useStrings();
  const { priceBook, quoting } = strings;
  const client = useQueryClient();
  const listId = useId();
  const { typed } = useDecimalFormat();
  // An entry that was learned at another rate, as 0 % of a small business, retains it.
  const offered = entry && !rates.includes(entry.vatRate) ? [entry.vatRate, ...rates] : rates;
  const form = useForm<Values, Body>({
    schema,
    values: {
      description: entry?.description ?? '',
      kind: entry?.kind ?? '',
      unit: entry?.unit ?? '',
      unitPrice: typed(entry?.unitPrice ?? '', 'price'),
      vatRate: String(entry?.vatRate ?? rates[0] ?? ''),
      group: entry?.group ?? openGroup,
    },
    send: async (body, _, callOptions) => {
      if (entry) await callEndpoint(changeInPriceBook, { params: { id: entry.id }, body });
      else await callEndpoint(addToPriceBook, { body }, callOptions);
      await refetchPriceBook(client);
      showToast({ tone: 'success', title: priceBook.kept });
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: priceBook.failed, text: failureReasonOf(error, strings) }),
  });
  return (
    <FormDialog
      title={entry ? priceBook.change : priceBook.add}
      words={{
        send: priceBook.save,
        sending: priceBook.saving,
        cancel: priceBook.cancel,
        close: priceBook.close,
      }}
      form={form}
      draftKey={entry ? `edit-price ${entry.id}` : 'add-price'}
      onClose={onClose}
    >
      <Field label={priceBook.description} error={form.errorOf('description')}>
        <TextArea {...form.field('description')} rows={2} />
      </Field>
      <div className={styles.two}>
        <Field label={priceBook.unitPrice} error={form.errorOf('unitPrice')}>
          <TextInput {...form.field('unitPrice')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={priceBook.unit} error={form.errorOf('unit')}>
          <Select {...form.field('unit')}>
            <option value="">{priceBook.choose}</option>
            {lineUnits.map((unitName) => (
              <option key={unitName} value={unitName}>
                {quoting.units[unitName]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={priceBook.kind} error={form.errorOf('kind')}>
          <Select {...form.field('kind')}>
            <option value="">{priceBook.choose}</option>
            {lineKinds.map((kindName) => (
              <option key={kindName} value={kindName}>
                {quoting.kinds[kindName]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={priceBook.vat} error={form.errorOf('vatRate')}>
          <Select {...form.field('vatRate')}>
            {offered.map((rate) => (
              <option key={rate} value={rate}>
                {quoting.percent(String(rate))}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={priceBook.group} error={form.errorOf('group')}>
          <TextInput {...form.field('group')} list={listId} autoComplete="off" />
        </Field>
        <datalist id={listId}>
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </FormDialog>
  );
};
