import type { TestRole, TestWorld } from '#testing/permissions/test-world.ts';

/** What is sent to an endpoint: valid, and about something of the client's or the owner's company's. */
export interface RequestParts {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  /** As it is, of this type. */
  raw?: { type: string; content: string };
}

/** What names the other side of a conversation depends on who asks. */
export type RequestFixture = RequestParts | ((role: TestRole) => RequestParts);

export type RequestBuilder = (world: TestWorld) => RequestFixture | Promise<RequestFixture>;
