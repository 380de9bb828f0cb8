import {
  Check,
  CornerUpLeft,
  Eye,
  FileCheck,
  Inbox,
  ListChecks,
  MessagesSquare,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TileFamily } from '#ui/drawings/tiles.tsx';
import { Button } from '#ui/button.tsx';
import { QueueRow } from './queue-row.tsx';
import { type QueueItem, sinceOf } from './queue.ts';
import { detailOf, keyOf, pathOf, titleOf, waitOf } from './queue-words.ts';
import type { Complete } from './use-complete.ts';

type QueueItemsProps = {
  readonly items: readonly QueueItem[];
  readonly now: Date;
  readonly onComplete: (item: Complete) => void;
};

export function QueueItems({ items, now, onComplete }: QueueItemsProps) {
  return items.map((item) => {
    const { family, icon } = LOOKS[item.kind];
    return (
      <QueueRow
        key={keyOf(item)}
        {...{ family, icon }}
        title={titleOf(item)}
        detail={detailOf(item)}
        wait={waitOf(sinceOf(item), now)}
        isLate={item.kind === 'obligation' || item.kind === 'task'}
        to={pathOf(item)}
        action={<Action item={item} onComplete={onComplete} />}
      />
    );
  });
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const LOOKS: Record<QueueItem['kind'], { family: TileFamily; icon: ReactNode }> = {
  thread: { family: 'sky', icon: <MessagesSquare {...icon} /> },
  request: { family: 'sky', icon: <Inbox {...icon} /> },
  documents: { family: 'sol', icon: <FileCheck {...icon} /> },
  obligation: { family: 'rosa', icon: <TriangleAlert {...icon} /> },
  task: { family: 'rosa', icon: <ListChecks {...icon} /> },
};

type ActionProps = { readonly item: QueueItem; readonly onComplete: (item: Complete) => void };

/** What the keys R and C press is marked as theirs. */
function Action({ item, onComplete }: ActionProps) {
  switch (item.kind) {
    case 'thread':
    case 'request':
      return (
        <Button asChild variant="ghost" size="sm">
          <Link to={pathOf(item)} aria-keyshortcuts="R" aria-label={`Responder ${titleOf(item)}`}>
            <CornerUpLeft {...icon} />
            Responder
          </Link>
        </Button>
      );
    case 'documents':
      return (
        <Button asChild variant="ghost" size="sm">
          <Link to={pathOf(item)} aria-label={`Conferir ${titleOf(item)}`}>
            <Eye {...icon} />
            Conferir
          </Link>
        </Button>
      );
    case 'obligation':
    case 'task':
      return (
        <Button
          variant="ghost"
          size="sm"
          aria-keyshortcuts="C"
          aria-label={`Concluir ${titleOf(item)}`}
          onClick={() => onComplete(item)}
        >
          <Check {...icon} />
          Concluir
        </Button>
      );
  }
}
