import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** '{terms}' in it is a hole. */
  text: string;
  /** What stands in each. */
  holes: Readonly<Record<string, ReactNode>>;
}

/** A whole sentence with links or marks in it, in the order in which the reader's language says them. */
export const SentenceWithHoles = ({ text, holes }: SentenceProps) =>
  text
    .split(/[{}]/)
    // The order of a sentence's parts does not change.
    .map((part, index) => (
      <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : holes[part]}</Fragment>
    ));
