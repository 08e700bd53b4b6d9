import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { downloadOwnData } from '#features/accounts/settings/contract/data-and-erasure.ts';
import { storageQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import { useStepUpDownload } from '#features/accounts/sign-in/web/index.ts';
import { formatStorageSize } from '#kernel/storage-limits.ts';
import { useStringsSource } from '#web/strings.tsx';

export const PersonalDataPanel = () => {
  const { language, strings } = useStringsSource();
  const { accounts } = strings;
  const download = useStepUpDownload(accounts.error);
  const storage = useQuery(storageQuery).data;
  return (
    <Panel title={accounts.yourData}>
      <TextWithAction text={accounts.yourDataText}>
        <LinkButton size="small" href={downloadOwnData.url} download onClick={download}>
          {accounts.downloadData}
        </LinkButton>
      </TextWithAction>
      {storage && (
        <PanelBody>
          <Text size="small" tone="muted">
            {accounts.storageUsed(
              formatStorageSize(storage.bytes, language),
              formatStorageSize(storage.most, language),
            )}
          </Text>
        </PanelBody>
      )}
    </Panel>
  );
};
