import { ArrowUp } from 'lucide-react';

/** Floats at the lower left once the first screens are behind the reader, opposite the messenger. */
export function BackToTop() {
  return (
    <div className="back-to-top">
      <a href="#conteudo" aria-label="Voltar ao topo">
        <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </div>
  );
}
