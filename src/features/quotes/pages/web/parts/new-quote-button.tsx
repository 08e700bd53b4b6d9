import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { Text } from '#design/text.tsx';
import { leadsQuery, partnerQuery } from '#features/messaging/core/web/index.ts';
import { createQuote } from '#features/quotes/core/contract/quotes.ts';
import { useQuoteAction } from '#features/quotes/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';

/**
 * A company may write a quote without a request for somebody it writes with. The address can ask for it too, as the row
 * of places does on every page.
 */
export const NewQuoteButton = ({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) => {
  const { quoteList } = useStrings();
  const [isPressed, setIsPressed] = useState(false);
  const close = () => {
    setIsPressed(false);
    if (isAsked) onClose();
  };
  return (
    <>
      <Button variant="primary" onClick={() => setIsPressed(true)}>
        {quoteList.newQuote}
      </Button>
      {(isPressed || isAsked) && <ForWhom isAsked={isAsked} onClose={close} />}
    </>
  );
};

const ForWhom = ({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) => {
  const { quoteList, quoting } = useStrings();
  const { navigate } = useNavigation();
  const { data: leadPage } = useQuery(leadsQuery());
  const [chosenClientId, setChosenClientId] = useState('');
  const begin = useQuoteAction(async (_: void, callOptions) => {
    const quote = await callEndpoint(
      createQuote,
      { body: { clientId: parseWholeNumber(chosenClientId) ?? 0 } },
      callOptions,
    );
    // Back from the new quote leads to where one came from, not to the question again.
    navigate(href('/quotes/:id/write', { id: quote.id }), { replace: isAsked });
    return quote;
  });
  const { data: partner } = useQuery({ ...partnerQuery(chosenClientId), enabled: chosenClientId !== '' });
  const mayWrite = partner?.abilities.mayPropose ?? false;
  const isBlocked = partner?.isBlocked || partner?.hasBlockedMe;
  const whyNot = isBlocked ? quoteList.isApart : quoteList.notInTouch;
  const clients = (leadPage?.items ?? []).filter(({ otherUser }) => otherUser.userType === 'private');
  const hasNobody = leadPage !== undefined && clients.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={quoteList.newQuote}
      closeLabel={quoting.close}
      locked={begin.isBusy}
    >
      <DialogBody>
        <Stack gap={5}>
          <Text>{hasNobody ? quoteList.writesWithNobody : quoteList.newQuoteText}</Text>
          {!hasNobody && (
            <Field label={quoteList.forWhom} error={partner && !mayWrite ? whyNot(partner.name) : undefined}>
              <Select
                value={chosenClientId}
                onChange={({ currentTarget: { value } }) => setChosenClientId(value)}
              >
                <option value="">{quoteList.choose}</option>
                {clients.map(({ otherUser: { id, name } }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {quoting.cancel}
        </Button>
        {!hasNobody && (
          <Button
            variant="primary"
            busy={begin.isBusy}
            disabled={chosenClientId === '' || !mayWrite}
            onClick={() => void begin.change()}
          >
            {quoting.writeQuote}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
