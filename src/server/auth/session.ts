import type { Person } from '#kernel/visitor.ts';

/** All that is stored of a person but the password. Accounts say what that is, by declaring it here. */
export interface Account {}

/** Who asks, as their session says. */
export interface Session {
  id: number;
  person: Person;
  account: Account;
  /** Somebody of the staff, with neither an app's codes nor a passkey. */
  hasNoFactor: boolean;
  /** The person has proved within the last minutes that it is them. */
  isProved: boolean;
}

export type FindSession = (token: string) => Promise<Session | null>;
