import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { addressOf } from '#kernel/endpoint.ts';
import { downloadReceipt, type Receipt } from '#subscriptions/contract/subscriptions.ts';
import { receiptsQuestion } from '#subscriptions/web/questions.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

export const ReceiptsPanel = () => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const { answer: receipts, error } = useOutcome(receiptsQuestion);
  const nothing = receipts ? words.noReceipts : words.receiptsNotLoaded;
  return (
    <Panel title={words.receipts}>
      {receipts?.length ? (
        <List>
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.id} receipt={receipt} />
          ))}
        </List>
      ) : (
        <PanelBody>
          {receipts || error ? <Text tone="muted">{nothing}</Text> : <SkeletonRows rows={2} />}
        </PanelBody>
      )}
    </Panel>
  );
};

const ReceiptRow = ({ receipt }: { receipt: Receipt }) => {
  const format = useFormat();
  const {
    subscriptions: { own: words, item, planNames },
  } = useStrings();
  const { id, number, plan, period, amountCents, issuedAt } = receipt;
  const name = number === null ? words.demoReceipt : words.invoice(number);
  const date = format.longDate(new Date(issuedAt));
  return (
    <ListRow
      end={
        <LinkButton
          size="small"
          look="quiet"
          download
          aria-label={words.download(name, date)}
          href={addressOf(downloadReceipt, { params: { id } })}
        >
          {words.pdf}
        </LinkButton>
      }
    >
      <b>{name}</b>
      <Text size="small" tone="muted">
        {date} · {item[period](planNames[plan])} · {format.moneyWithCents(amountCents)}
      </Text>
    </ListRow>
  );
};
