import { type Hand, MARGIN, type OpenPaper, WIDTH } from '#server/paper/open-paper.ts';
import type { Flow } from '#server/paper/paper-parts.ts';

const MEASURE = WIDTH * 0.92;

export const heightOfWords = (paper: OpenPaper, text: string, hand: Hand = {}): number =>
  text
    .split('\n')
    .map((paragraph) => paper.wrapped(paragraph, MEASURE, hand).length || 0.5)
    .reduce((sum, lines) => sum + paper.heightOf(lines, hand), 0);

/** Words as they were written, their line breaks with them, down as many pages as they take. */
export const drawWords = (paper: OpenPaper, text: string, flow: Flow, hand: Hand = {}) => {
  const height = paper.heightOf(1, hand);
  for (const paragraph of text.split('\n')) {
    const lines = paper.wrapped(paragraph, MEASURE, hand);
    if (lines.length === 0) flow.y += flow.room(height) ? 0 : height / 2;
    else
      paper.element('P', () => {
        for (const line of lines) {
          flow.room(height);
          flow.y = paper.write(line, MARGIN, flow.y, hand);
        }
      });
  }
};
