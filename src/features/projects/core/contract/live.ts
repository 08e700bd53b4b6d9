/** The live event of projects (GET /api/live). It carries no project: a page that shows one asks for it again. */
export interface LiveProjects {
  /** One side has changed a project, or what its room holds. */
  project: { projectId: number };
}
