import { chakra } from '@chakra-ui/react';
import { formatMonthName, type Month } from '@portal/domain';
import { Folder } from 'lucide-react';

type MonthFoldersProps = {
  /** In which something arrived, the latest first. */
  months: readonly Month[];
  /** The one that is open; null: all. */
  month: Month | null;
  onChoose: (month: Month | null) => void;
};

/** So many are shown: older ones are among the months of the filter. */
const MOST_SHOWN = 12;

/** The documents of a client by month, as folders: one is opened by a press and closed by the next. */
export function MonthFolders({ months, month, onChoose }: MonthFoldersProps) {
  if (months.length < 2) return null;
  return (
    <Folders role="group" aria-label="Pastas por mês" data-print="hidden">
      {months.slice(0, MOST_SHOWN).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === month}
          onClick={() => onChoose(one === month ? null : one)}
        >
          <Folder size={16} strokeWidth={1.75} aria-hidden />
          {formatMonthName(one)}
        </button>
      ))}
    </Folders>
  );
}

const Folders = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    p: { base: '0', md: '10px 12px 0' },
    pb: { base: '3', md: '0' },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '44px', md: '36px' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'control',
      bg: 'bg.panel',
      cursor: 'pointer',
      '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
    },
  },
});
