import { Download, Pin, PinOff } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';

type DownloadButtonProps = {
  readonly name: string;
  /** Its bytes are on their way. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
};

export function DownloadButton({ name, isBusy, onClick }: DownloadButtonProps) {
  return (
    <IconButton
      size="md"
      label={`Baixar ${name}`}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={onClick}
    >
      <Download size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

type PinButtonProps = {
  readonly name: string;
  readonly isPinned: boolean;
  readonly onClick: () => void;
};

/** 'Manter neste aparelho', and back. */
export function PinButton({ name, isPinned, onClick }: PinButtonProps) {
  const Icon = isPinned ? PinOff : Pin;
  return (
    <IconButton
      size="md"
      label={isPinned ? `Não manter neste aparelho: ${name}` : `Manter neste aparelho: ${name}`}
      aria-pressed={isPinned}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
