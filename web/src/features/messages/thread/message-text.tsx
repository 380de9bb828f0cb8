import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { textParts } from './text-parts.ts';

const Anchor = chakra('a', {
  base: { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** What somebody wrote: text, and links that tell the other side nothing of where they were followed. */
export function MessageText({ content }: { content: string }) {
  return textParts(content).map((part, index) =>
    part.kind === 'link' ? (
      <Anchor key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </Anchor>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
