import { Dialog, DialogBody } from '#design/dialog.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { Stack } from '#design/layout.tsx';
import { Switch } from '#design/switch.tsx';
import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';

interface KeysDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

export const KeyboardShortcutsDialog = ({ isOn, onTurn, onClose }: KeysDialogProps) => {
  const { moderating } = useStrings();
  return (
    <Dialog open onClose={onClose} title={moderating.keysTitle} closeLabel={moderating.close}>
      <DialogBody>
        <Stack gap={5}>
          <Text>{moderating.keysLead}</Text>
          <DescriptionList
            items={moderating.keyNames.map(([key, meaning]) => ({
              term: (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ),
              value: meaning,
            }))}
          />
          <Switch
            label={moderating.useKeys}
            checked={isOn}
            onChange={(event) => onTurn(event.currentTarget.checked)}
          />
        </Stack>
      </DialogBody>
    </Dialog>
  );
};
