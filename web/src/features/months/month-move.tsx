import { type Competence, lawRows } from '@portal/domain';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { readLaw } from '#data/months/read-law.ts';
import { MonthMoveDialog } from './month-move-dialog.tsx';

type MonthMoveProps = { ruleKey: string; competence: Competence; onClose: () => void };

/** The date of one rule in the month that is looked at. What all months have is read when somebody asks. */
export function MonthMove({ ruleKey, competence, onClose }: MonthMoveProps) {
  const office = valueOr(useLocalQuery(readLaw, []), null);
  const rule = office?.rules && lawRows(office.rules).find(({ key }) => key === ruleKey);
  if (office === null || rule === undefined) return null;
  return <MonthMoveDialog {...{ office, rule, competence, onClose }} />;
}
