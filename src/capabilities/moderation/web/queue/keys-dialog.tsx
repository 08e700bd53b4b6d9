import { Dialog, DialogBody } from '../../../../design/dialog.tsx';
import { Terms } from '../../../../design/facts.tsx';
import { Stack } from '../../../../design/layout.tsx';
import { Switch } from '../../../../design/switch.tsx';
import { Text } from '../../../../design/text.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import styles from './queue.module.css';

interface KeysDialogProps {
  isOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

export const KeysDialog = ({ isOn, onTurn, onClose }: KeysDialogProps) => {
  const { desk } = useStrings();
  return (
    <Dialog open onClose={onClose} title={desk.keysTitle} closeLabel={desk.close}>
      <DialogBody>
        <Stack gap={5}>
          <Text>{desk.keysLead}</Text>
          <Terms
            terms={desk.keyNames.map(([key, meaning]) => ({
              term: (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ),
              value: meaning,
            }))}
          />
          <Switch
            label={desk.useKeys}
            checked={isOn}
            onChange={(event) => onTurn(event.currentTarget.checked)}
          />
        </Stack>
      </DialogBody>
    </Dialog>
  );
};
