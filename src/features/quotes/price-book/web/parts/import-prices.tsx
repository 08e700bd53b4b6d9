import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { FieldError } from '#design/field-error.tsx';
import { showToast } from '#design/toast.ts';
import { importPriceList, type PriceListImport } from '#features/quotes/price-book/contract/price-book.ts';
import { MAX_PRICE_LIST_BYTES } from '#features/quotes/price-book/rules/price-book.ts';
import styles from '#features/quotes/price-book/web/price-book.module.css';
import { refetchPriceBook } from '#features/quotes/price-book/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** Spreadsheets on Windows still save CSV files in an encoding of their own. */
const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

interface ReadList {
  csv: string;
  outcome: PriceListImport;
}

/** A file is read at once, and stored once one has seen what it would change. */
export const ImportPrices = () => {
  const strings = useStrings();
  const { priceBook, priceImport } = strings;
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [list, setList] = useState<ReadList | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const begin = () => {
    setList(null);
    setFault(null);
  };
  // What is wrong with a file stands where its prices would, until the next file is chosen.
  const read = async (file: File) => {
    setIsReading(true);
    try {
      const csv = decode(await file.arrayBuffer());
      setList({ csv, outcome: await callEndpoint(importPriceList, { body: { csv, isTrial: true } }) });
    } catch (error) {
      setFault(failureReasonOf(error, strings));
    } finally {
      setIsReading(false);
    }
  };
  const store = useMutationWithToast<string, PriceListImport>({
    send: (csv) => callEndpoint(importPriceList, { body: { csv, isTrial: false } }),
    onDone: ({ added, changed }) => {
      setIsOpen(false);
      showToast({ tone: 'success', title: priceImport.imported(added + changed) });
    },
    failed: (reason) => ({ title: priceImport.notImported, text: reason }),
    onSettled: () => refetchPriceBook(client),
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    begin();
    if (file.size > MAX_PRICE_LIST_BYTES) setFault(priceBook.listTooLarge);
    else void read(file);
  };
  const count = list ? list.outcome.added + list.outcome.changed : 0;
  return (
    <>
      <Button
        onClick={() => {
          begin();
          setIsOpen(true);
        }}
      >
        {priceImport.import}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={priceImport.import}
        closeLabel={priceBook.close}
        locked={store.isBusy}
      >
        <DialogBody>
          <p>{priceImport.importText}</p>
          <p className={styles.importHeads}>
            <code>
              {[
                priceBook.description,
                priceBook.unit,
                priceBook.unitPrice,
                priceBook.vat,
                priceBook.kind,
                priceBook.group,
              ].join(' ; ')}
            </code>
          </p>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            hidden
            aria-label={priceImport.chooseFile}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // The same file can be chosen again once it is mended.
              currentTarget.value = '';
            }}
          />
          <Button busy={isReading} onClick={() => input.current?.click()}>
            {priceImport.chooseFile}
          </Button>
          <FieldError>{fault}</FieldError>
          <output className={styles.outcome}>{list && <Outcome outcome={list.outcome} />}</output>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {priceBook.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={count === 0}
            busy={store.isBusy}
            onClick={() => list && void store.change(list.csv)}
          >
            {count === 0 ? priceImport.import : priceImport.importCount(count)}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};

const Outcome = ({ outcome: { added, changed, faultCount, faults } }: { outcome: PriceListImport }) => {
  const { priceImport } = useStrings();
  return (
    <>
      <b>{priceImport.willImport(added, changed)}</b>
      {faultCount > 0 && (
        <>
          <p>{priceImport.leftOut(faultCount)}</p>
          <ul>
            {faults.map(({ line, fault, text }) => (
              <li key={line}>
                {priceImport.faultAt(line, priceImport.listFaults[fault])} {text && <q>{text}</q>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
