/** After this many failures in a row the service is left alone. */
const MOST_FAILURES = 3;
const REST_MS = 60_000;

/**
 * Spares people the wait for a service that has just failed several times: for a minute nobody calls it. Then one
 * attempt shows whether it is back.
 */
export const createCircuitBreaker = (now: () => number) => {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayAsk(): boolean {
      if (failures < MOST_FAILURES) return true;
      if (now() < restsUntil) return false;
      // Later callers are refused until this attempt has a result.
      restsUntil = now() + REST_MS;
      return true;
    },
    noteSuccess() {
      failures = 0;
    },
    noteFailure() {
      failures += 1;
      restsUntil = now() + REST_MS;
    },
  };
};
