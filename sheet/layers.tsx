import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { DigitCodeInput } from '#design/digit-code-input.tsx';
import { Field } from '#design/field.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuHead, MenuLink, MenuDivider } from '#design/menu.tsx';
import { Popover } from '#design/popover.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { Select } from '#design/select.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const { parts, layers, forms } = sheetSamples;

type Shown = 'dialog' | 'confirm' | 'code' | undefined;

function SampleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [destination, setWhere] = useState<'existing' | 'new'>('existing');
  return (
    <Dialog open={open} onClose={onClose} title={layers.dialog} closeLabel={layers.close}>
      <DialogBody>
        <Stack>
          <div>
            <SegmentedControl
              label={layers.choice}
              size="small"
              options={layers.choices}
              value={destination}
              onChange={setWhere}
            />
          </div>
          <Field label={layers.folder} error={layers.folderError}>
            <Select>
              {layers.folders.map((folder) => (
                <option key={folder}>{folder}</option>
              ))}
            </Select>
          </Field>
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {layers.cancel}
        </Button>
        <Button
          variant="primary"
          onClick={() => showToast({ tone: 'destructive', ...layers.toasts.destructive })}
        >
          {layers.save}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Dialogs() {
  const [openLayer, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button onClick={() => setShown('dialog')}>{layers.openDialog}</Button>
      <Button onClick={() => setShown('confirm')}>{layers.openConfirm}</Button>
      <Button onClick={() => setShown('code')}>{layers.openCode}</Button>
      <SampleDialog open={openLayer === 'dialog'} onClose={close} />
      <ConfirmDialog
        open={openLayer === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={layers.confirm}
        text={<Text tone="muted">{layers.confirmText}</Text>}
        confirmLabel={layers.confirmLabel}
        cancelLabel={layers.cancel}
        icon={signedInIcons.trash}
      />
      <Dialog open={openLayer === 'code'} onClose={close} title={layers.openCode} closeLabel={layers.close}>
        <DialogBody>
          <Field label={forms.code}>
            <DigitCodeInput />
          </Field>
        </DialogBody>
      </Dialog>
    </>
  );
}

const AccountMenu = () => (
  <Menu
    label={layers.menu}
    align="start"
    renderOpener={(opener) => (
      <Button {...opener} iconAfter="chevron-down">
        {layers.menu}
      </Button>
    )}
  >
    <MenuHead>{layers.menuName}</MenuHead>
    {layers.menuItems.map(([icon, words]) => (
      <MenuLink key={words} icon={icon} href={`#${icon}`}>
        {words}
      </MenuLink>
    ))}
    <MenuDivider />
    <MenuAction icon={signedInIcons.leave}>{layers.signOut}</MenuAction>
  </Menu>
);

const ReadableNote = () => (
  <Popover title={layers.note} renderOpener={(opener) => <Button {...opener}>{layers.note}</Button>}>
    <Text size="small">{layers.noteText}</Text>
  </Popover>
);

export const LayersPart = () => (
  <SheetPart title={parts.layers}>
    <div className={styles.stage}>
      <Row wraps>
        <Dialogs />
        <AccountMenu />
        <ReadableNote />
        <Button onClick={() => showToast(layers.toasts.normal)}>{layers.toast}</Button>
        <Button onClick={() => showToast({ tone: 'success', ...layers.toasts.success })}>
          {layers.success}
        </Button>
        <Button onClick={() => showToast({ tone: 'destructive', ...layers.toasts.destructive })}>
          {layers.failure}
        </Button>
        <IconButton icon="folder-add" label={layers.save} boxed />
      </Row>
    </div>
  </SheetPart>
);
