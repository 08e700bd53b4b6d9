import { useEffect, useState } from 'react';

/** What was typed, once somebody pauses so long. */
export const useSettled = (typed: string, pauseMs: number): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
};
