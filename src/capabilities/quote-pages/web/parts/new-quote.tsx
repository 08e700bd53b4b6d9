import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { Text } from '#design/text.tsx';
import { readWhole } from '#kernel/whole-number.ts';
import { leadsQuestion, partnerQuestion } from '#messaging/web/index.ts';
import { createQuote } from '#quotes/contract/quotes.ts';
import { useQuoteAct } from '#quotes/web/index.ts';
import { call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';

/** A quote without a request, for somebody the company writes with. */
export const NewQuote = () => {
  const { quoteList } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        {quoteList.newQuote}
      </Button>
      {isOpen && <ForWhom onClose={() => setIsOpen(false)} />}
    </>
  );
};

const ForWhom = ({ onClose }: { onClose: () => void }) => {
  const { quoteList, quoting } = useStrings();
  const { navigate } = useNavigation();
  const { answer } = useOutcome(leadsQuestion());
  const [chosen, setChosen] = useState('');
  const begin = useQuoteAct(async (_: void, once) => {
    const quote = await call(createQuote, { body: { clientId: readWhole(chosen) ?? 0 } }, once);
    navigate(`/quotes/${quote.id}/write`);
    return quote;
  });
  const { data: partner } = useQuery({ ...partnerQuestion(chosen), enabled: chosen !== '' });
  const mayWrite = partner?.abilities.mayPropose ?? false;
  const isApart = partner?.isBlocked || partner?.hasBlockedMe;
  const whyNot = isApart ? quoteList.isApart : quoteList.notInTouch;
  const clients = (answer?.items ?? []).filter(({ otherUser }) => otherUser.userType === 'private');
  const hasNobody = answer !== undefined && clients.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={quoteList.newQuote}
      closeLabel={quoting.close}
      locked={begin.isBusy}
    >
      <DialogBody>
        <Text>{hasNobody ? quoteList.writesWithNobody : quoteList.newQuoteText}</Text>
        {!hasNobody && (
          <Field label={quoteList.forWhom} error={partner && !mayWrite ? whyNot(partner.name) : undefined}>
            <Select value={chosen} onChange={({ currentTarget: { value } }) => setChosen(value)}>
              <option value="">{quoteList.choose}</option>
              {clients.map(({ otherUser: { id, name } }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {quoting.cancel}
        </Button>
        {!hasNobody && (
          <Button
            look="primary"
            busy={begin.isBusy}
            disabled={chosen === '' || !mayWrite}
            onClick={() => void begin.change()}
          >
            {quoting.writeQuote}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
