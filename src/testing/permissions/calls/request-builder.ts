import type { TestRole, TestWorld } from '#testing/permissions/test-world.ts';

/** A fixture is a valid request about something of the client's or the owner's company's. */
export interface RequestParts {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  /** Sent unchanged, with this content type. */
  raw?: { type: string; content: string };
}

/** The other side of a conversation depends on the role. */
export type RequestFixture = RequestParts | ((role: TestRole) => RequestParts);

export type RequestBuilder = (world: TestWorld) => RequestFixture | Promise<RequestFixture>;
