import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api-client.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { NotYoursPage } from './not-yours.tsx';

interface ResourceBoundaryProps<Answer> {
  query: EndpointQuery<Answer>;
  children: (resource: Answer) => ReactNode;
}

/** Shows a page about something; if that does not exist, or its id is invalid, the page says so. */
export const ResourceBoundary = <Answer,>({ query, children }: ResourceBoundaryProps<Answer>) => {
  const { notFound } = useStrings();
  const { data: answer, error } = useQuery(query);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (error && !isGone && !answer) throw error;
  // Neither data nor error: a refused query is being fetched again.
  if (isGone || !answer) return <NotYoursPage title={notFound.title} />;
  return children(answer);
};
