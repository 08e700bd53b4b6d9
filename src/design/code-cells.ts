export const CODE_CELLS = 6;

/** What is left of a text that was typed or pasted, such as "123 456". */
export const codeDigits = (text: string): string => text.replaceAll(/\D/gu, '').slice(0, CODE_CELLS);

export interface CodeCell {
  digit: string;
  isCurrent: boolean;
}

/** The six cells. The current one is where the next digit goes; a full code keeps its last. */
export const codeCells = (text: string, caret: number | undefined): readonly CodeCell[] =>
  Array.from({ length: CODE_CELLS }, (_, index) => ({
    digit: text[index] ?? '',
    isCurrent: caret !== undefined && index === Math.min(caret, text.length, CODE_CELLS - 1),
  }));
