import { getOwnData } from '#account-settings/contract/own-data.ts';
import { Offer } from '#account-settings/web/both-pages/offer.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { useStrings } from '#web/strings.tsx';

export const DataPanel = () => {
  const { accounts } = useStrings();
  return (
    <Panel title={accounts.yourData}>
      <Offer text={accounts.yourDataText}>
        <LinkButton size="small" href={getOwnData.url} download>
          {accounts.downloadData}
        </LinkButton>
      </Offer>
    </Panel>
  );
};
