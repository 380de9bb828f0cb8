import { GeoPoint, Timestamp } from 'firebase/firestore';
import { z } from 'zod';

/** One value a field may be given: valid for some fields, an attack on others. */
export type Candidate = { label: string; value: unknown };

/** What zod's own JSON Schema of one field says, as far as candidates are made from it. */
const fieldShape = z.object({
  type: z.string().optional(),
  pattern: z.string().optional(),
  maxLength: z.int().optional(),
  minimum: z.int().optional(),
  maximum: z.int().optional(),
  maxItems: z.int().optional(),
  items: z
    .object({ type: z.string(), enum: z.array(z.string()).optional(), minimum: z.int().optional() })
    .optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
});
type FieldShape = z.infer<typeof fieldShape>;

/** Values of every type, at and past every limit of this field. Which of them it takes, its schema says. */
export function candidatesFor(schema: z.ZodType): Candidate[] {
  const shape = shapeOf(schema);
  return label([...ANYTHING, ...atTheLimits(shape), ...ofItsKind(shape)]);
}

/** The same without those that only tell forms of text or items of lists apart. */
export function fewCandidatesFor(schema: z.ZodType): Candidate[] {
  return label([...ANYTHING, ...atTheLimits(shapeOf(schema))]);
}

const label = (values: unknown[]) =>
  values.map((value, position) => ({ label: `${position} ${describe(value)}`, value }));

const OF_EACH_TYPE = ['text', '', 0, 1, -1, 1.5, true, false, [], {}, { a: 1 }, null];
const ANYTHING: unknown[] = [...OF_EACH_TYPE, Timestamp.fromMillis(0), new GeoPoint(0, 0)];

const TEXTS = [
  ...[' ', '\n\t\r', '\u00a0', '\u2003\u3000\ufeff', '\u000b', ' text ', 'line\nline', 'ção'],
  ...['SP', '2026-12-31', 'a@b.co', '11222333000181', 'pending'],
];

