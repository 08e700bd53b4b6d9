import { useState } from 'react';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import { runHealthChecks } from '#features/moderation/office/contract/health-checks.ts';
import {
  checkOfFinding,
  type HealthFinding,
  stateOfFinding,
} from '#features/moderation/office/rules/health-findings.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './office.module.css';

const tones: Record<ReturnType<typeof stateOfFinding>, BadgeTone> = {
  right: 'ok',
  wrong: 'danger',
  unused: 'plain',
};

/** Runs the checks of `npm run doctor`. */
export const HealthChecksTab = () => {
  const { officeChecks: strings } = useStrings();
  const [findings, setFindings] = useState<readonly HealthFinding[]>([]);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(runHealthChecks, {}),
    onDone: setFindings,
    failed: (text) => ({ title: strings.failed, text }),
  });
  const isDone = findings.length > 0;
  const isAllWell = findings.every((finding) => stateOfFinding(finding) !== 'wrong');
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
              strings.names[checkOfFinding(finding)],
              <Badge key="state" tone={tones[stateOfFinding(finding)]}>
                {strings.states[stateOfFinding(finding)]}
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
