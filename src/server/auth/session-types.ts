import type { ApiScope } from '#kernel/api-scopes.ts';
import type { Person } from '#kernel/signed-in-person.ts';

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

/** A program acts for somebody, within the scopes of its token. */
export interface TokenHolder {
  tokenId: number;
  person: Person;
  account: Account;
  scopes: readonly ApiScope[];
}

/** Returns null for a token that is unknown, expired or revoked, or whose owner may not sign in. */
export type FindTokenHolder = (token: string) => Promise<TokenHolder | null>;

export type FindSession = (token: string) => Promise<Session | null>;
