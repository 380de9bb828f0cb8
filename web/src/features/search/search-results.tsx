import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import {
  Building2,
  CalendarCheck,
  CornerDownLeft,
  FileText,
  Inbox,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  PanelsTopLeft,
  Zap,
} from 'lucide-react';
import type { OptionGroup, SearchOption } from './search-options.ts';

type SearchResultsProps = {
  readonly listId: string;
  readonly groups: readonly OptionGroup[];
  /** The one that Enter chooses. */
  readonly current: SearchOption | undefined;
  readonly onChoose: (option: SearchOption) => void;
};

export function SearchResults({ listId, groups, current, onChoose }: SearchResultsProps) {
  return (
    <List id={listId} role="listbox" aria-label="Resultados">
      {groups.map(({ id, title, total, options }) => (
        <li key={id} role="group" aria-labelledby={`${listId}-${id}`}>
          <Title id={`${listId}-${id}`} role="presentation">
            {title}
            {total > options.length && (
              <chakra.span ms="auto" fontWeight="normal">
                {options.length} de {formatCount(total)}
              </chakra.span>
            )}
          </Title>
          {options.map((option) => (
            <Option
              key={option.id}
              id={`${listId}-${option.id}`}
              role="option"
              aria-selected={option === current}
              ref={option === current ? intoView : undefined}
              // Before the field loses the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <GroupIcon group={id} />
              <chakra.span flex="1" minWidth="0">
                <chakra.bdi display="block" fontWeight="semibold" truncate>
                  {option.name}
                </chakra.bdi>
                <chakra.small display="block" textStyle="meta" color="fg.muted" truncate>
                  {option.detail}
                </chakra.small>
              </chakra.span>
              {option === current && <CornerDownLeft size={16} strokeWidth={1.75} aria-hidden />}
            </Option>
          ))}
        </li>
      ))}
    </List>
  );
}

const ICONS: Record<OptionGroup['id'], LucideIcon> = {
  screens: PanelsTopLeft,
  commands: Zap,
  company: Building2,
  clients: Building2,
  obligations: CalendarCheck,
  tasks: ListChecks,
  service_requests: Inbox,
  notes: NotebookPen,
  documents: FileText,
};

function GroupIcon({ group }: { readonly group: OptionGroup['id'] }) {
  const Icon = ICONS[group];
  return <Icon size={20} strokeWidth={1.75} aria-hidden />;
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const List = chakra('ul', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    listStyle: 'none',
    px: '2',
    pb: '2',
    textStyle: 'dense',
    // The next heading stays in sight of what the arrows bring up.
    scrollPaddingBlock: '36px 8px',
    _empty: { display: 'none' },
  },
});

const Title = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '2.5',
    pt: '3',
    pb: '1',
    textStyle: 'meta',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '2.5',
    py: '1.5',
    minHeight: '48px',
    borderRadius: 'control',
    cursor: 'pointer',
    '& > svg': { flexShrink: '0', color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'bg.muted' },
  },
});
