import { useState } from 'react';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import { runChecks } from '#features/moderation/office/contract/checks.ts';
import { checkOf, type Finding, stateOf } from '#features/moderation/office/rules/checks.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './office.module.css';

const tones: Record<ReturnType<typeof stateOf>, BadgeTone> = {
  right: 'ok',
  wrong: 'danger',
  unused: 'plain',
};

/** Runs the checks of `npm run doctor`. */
export const ChecksTab = () => {
  const { officeChecks: strings } = useStrings();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(runChecks, {}),
    onDone: setFindings,
    failed: (text) => ({ title: strings.failed, text }),
  });
  const isDone = findings.length > 0;
  const isAllWell = findings.every((finding) => stateOf(finding) !== 'wrong');
  return (
    <div className={styles.figures}>
      <Text>{strings.lead}</Text>
      <div>
        <Button
          variant={isDone ? undefined : 'primary'}
          busy={isBusy}
          busyText={strings.checking}
          onClick={() => void change()}
        >
          {isDone ? strings.again : strings.start}
        </Button>
      </div>
      <output>{isDone && <Text>{isAllWell ? strings.allWell : strings.notAll}</Text>}</output>
      {isDone && (
        <Table
          stacks
          caption={strings.caption}
          columns={strings.columns.map((head) => ({ head }))}
          rows={findings.map((finding) => ({
            key: finding.says,
            cells: [
              strings.names[checkOf(finding)],
              <Badge key="state" tone={tones[stateOf(finding)]}>
                {strings.states[stateOf(finding)]}
              </Badge>,
              <span key="says" className={styles.reasons}>
                {strings.says[finding.says](finding.fact)}
              </span>,
            ],
          }))}
        />
      )}
    </div>
  );
};
