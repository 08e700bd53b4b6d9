import { List, ListRow } from '#design/list.tsx';
import { Text } from '#design/text.tsx';
import type { getPlannedErasure } from '#features/accounts/settings/contract/data-and-erasure.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';

/** Lists the contracts that delay the erasure: each links to the quote, where it can be ended by agreement. */
export const OpenContractList = ({ contracts }: Pick<ResponseOf<typeof getPlannedErasure>, 'contracts'>) => {
  const { accounts } = useStrings();
  if (contracts.length === 0) return null;
  return (
    <>
      <Text>{accounts.openContracts}</Text>
      <List>
        {contracts.map(({ quoteId, object, otherSide }) => (
          <ListRow key={quoteId} href={href('/quotes/:id', { id: quoteId })}>
            {accounts.openContract(object, otherSide)}
          </ListRow>
        ))}
      </List>
    </>
  );
};
