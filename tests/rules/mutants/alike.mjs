/**
 * Mutants that no question can tell from the rules, by the statement they change and what they make of its verbs.
 * A company's id is its `client_id`: a query that names the one is answered as one that names the other.
 */
const ALIKE = [{ statement: 'allow get: if isStaff(t) || isClientOf(t, clientId);', put: 'get, list' }];

/** Whether a mutant of this text is one of them. */
export function alikeIn(code) {
  return ({ reach, put }) =>
    ALIKE.some((one) => one.put === put && one.statement === code.slice(reach?.from, reach?.to));
}
