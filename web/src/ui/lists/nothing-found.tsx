import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

type NothingFoundProps = {
  /** 'Nenhum cliente encontrado' */
  readonly title: string;
  /** A search alone, where nothing else is said. */
  readonly text?: string;
  readonly label?: string;
  /** Back to all there is. */
  readonly onAll: () => void;
};

/** A list of which nothing is left by what is looked for. */
export function NothingFound({
  title,
  text = 'Confira a busca.',
  label = 'Limpar a busca',
  onAll,
}: NothingFoundProps) {
  return (
    <EmptyState
      illustration="search"
      title={title}
      text={text}
      action={
        <Button variant="outline" onClick={onAll}>
          {label}
        </Button>
      }
    />
  );
}
