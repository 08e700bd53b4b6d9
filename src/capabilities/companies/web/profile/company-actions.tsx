import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { ask } from '../../../../web/query.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { useVisitor } from '../../../../web/visitor.ts';
import { checkContact } from '../../../folders/contract/contacts.ts';
import { SaveDialog } from '../../../folders/web/index.ts';
import { MessageDialog } from '../../../messaging/web/index.ts';
import type { Company } from '../../contract.ts';
import { useSignedIn } from '../use-signed-in.ts';

interface CompanyActions {
  requestQuote: () => void;
  save: () => void;
  toggleLike: () => void;
  isLiked: boolean;
}

const ActionsContext = createContext<CompanyActions | null>(null);

/** What a person may do with the company, wherever on the profile the button stands. */
export const useCompanyActions = (): CompanyActions => {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('No company above this button');
  return actions;
};

/** Asked only of people who are signed in; to others nothing is liked. */
const useLiked = (companyId: number): boolean => {
  const visitor = useVisitor();
  const { queryKey, queryFn } = ask(checkContact, { params: { companyId } });
  const { data } = useQuery({ queryKey, queryFn, enabled: visitor !== null });
  return visitor !== null && data?.isLiked === true;
};

export const CompanyActionsProvider = ({ company, children }: { company: Company; children: ReactNode }) => {
  const strings = useStrings();
  const { companies } = strings;
  const signedIn = useSignedIn();
  const client = useQueryClient();
  const isLiked = useLiked(company.id);
  const [open, setOpen] = useState<'save' | 'message' | null>(null);
  const close = () => setOpen(null);
  const like = () =>
    void import('../like-company.ts').then(({ setLiked }) => setLiked(client, strings, company.id, !isLiked));
  const actions = {
    requestQuote: signedIn(() => setOpen('message'), companies.logInToMessage),
    save: signedIn(() => setOpen('save'), companies.logInToSave),
    toggleLike: signedIn(like, companies.logInToLike),
    isLiked,
  };
  return (
    <ActionsContext value={actions}>
      {children}
      <Suspense>
        {open === 'save' && <SaveDialog company={company} onClose={close} />}
        {open === 'message' && <MessageDialog company={company} onClose={close} />}
      </Suspense>
    </ActionsContext>
  );
};
