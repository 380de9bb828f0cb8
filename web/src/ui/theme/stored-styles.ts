const KEY = 'portal.styles';
/** Some starts of portal and panel together are a third of it. */
const MOST_LETTERS = 600_000;
/** What is asked until then belongs to a start. */
const START_MS = 3_000;

/** What was worked out, by what it was asked as, in groups; all of it can be spelled as JSON. */
type Made = Record<string, Record<string, unknown>>;
type Stored = { of: string; made: Made };

/**
 * Keeps what a start works out for the next one. `of` says what it was worked out with: made with anything else, it is worth
 * nothing. null: nothing is kept beyond this page.
 */
export function storedStyles(of: string | null) {
  const made = (of === null ? null : readStored(of)) ?? {};
  let isStart = of !== null;
  let hasNew = false;
  const store = () => {
    isStart = false;
    if (hasNew) writeStored({ of: String(of), made });
  };
  if (isStart) setTimeout(store, START_MS);

  return function kept<Answer>(group: string, asked: string, make: () => Answer): Answer {
    const known = made[group];
    // Some are asked by names, and 'constructor' is one that each object has.
    if (known !== undefined && Object.hasOwn(known, asked)) return known[asked] as Answer;
    const answer = make();
    if (isStart) {
      (made[group] ??= {})[asked] = answer;
      hasNew = true;
    }
    return answer;
  };
}

function readStored(of: string): Made | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
    return stored?.of === of ? stored.made : null;
  } catch {
    // No storage, or what no version wrote: it is worked out anew.
    return null;
  }
}

function writeStored(stored: Stored): void {
  try {
    const text = JSON.stringify(stored);
    // Of ever more first screens: the next start begins anew.
    if (text.length > MOST_LETTERS) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // A full device: each start works it out.
  }
}
