import { Icon } from './icons.tsx';

type AssistantHeaderProps = {
  readonly isMinimized: boolean;
  /** A reply came while the panel was minimised. */
  readonly hasNews: boolean;
  /** Null where the browser has no voice. */
  readonly readsAloud: boolean | null;
  readonly onReadAloud: (isOn: boolean) => void;
  readonly onMinimize: () => void;
  readonly onRestore: () => void;
  readonly onClose: () => void;
};

export function AssistantHeader(props: AssistantHeaderProps) {
  const { isMinimized, hasNews, readsAloud, onReadAloud, onMinimize, onRestore, onClose } = props;
  return (
    <header className="assistant-header">
      <img src="/icons/favicon.svg" alt="" width={28} height={28} />
      <h2 id="assistente-titulo">Assistente virtual</h2>
      <span role="status" className={hasNews ? 'assistant-news' : 'sr-only'}>
        {hasNews && 'Nova resposta'}
      </span>
      {!isMinimized && readsAloud !== null && (
        <button
          type="button"
          role="switch"
          aria-checked={readsAloud}
          aria-label="Ler respostas em voz alta"
          title="Ler respostas em voz alta"
          onClick={() => onReadAloud(!readsAloud)}
        >
          <Icon name={readsAloud ? 'voice' : 'mute'} />
        </button>
      )}
      {isMinimized ? (
        <button type="button" aria-label="Restaurar" title="Restaurar" onClick={onRestore}>
          <Icon name="restore" />
        </button>
      ) : (
        <button type="button" aria-label="Minimizar" title="Minimizar" onClick={onMinimize}>
          <Icon name="minimize" />
        </button>
      )}
      <button type="button" aria-label="Fechar" title="Fechar" onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}
