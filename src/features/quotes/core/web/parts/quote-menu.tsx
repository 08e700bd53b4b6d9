import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuLink, MenuDivider } from '#design/menu.tsx';
import { showToast } from '#design/toast.ts';
import { deleteQuote } from '#features/quotes/core/contract/quotes.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import { refetchQuotes } from '#features/quotes/core/web/queries.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

export const QuoteMenu = ({ quote, isCompany }: { quote: ListedQuote; isCompany: boolean }) => {
  const { quoteList, quoting } = useStrings();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { id, state, number, object, invitationId, requestId, projectId } = quote;
  const isDraft = state === 'draft';
  const requestPage = isCompany
    ? invitationId !== null && href('/invitations/:id', { id: invitationId })
    : requestId !== null && href('/requests/:id', { id: requestId });
  const removal = useMutationWithToast({
    send: () => callEndpoint(deleteQuote, { params: { id } }),
    onDone: () => {
      setIsOpen(false);
      refetchQuotes(client);
      showToast({ tone: 'success', title: quoteList.removed });
    },
    failed: (reason) => ({ title: quoting.failed, text: reason }),
  });
  const name = quoteList.more(object || (number ?? quoting.noObject));
  return (
    <>
      <Menu label={name} renderOpener={(opener) => <IconButton icon="more" label={name} {...opener} />}>
        <MenuLink
          icon="document"
          href={isDraft ? href('/quotes/:id/write', { id }) : href('/quotes/:id', { id })}
        >
          {isDraft ? quoteList.edit : quoteList.read}
        </MenuLink>
        {requestPage && <MenuLink href={requestPage}>{quoteList.request}</MenuLink>}
        {projectId !== null && (
          <MenuLink href={href('/projects/:id', { id: projectId })}>{quoteList.project}</MenuLink>
        )}
        {isCompany && quote.client.id !== null && (
          <MenuLink href={href('/messages/:id', { id: quote.client.id })}>{quoteList.message}</MenuLink>
        )}
        {isDraft && (
          <>
            <MenuDivider />
            <MenuAction danger icon="cross" onClick={() => setIsOpen(true)}>
              {quoteList.remove}
            </MenuAction>
          </>
        )}
      </Menu>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={quoteList.remove}
        text={quoteList.removeText}
        cancelLabel={quoting.cancel}
        confirmLabel={quoteList.remove}
        busy={removal.isBusy}
        onConfirm={() => void removal.change()}
      />
    </>
  );
};
