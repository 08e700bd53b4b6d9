/** The live event of projects (GET /api/live) carries no project: a page that shows one fetches it again. */
export interface ProjectLiveEvents {
  /** One side has changed a project, or the contents of its room. */
  project: { projectId: number };
}
