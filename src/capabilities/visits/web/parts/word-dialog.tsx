import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { LONGEST_WORDS } from '#visits/contract/fields.ts';
import type { Visit } from '#visits/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitAct } from './use-visit-act.ts';

interface WordDialogProps {
  /** Says what is done, on the button that opens it. */
  opener: string;
  title: string;
  text?: string;
  /** Of the field for a word with it, which may stay empty. */
  label: string;
  act: string;
  look?: 'primary' | 'destructive';
  send: (word: string) => Promise<Visit>;
}

/** A button that asks once more and takes a word along to the other side. */
export const WordDialog = ({ opener, title, text, label, act, look = 'primary', send }: WordDialogProps) => {
  const { visiting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  const { change, isBusy } = useVisitAct(() => send(word));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {opener}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} closeLabel={visiting.keep} held={word !== ''}>
        <DialogBody>
          {text && <p>{text}</p>}
          <Field label={label} mark={visiting.optional}>
            <TextArea
              rows={2}
              maxLength={LONGEST_WORDS}
              value={word}
              onChange={({ currentTarget: { value } }) => setWord(value)}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{visiting.keep}</Button>
          <Button look={look} busy={isBusy} onClick={() => void change().then((isDone) => isDone && close())}>
            {act}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};
