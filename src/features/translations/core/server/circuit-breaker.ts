/** So many failures one after the other, and it is left alone. */
const MOST_FAILURES = 3;
const REST_MS = 60_000;

/**
 * Spares people the wait for a service that has just failed several times: for a minute nobody asks it. Then one try
 * says whether it is back.
 */
export const openCircuit = (now: () => number) => {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayAsk(): boolean {
      if (failures < MOST_FAILURES) return true;
      if (now() < restsUntil) return false;
      // Whoever else comes waits for what this one finds.
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
