import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** '{terms}' in it is a hole. */
  text: string;
  /** What stands in each. */
  holes: Readonly<Record<string, ReactNode>>;
}

/** A whole sentence with links or marks in it, in the order in which the reader's language says them. */
export const Sentence = ({ text, holes }: SentenceProps) =>
  text
    .split(/[{}]/)
    // The order of a sentence's parts does not change.
    .map((part, at) => <Fragment key={`${at} ${part}`}>{at % 2 === 0 ? part : holes[part]}</Fragment>);
