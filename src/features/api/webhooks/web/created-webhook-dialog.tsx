import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { CopyLinkField } from '#web/copy-link-field.tsx';
import { useStrings } from '#web/strings.tsx';

/** The secret is shown only here. */
export const CreatedWebhookDialog = ({
  secret,
  text,
  onClose,
}: {
  secret: string;
  text: string;
  onClose: () => void;
}) => {
  const { webhooks: words } = useStrings();
  const { secret: label, copy, copied, copyFailed } = words;
  return (
    <Dialog open showsOnce onClose={onClose} title={words.createdTitle} closeLabel={words.close}>
      <DialogBody>
        <Stack gap={5}>
          <Text>{text}</Text>
          <CopyLinkField link={secret} words={{ label, copy, copied, error: copyFailed, copyFailed }} />
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {words.hasCopied}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
