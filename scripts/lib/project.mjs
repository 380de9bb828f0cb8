/** The local backend's project: a `demo-` project never reaches a real one. */
export const PROJECT = 'demo-portal';
/** Where functions, database and files are; a test holds it against the functions' own. */
export const REGION = 'southamerica-east1';
