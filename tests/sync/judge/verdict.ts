export const KINDS = ['lost', 'doubled', 'diverged', 'leaked', 'stuck'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * lost: work of a person that is neither at the server, nor on the device, nor handed over, nor given up by the person.
 * doubled: work that took effect twice, or that the person is told to do again though it took effect.
 * diverged: rows that differ between a device and the server after everything has come to rest.
 * leaked: data on a device that its person may not see, or that nobody is there for any more.
 * stuck: at rest, work that neither arrives nor asks for anybody; or that asks, and would arrive if it were sent again.
 */
export type Verdict = Record<Kind, string[]>;

export const isClean = (verdict: Verdict): boolean => KINDS.every((kind) => verdict[kind].length === 0);
