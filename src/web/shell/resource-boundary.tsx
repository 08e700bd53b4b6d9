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

/** A page about something; where that is not there, or its id is none, it says so. */
export const ResourceBoundary = <Answer,>({ query, children }: ResourceBoundaryProps<Answer>) => {
  const { notFound } = useStrings();
  const { data: answer, error } = useQuery(query);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (error && !isGone && !answer) throw error;
  // Neither answer nor error: what was refused is being asked again.
  if (isGone || !answer) return <NotYoursPage title={notFound.title} />;
  return children(answer);
};
