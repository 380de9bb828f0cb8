const LOWEST = { major: 20, minor: 19 };

/** One line saying why this Node cannot run the project, or null. Written for any Node that knows modules. */
export function nodeVersionProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LOWEST.major || (major === LOWEST.major && minor >= LOWEST.minor)) return null;
  return `Node ${LOWEST.major}.${LOWEST.minor} or newer is needed; this is Node ${version}.`;
}
