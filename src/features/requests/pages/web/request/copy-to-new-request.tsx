import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { createRequestDraft } from '#features/requests/core/contract/drafts.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { refetchRequests } from '#features/requests/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** The new draft copies everything but the pictures, which belong to that request, and the day, which has passed. */
const wordsOf = (request: Request) => {
  const { category, questions, title, description, commune, postalCode, street, dwelling, budget } = request;
  return {
    categoryId: category?.id ?? null,
    answers: questions.flatMap(({ id, answer }) => (answer === null ? [] : [{ id, answer }])),
    title,
    description,
    commune,
    postalCode,
    street,
    dwelling,
    timing: request.timing?.kind === 'date' ? null : request.timing,
    budget,
  };
};

export const CopyToNewRequest = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const { navigate } = useNavigation();
  const client = useQueryClient();
  const begin = useMutationWithToast({
    send: (_: void, callOptions) => callEndpoint(createRequestDraft, { body: wordsOf(request) }, callOptions),
    onDone: ({ id }) => {
      refetchRequests(client);
      return navigate(href('/requests/new/:step', { step: 'what', draft: id }));
    },
    failed: (text) => ({ title: asking.failed, text }),
  });
  if (request.state !== 'closed' && request.state !== 'expired') return null;
  return (
    <Button busy={begin.isBusy} onClick={() => void begin.change()}>
      {asking.askAgain}
    </Button>
  );
};
