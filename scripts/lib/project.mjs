/** The local backend's project: a `demo-` project never reaches a real one. */
export const PROJECT = 'demo-portal';
