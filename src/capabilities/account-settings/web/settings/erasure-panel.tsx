import { useState } from 'react';
import { DAYS_BEFORE_ERASURE } from '#account-settings/contract/own-data.ts';
import { erasureQuestion } from '#account-settings/web/profile-and-settings/questions.ts';
import { TextWithAction } from '#account-settings/web/profile-and-settings/text-with-action.tsx';
import { Button } from '#design/button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { ErasureDialog } from './erasure-dialog.tsx';
import { OpenContracts } from './open-contracts.tsx';

export const ErasurePanel = () => {
  const format = useFormat();
  const { accounts } = useStrings();
  const [isAsked, setIsAsked] = useState(false);
  const planned = useOutcome(erasureQuestion).answer;
  const eraseAt = planned?.eraseAt;
  return (
    <Panel title={accounts.deleteAccount}>
      {eraseAt ? (
        <PanelBody>
          {planned.contracts.length > 0 ? (
            <OpenContracts contracts={planned.contracts} />
          ) : (
            <Text size="small" tone="muted">
              {accounts.deletionUnderWay(format.longDate(new Date(eraseAt)))}
            </Text>
          )}
        </PanelBody>
      ) : (
        <TextWithAction text={accounts.deleteAccountText(DAYS_BEFORE_ERASURE)}>
          <Button look="destructive" size="small" onClick={() => setIsAsked(true)}>
            {accounts.deleteAccount}
          </Button>
        </TextWithAction>
      )}
      {isAsked && <ErasureDialog onClose={() => setIsAsked(false)} />}
    </Panel>
  );
};
