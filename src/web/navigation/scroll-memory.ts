const STORED_AS = 'giewel-scroll';
const MOST_PLACES = 50;

type Positions = Record<string, number>;

const read = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Positions;
  } catch {
    return {};
  }
};

/** Stores an entry's scroll position. It survives a reload and ends with the tab. */
export const rememberScroll = (entry: string, position: number) => {
  const positions = Object.entries({ ...read(), [entry]: position }).slice(-MOST_PLACES);
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Storage that is full or forbidden only loses scroll positions.
  }
};

export const recallScroll = (entry: string): number | undefined => read()[entry];
