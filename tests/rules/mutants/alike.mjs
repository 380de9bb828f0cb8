/** Mutants that no question can tell from the rules, by how the statement they change begins and what they make of its verbs. */
const ALIKE = [
  // A company's id is its `client_id`: a query that names the one is answered as one that names the other.
  { begins: 'allow get: if isStaff(t) || isClientOf(t, clientId);', put: 'get, list' },
  // A list of a row that is named after its person gives that row alone, which the rule of lists gives too.
  { begins: 'allow get: if isOwn();', put: 'get, list' },
  { begins: 'allow get: if isMember(t) && id.matches(', put: 'get, list' },
  // What is listed is a folder, and a folder has no row that could open it.
  { begins: 'allow get: if isAllowed() && isOpenTo(me(), row());', put: 'get, list' },
  // Each field that is required today is also read by a check of its own. One that a release comes to require is not:
  // tests/sync/two-releases.test.ts holds this one, with rules of such a release.
  { begins: 'written.hasAll(required)', put: 'true' },
];

/** Whether a mutant of this text is one of them. */
export function alikeIn(code) {
  return ({ from, to, reach = { from, to }, put }) =>
    ALIKE.some((one) => one.put === put && code.slice(reach?.from, reach?.to).startsWith(one.begins));
}
