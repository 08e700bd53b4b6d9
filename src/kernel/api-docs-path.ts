/** The documentation of the API, which is no page of the app: a plain link loads it. */
export const API_DOCS_PATH = '/api/docs';
