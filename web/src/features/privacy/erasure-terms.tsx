import { chakra } from '@chakra-ui/react';
import { calendarDateOf, ERASED_DATA, RETAINED } from '@portal/domain';
import { Lock, Trash2 } from 'lucide-react';
import { ERASED_TEXTS, RETAINED_TEXTS, retainedText } from './privacy-labels.ts';

/** Said before anybody asks, and beside what was asked: what goes, and what the law keeps. */
export function ErasureTerms() {
  const today = calendarDateOf(new Date());
  return (
    <Halves>
      <div>
        <Heading>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />O que sai
        </Heading>
        <List>
          {ERASED_DATA.map((what) => (
            <li key={what}>{ERASED_TEXTS[what]}</li>
          ))}
        </List>
      </div>
      <div>
        <Heading>
          <Lock size={16} strokeWidth={1.75} aria-hidden />O que fica, até quando e por quê
        </Heading>
        <List>
          {RETAINED.map((what) => (
            <li key={what}>
              <b>{RETAINED_TEXTS[what]}</b>
              <small>{retainedText(what, today)}</small>
            </li>
          ))}
        </List>
      </div>
    </Halves>
  );
}

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > div': { p: '4', minWidth: '0' },
    '& > div:last-of-type': { bg: 'bg.subtle' },
  },
});
const Heading = chakra('h4', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold', mb: '2' },
});
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    textStyle: 'dense',
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& small': { textStyle: 'meta', color: 'fg.muted' },
  },
});
