import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { optionId } from './use-canned-answers.ts';

type CannedPanelProps = {
  listId: string;
  answers: readonly Row<'canned_answers'>[];
  current: number;
  onChoose: (answer: Row<'canned_answers'>) => void;
  onManage: () => void;
};

/** Above the field, which keeps the focus: its keys move through the list. */
export function CannedPanel({ listId, answers, current, onChoose, onManage }: CannedPanelProps) {
  useEffect(() => {
    document.getElementById(optionId(listId, current))?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);
  return (
    <Panel onMouseDown={(event) => event.preventDefault()}>
      {answers.length === 0 ? (
        <Box px="3.5" pt="3" color="fg.muted">
          Nenhuma resposta pronta. O que a equipe responde sempre pode ficar guardado aqui.
        </Box>
      ) : (
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label="Respostas prontas"
          listStyle="none"
          maxHeight="240px"
          overflowY="auto"
          p="1"
        >
          {answers.map((answer, index) => (
            <Option
              key={answer.id}
              id={optionId(listId, index)}
              role="option"
              aria-selected={index === current}
              onClick={() => onChoose(answer)}
            >
              <Box fontWeight="semibold" truncate>
                {answer.title}
              </Box>
              <Box textStyle="meta" color="fg.muted" truncate>
                {answer.content}
              </Box>
            </Option>
          ))}
        </chakra.ul>
      )}
      <Box p="2" borderTopWidth={answers.length === 0 ? '0' : '1px'} borderColor="border">
        <Button size="sm" variant="ghostBrand" onClick={onManage}>
          Gerenciar respostas
        </Button>
      </Box>
    </Panel>
  );
}

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '3',
    bottom: 'calc(100% - 4px)',
    zIndex: 'tabs',
    maxWidth: '560px',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'lg',
    overflow: 'hidden',
  },
});

const Option = chakra('li', {
  base: {
    px: '2.5',
    py: '2',
    minHeight: '44px',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'brand.subtle' },
  },
});
