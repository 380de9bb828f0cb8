import { z } from 'zod';
import { FIRESTORE_RULES, PROJECT, firestoreAddress } from './backend.ts';

type Node = {
  sourcePosition?: { line: number; currentOffset: number; endOffset: number } | undefined;
  values?: { value: Record<string, unknown> }[] | undefined;
  children?: Node[] | undefined;
};

const node: z.ZodType<Node> = z.object({
  sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }).optional(),
  values: z.array(z.object({ value: z.record(z.string(), z.unknown()) })).optional(),
  get children() {
    return z.array(node).optional();
  },
});
const coverage = z.object({ report: z.array(node) });

/** Every condition of firestore.rules, and every part of one, that only ever held or never did. */
export async function readOneSidedConditions(): Promise<string[]> {
  const { host, port } = firestoreAddress();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = coverage.parse(await answer.json());
  return [...new Set(report.flatMap(oneSided))];
}

function oneSided(part: Node): string[] {
  const below = (part.children ?? []).flatMap(oneSided);
  const { sourcePosition: at } = part;
  const sides = new Set(part.values?.map(sideOf));
  const isCondition = (sides.has('held') || sides.has('failed')) && !sides.has('value');
  if (at === undefined || !isCondition || (sides.has('held') && sides.has('failed'))) return below;
  const text = FIRESTORE_RULES.slice(at.currentOffset, at.endOffset).replace(/\s+/g, ' ');
  // The word itself: `is_active == true`, `get('needs_factor', false)`.
  if (text === 'true' || text === 'false') return below;
  return [...below, `line ${at.line} only ${[...sides].join()}: ${text}`];
}

/** An error denies as a false does. */
function sideOf({ value }: { value: Record<string, unknown> }): 'held' | 'failed' | 'value' {
  if ('undefined' in value) return 'failed';
  if (!('boolValue' in value)) return 'value';
  return value['boolValue'] === true ? 'held' : 'failed';
}
