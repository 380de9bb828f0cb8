import { type AuditEntry, calendarDateOf, formatCount } from '@portal/domain';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { readAuditNames } from '#records/history/audit-names.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { auditCsv } from './audit-csv.ts';

const PAGE = 500;
/** More lines than these are asked for by narrower days. */
const MOST = 10_000;

type ReadPage = (after: AuditEntry | null, limit: number) => Promise<AuditEntry[] | null>;

/** The trail as a file, with the filters it is shown with: all of it, or without a connection what is shown. */
export function useExport(readPage: ReadPage | null) {
  const { db } = useLocalAccount();
  const [isExporting, setExporting] = useState(false);
  const save = async (shown: readonly AuditEntry[]) => {
    setExporting(true);
    const entries = readPage === null ? shown : await readAll(readPage);
    setExporting(false);
    if (entries === null) {
      const description = 'O servidor não respondeu. Tente de novo em alguns instantes.';
      return toast({ kind: 'error', title: 'Erro ao exportar', description });
    }
    const names = await readAuditNames(db, entries).catch(() => new Map<string, string>());
    saveBlob(auditCsv(entries, names), `auditoria-${calendarDateOf(new Date())}.csv`);
    if (entries.length < MOST) return;
    const description = `O arquivo tem as ${formatCount(MOST)} linhas mais novas. Escolha menos dias.`;
    toast({ kind: 'info', title: 'Exportação cortada', description });
  };
  return { isExporting, save };
}

async function readAll(readPage: ReadPage): Promise<AuditEntry[] | null> {
  const entries: AuditEntry[] = [];
  while (entries.length < MOST) {
    const page = await readPage(entries.at(-1) ?? null, PAGE);
    if (page === null) return null;
    entries.push(...page);
    if (page.length < PAGE) break;
  }
  return entries;
}
