/** What a slip is called, how its form says so, and which rules of the catalogue make the obligation it pays. */
export type SlipKind = {
  title: string;
  /** On the form, in small letters without accents, one space between words. */
  marks: RegExp;
  rule_keys: readonly string[];
  /** How people name such an obligation, in small letters without accents. */
  named: RegExp;
};

/** Codes of revenue by what they pay (tabela de códigos de receita da RFB); a DARF of the DCTFWeb has several. */
const OF_PAYROLL = ['1082', '1099', '1138', '1141', '1146', '1162', '1170', '1176', '1181', '1184', '1191'];
const OF_PAYROLL_TOO = [
  '1196',
  '1200',
  '1205',
  '1209',
  '1213',
  '1218',
  '1221',
  '1225',
  '1646',
  '2985',
  '2991',
];
const WITHHELD = ['0561', '0588', '1708', '3208', '3280', '5952', '5960', '5979', '5987', '8045'];
const ON_REVENUE = ['2172', '5856', '6912', '8109'];
const ON_PROFIT = ['0220', '2089', '2372', '2484', '3373', '6012'];
const ON_DIVIDENDS = ['1841'];

const codes = (list: readonly string[]) => new RegExp(`(?:^| )(?:${list.join('|')})(?:-\\d\\d)?(?= |$)`);
/** A form of the Receita, with one of these codes. */
const darf = (list: readonly string[]) =>
  new RegExp(`(?=.*documento de arrecadacao de receitas federais)(?=.*${codes(list).source})`);

/** The first whose marks a form has. */
export const SLIP_KINDS: readonly SlipKind[] = [
  {
    title: 'DAS-SIMEI',
    marks: /documento de arrecadacao do simples nacional.*\b(?:simei|microempreendedor individual)\b/,
    rule_keys: ['das-simei'],
    named: /\bdas[- ]?(?:simei|mei)\b/,
  },
  {
    title: 'DAS',
    marks: /documento de arrecadacao do simples nacional/,
    rule_keys: ['pgdas-das'],
    named: /\bdas\b(?![- ]?(?:simei|mei))/,
  },
  {
    title: 'DAE',
    marks: /documento de arrecadacao do esocial/,
    rule_keys: ['dae-mei', 'dae-domestico'],
    named: /\bdae\b/,
  },
  { title: 'FGTS', marks: /guia do fgts/, rule_keys: ['fgts'], named: /\bfgts\b/ },
  {
    title: 'INSS',
    marks: /guia da previdencia social/,
    rule_keys: ['inss'],
    named: /\b(?:inss|gps|dctfweb)\b/,
  },
  {
    title: 'INSS',
    marks: darf([...OF_PAYROLL, ...OF_PAYROLL_TOO]),
    rule_keys: ['inss'],
    named: /\b(?:inss|gps|darf da dctfweb)\b/,
  },
  {
    title: 'IRRF sobre dividendos',
    marks: darf(ON_DIVIDENDS),
    rule_keys: ['irrf-dividendos'],
    named: /\bdividendos\b/,
  },
  { title: 'IRRF e CSRF', marks: darf(WITHHELD), rule_keys: ['irrf-csrf'], named: /\b(?:irrf|csrf)\b/ },
  { title: 'PIS e COFINS', marks: darf(ON_REVENUE), rule_keys: ['pis-cofins'], named: /\b(?:pis|cofins)\b/ },
  { title: 'IRPJ e CSLL', marks: darf(ON_PROFIT), rule_keys: ['irpj-csll'], named: /\b(?:irpj|csll)\b/ },
  {
    title: 'ISS',
    // Each city has its own form, and names the tax.
    marks: /\biss(?:qn)?\b|imposto sobre servicos/,
    rule_keys: ['iss'],
    named: /\biss(?:qn)?\b/,
  },
];