/** Each is right for some field of the domain, or nearly so. */
const FORMATTED = [
  ...['-', 'a_B-9', 'a/b', 'a.b', 'a b', 'a,b', '../a', 'a\n', 'x'.repeat(64), 'x'.repeat(65)],
  ...['2026-12-31', '2024-02-29', '2000-02-29', '2026-02-28', '2026-04-30', '2026-01-31'],
  ...['2026-02-29', '1900-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
  ...[
    '2026-1-1',
    '20261231',
    '31/12/2026',
    '2026-12-31T00:00:00Z',
    ' 2026-12-31',
    '2026-12-31\n',
    '12026-12-31',
  ],
  ...['a@b.co', 'a.b+c_d@e-f.com.br', "o'neil@x.com", 'A@B.CO', `${'x'.repeat(242)}@example.com`],
  ...[
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@b..co',
    'a@-b.co',
    'a@b.c',
    "o'@x.com",
  ],
  ...['a@b.co\n', 'a@b.co,c@d.co', `${'x'.repeat(243)}@example.com`],
  ...['SP', 'sp', 'S', 'SPX', 'S1', 'ÁB', 'SP\n'],
  ...[
    '11222333000181',
    '52998224725',
    '12ABC34501DE35',
    '11.222.333/0001-81',
    '12abc34501de35',
    '1122233300018',
    'ABCDEFGHIJKLMN',
  ],
  ...['pending', 'completed', 'Pending', 'pending ', 'sent', 'active', 'open', 'client', 'image/svg+xml'],
];

const ID_LISTS: unknown[] = [
  ...[['a'], ['a', 'b'], ['x'.repeat(64)], ['a', 'a']],
  ...[
    [1],
    ['a', 1],
    [true],
    [null],
    ['a', null],
    [''],
    ['a', ''],
    ['a/b'],
    ['a,b'],
    ['a '],
    ['x'.repeat(65)],
    [{}],
  ],
];

/** Of the lists whose items have a form of their own. */
const FORMED_LISTS: unknown[] = [
  ...[['2024-01/mei/none/-'], ['2024-12/-/employees/V', '2026-03/simples_nacional/pro_labore/III']],
  ...[['2024-13/mei/none/-'], ['2024-01/mei/none'], ['2024-01/mei/none/VI'], ['2024-01/lucro/none/-']],
  ...[['2024-01/mei/none/-,2024-02/mei/none/-'], ['2024-01/mei/none/-', 1], ['2024-01/mei/none/-\n']],
  ...[[',2024-01/mei/none/-'], ['2024-01/mei/none/-', '']],
  ...[['/'], ['mei/'], ['/none'], ['mei+lucro_real/none+employees', 'simples_nacional/pro_labore']],
  ...[
    ['2024-01/mei/none/-2024-02/mei/none/-'],
    ['mei'],
    ['mei+/'],
    ['+/'],
    ['mei/none/'],
    ['mei/nobody'],
    ['mei/,/none'],
    [',/'],
    ['/', ''],
  ],
  ...[['Feriado.'], ['Feriado, e sábado.', 'Portaria 1.'], ['ç'.repeat(300)], ['a'.repeat(301)], ['a\nb']],
];

const ofItsKind = ({ type, pattern, maxLength, items, enum: set }: FieldShape): unknown[] => {
  if (items !== undefined) return items.type === 'string' ? [...ID_LISTS, ...FORMED_LISTS] : CHECKLISTS;
  if (type !== 'string' || set !== undefined) return [];
  // A refined text (the tax id) shows no pattern and no length of its own.
  const isFormatted = pattern !== undefined || maxLength === undefined;
  return isFormatted ? [...TEXTS, ...FORMATTED] : TEXTS;
};

const item = (changes: object = {}) => ({ text: 'Ponto recebido', done: false, ...changes });
/** Blank texts are left out: rules take them, see `isItem`. */
const CHECKLISTS: unknown[] = [
  ...[[item()], [item({ done: true }), item({ text: 'x'.repeat(200) })]],
  ...[[item({ text: 'x'.repeat(201) })], [item({ text: '' })], [item({ text: 7 })], [item({ text: null })]],
  ...[[item({ text: ['a'] })], [item({ done: 'true' })], [item({ done: null })], [item({ more: 1 })]],
  ...[[{ text: 'a' }], [{ done: true }], [{}], ['a'], [7], [null], [{ done: true, title: 'a' }]],
  // The one wrong item at each place: rules check each place by itself.
  ...Array.from({ length: 20 }, (_, at) => [...Array.from({ length: at }, () => item()), item({ done: 1 })]),
];

function atTheLimits(shape: FieldShape): unknown[] {
  const { maxLength, minimum, maximum, maxItems, items } = shape;
  const long = (length: number) => [...listsOf(length), ...repeated(length, items)];
  return [
    ...(maxLength === undefined ? [] : ['ç'.repeat(maxLength), 'ç'.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, maximum - 0.5]),
    ...(maxItems === undefined ? [] : [...long(maxItems), ...long(maxItems + 1)]),
    ...(shape.enum ?? []).flatMap((word) => [word, word.toUpperCase(), `${word} `]),
    ...(shape.const === undefined ? [] : [shape.const]),
  ];
}

const listsOf = (length: number): unknown[] => [
  Array.from({ length }, (_, position) => `${position}`.padStart(64, 'x')),
  Array.from({ length }, () => item({ text: 'ç'.repeat(200) })),
  ...FORMED_ITEMS.map((formed) => Array.from({ length }, () => formed)),
];

/** A list of the first of what its items may be. */
const repeated = (length: number, items: FieldShape['items']): unknown[] =>
  [items?.enum?.[0], items?.minimum]
    .filter((first) => first !== undefined)
    .map((first) => Array.from({ length }, () => first));

/** An entry of a tax profile, and a case of a rule. */
const FORMED_ITEMS = ['2024-01/mei/none/-', '/none'];

/** The shape of what is not null; `unrepresentable` keeps a refinement from throwing. */
function shapeOf(schema: z.ZodType): FieldShape {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const [inner] = json.anyOf ?? [];
  return fieldShape.parse(inner ?? json);
}

function describe(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
}
