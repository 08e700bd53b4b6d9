/** What is told live about projects (GET /api/live). It holds nothing of them: whoever shows one asks for it anew. */
export interface LiveProjects {
  /** One side has changed a project, or what its room holds. */
  project: { projectId: number };
}
