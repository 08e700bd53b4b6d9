import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** '{terms}' in the text is a hole. */
  text: string;
  /** Each hole is filled by its name. */
  holes: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links or marks in it stays whole, in the word order of the reader's language. */
export const SentenceWithPlaceholders = ({ text, holes }: SentenceProps) =>
  text
    .split(/[{}]/)
    // The order of a sentence's parts never changes.
    .map((part, index) => (
      <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : holes[part]}</Fragment>
    ));
