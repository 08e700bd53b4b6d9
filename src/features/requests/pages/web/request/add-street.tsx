import { useState } from 'react';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import { showStreetToCompany } from '#features/requests/core/contract/requests.ts';
import type { Invitation } from '#features/requests/core/contract/shapes.ts';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';
import { useRequestAction } from './use-request-action.ts';

interface AddStreetProps {
  requestId: number;
  company: Invitation['company'];
}

/** The request was sent without a street, and the company that was hired has to find its way. */
export const AddStreet = ({ requestId, company }: AddStreetProps) => {
  const { asking } = useStrings();
  // The project's link opens it.
  const isLinked = useIsHydrated() && location.hash === '#address';
  const [isOpen = isLinked, setIsOpen] = useState<boolean>();
  const [street, setStreet] = useState('');
  const add = useRequestAction(() =>
    callEndpoint(showStreetToCompany, {
      params: { id: requestId },
      body: { companyId: company.id, street: street.trim() },
    }),
  );
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {asking.addStreet}
      </button>
      <ActionDialogWithText
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={asking.addStreet}
        text={asking.streetSeenBy(company.name)}
        words={{
          label: asking.street,
          rows: 1,
          maxLength: REQUEST_MAX_LENGTHS.street,
          value: street,
          onChange: setStreet,
        }}
        cancel={asking.cancel}
        actionLabel={asking.saveStreet}
        variant="primary"
        isBusy={add.isBusy}
        onAction={() => void add.change()}
      />
    </>
  );
};
