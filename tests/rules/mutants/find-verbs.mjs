/** What else a statement would allow, had somebody named one verb more. A write's condition fails where nothing is written. */
const ONE_MORE = [
  { when: /^(get|get, list)$/, verb: 'delete' },
  { when: /^get$/, verb: 'list' },
  { when: /^create$/, verb: 'update' },
];

/** Every verb of every `allow` taken away in turn (with the last one goes the statement), and one more named. */
export function findVerbs(code) {
  return [...code.matchAll(/\ballow ([a-z, ]+):[^;]*;/g)].flatMap(({ 0: statement, 1: list, index }) => {
    const verbs = list.split(/,\s*/);
    const from = index + 'allow '.length;
    const reach = { from: index, to: index + statement.length };
    const named = (kept) => ({ from, to: from + list.length, put: kept.join(', '), reach });
    const fewer =
      verbs.length === 1
        ? [{ ...reach, put: '', reach }]
        : verbs.map((verb) => named(verbs.filter((other) => other !== verb)));
    const more = ONE_MORE.filter(({ when }) => when.test(list)).map(({ verb }) => named([...verbs, verb]));
    return [...fewer, ...more];
  });
}
