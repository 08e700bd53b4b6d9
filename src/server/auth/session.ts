import type { Person } from '#kernel/person.ts';

/** An account is everything stored about a person but the password. The accounts feature declares its fields here. */
export interface Account {}

/** A session says who makes a request. */
export interface Session {
  id: number;
  person: Person;
  account: Account;
  /** True for staff with neither an authenticator app nor a passkey. */
  hasNoFactor: boolean;
  /** The person has proved their identity within the last minutes. */
  isProved: boolean;
}

export type FindSession = (token: string) => Promise<Session | null>;
