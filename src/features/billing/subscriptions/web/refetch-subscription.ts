import type { QueryClient } from '@tanstack/react-query';

const isOfPlan = (address: unknown) =>
  typeof address === 'string' && /^\/api\/(subscription|receipts|company-profile)\b/.test(address);

/** Fetches the plan again: now if it is on the screen, else when it is next shown. */
export const refetchSubscription = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [address] }) => isOfPlan(address) });
