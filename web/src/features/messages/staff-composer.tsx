import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { CannedManager } from './canned/canned-manager.tsx';
import { CannedPanel } from './canned/canned-panel.tsx';
import { Composer, type ComposerProps } from './composer/composer.tsx';
import { optionId, useCannedAnswers } from './canned/use-canned-answers.ts';
import { useFittingHeight } from './composer/use-fitting-height.ts';

/** The field of the office: with the answers it gives often, at a slash or at a button. */
export function StaffComposer({
  composer,
  clientId,
}: Pick<ComposerProps, 'composer'> & { clientId: string }) {
  const { text, setText } = composer;
  const field = useFittingHeight(text);
  const [isManaging, setIsManaging] = useState(false);
  const answers = useCannedAnswers({ clientId, text, setText, field });
  const { listId, isOpen, found, current } = answers;
  const manage = () => {
    answers.close();
    setIsManaging(true);
  };
  return (
    <>
      <Composer
        composer={composer}
        help={{
          field,
          takesKey: answers.takesKey,
          list: isOpen && found.length > 0 ? { id: listId, currentId: optionId(listId, current) } : null,
          button: (
            <IconButton
              label="Respostas prontas"
              size="md"
              aria-expanded={isOpen}
              // The field keeps the focus, and with it the place where the text goes.
              onMouseDown={(event) => event.preventDefault()}
              onClick={answers.toggle}
            >
              <MessageSquareQuote size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          ),
          panel: isOpen && (
            <CannedPanel
              {...{ listId, current }}
              answers={found}
              onChoose={answers.insert}
              onManage={manage}
            />
          ),
        }}
      />
      <CannedManager isOpen={isManaging} onClose={() => setIsManaging(false)} />
    </>
  );
}
