/** In bytes, of all that is kept. */
const LARGEST = 64 * 1024 * 1024;
/** Of one answer, which weighs twice its bytes. What is larger saves less work than the many it would push out. */
const LARGEST_ANSWER = 4 * 1024 * 1024;
/** What an answer takes besides itself: its promise, its places in memory. */
const BESIDES = 512;

export interface KeptAnswer {
  made: Promise<unknown>;
  madeAt: Date;
  /** By the clock that never jumps, as all that follows. */
  begunAt: number;
  weight: number;
  /** The one company it is about; null where it may show any, undefined until it is made. */
  company: number | null | undefined;
  /** The first change since it was begun that it may not show. */
  staleSince: number | null;
  /** Companies that changed while it was made. */
  missed: Set<number>;
  /** Made to take its place. */
  successor: KeptAnswer | undefined;
}

export const begunAnswer = (made: Promise<unknown>): KeptAnswer => ({
  made,
  madeAt: new Date(),
  begunAt: performance.now(),
  weight: 0,
  company: undefined,
  staleSince: null,
  missed: new Set(),
  successor: undefined,
});

/** Answers up to a weight. Where they grow too heavy, those that nobody has asked for longest go first. */
export const keptAnswers = () => {
  const answers = new Map<string, KeptAnswer>();
  let weight = 0;

  const isKept = (key: string, answer: KeptAnswer) => answers.get(key) === answer;

  const drop = (key: string, answer: KeptAnswer) => {
    if (!isKept(key, answer)) return;
    answers.delete(key);
    weight -= answer.weight;
  };

  const grow = (key: string, answer: KeptAnswer, by: number) => {
    if (!isKept(key, answer)) return;
    answer.weight += by;
    weight += by;
    if (answer.weight > LARGEST_ANSWER) return drop(key, answer);
    for (const [oldest, other] of answers) {
      if (weight <= LARGEST) break;
      drop(oldest, other);
    }
  };

  const add = (key: string, answer: KeptAnswer) => {
    answers.set(key, answer);
    grow(key, answer, BESIDES + 2 * key.length);
  };

  return {
    isKept,
    drop,
    grow,
    add,
    find: (key: string) => {
      const answer = answers.get(key);
      if (!answer) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    replace: (key: string, before: KeptAnswer, after: KeptAnswer) => {
      if (!isKept(key, before)) return;
      drop(key, before);
      add(key, after);
    },
    all: (): Iterable<[string, KeptAnswer]> => answers,
    figures: () => ({ answers: answers.size, bytes: weight }),
    clear: () => {
      answers.clear();
      weight = 0;
    },
  };
};
