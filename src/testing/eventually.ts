import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a check passes, and fails by its last error once it has taken too long. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 10_000,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(10);
    }
  }
}
