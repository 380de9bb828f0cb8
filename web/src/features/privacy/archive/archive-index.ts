import { formatInstantMinute, toInstant } from '@portal/domain';
import type { ArchiveContents, ArchivedFile, MissingReason } from './archive.ts';
import { MANIFEST } from './archive-manifest.ts';
import { archivePage, archiveTable, escapeHtml, link } from './archive-page.ts';

export const MISSING: Record<MissingReason, string> = {
  offline: 'não estava neste aparelho, e faltava conexão',
  refused: 'recusado na verificação do conteúdo',
  not_there: 'não está no servidor',
  no_access: 'esta conta não pode abrir',
  unknown: 'não foi possível baixar',
};

/** The first page: whose data it is, what is in it, and what is not. */
export function archiveIndex(
  { title, about, facts, tables }: ArchiveContents,
  counts: ReadonlyMap<string, number>,
  files: readonly ArchivedFile[],
  now: Date,
): string {
  const missing = files.flatMap((file) => (file.kind === 'missing' ? [file] : []));
  const lines = tables.map(({ title: name, slug }) => [
    { text: name, href: `dados/${slug}.html` },
    { text: String(counts.get(slug) ?? 0) },
    { text: 'CSV', href: `dados/${slug}.csv` },
    { text: 'JSON', href: `dados/${slug}.json` },
  ]);
  const body = [
    `<p>Feito em ${formatInstantMinute(toInstant(now))}. Abre sem internet.</p>`,
    ...about.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`,
    '<h2>Dados</h2>',
    archiveTable(['O quê', 'Registros', 'Planilha', 'Para outro sistema'], lines),
    '<h2>Arquivos</h2>',
    `<p>${files.length - missing.length} incluídos, ${missing.length} não incluídos.</p>`,
    ...(missing.length === 0 ? [] : [missingTable(missing)]),
    `<p>Soma SHA-256 de cada parte: ${link({ text: MANIFEST, href: MANIFEST })}.</p>`,
  ];
  return archivePage(title, body.join('\n'));
}

const missingTable = (missing: readonly Extract<ArchivedFile, { kind: 'missing' }>[]) =>
  archiveTable(
    ['Arquivo não incluído', 'Por quê'],
    missing.map(({ filename, reason }) => [{ text: filename }, { text: MISSING[reason] }]),
  );
