import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { downloadReceipt, type Receipt } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { receiptsQuery } from '#features/billing/subscriptions/web/queries.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

export const ReceiptsPanel = () => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const { data: receipts, error } = useQuery(receiptsQuery);
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
          variant="quiet"
          download
          aria-label={words.download(name, date)}
          href={requestPath(downloadReceipt, { params: { id } })}
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
