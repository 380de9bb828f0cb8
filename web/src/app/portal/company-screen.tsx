import type { ReactNode } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { usePortalParams } from './use-portal-params.ts';

type CompanyScreenProps = {
  /** Under a key of the company: what was typed in one does not follow into another. */
  readonly draw: (clientId: string) => ReactNode;
};

/** A screen of the company that the URL names. */
export function CompanyScreen({ draw }: CompanyScreenProps) {
  const { clientId } = usePortalParams();
  return clientId === null ? (
    <Note kind="attention">Cliente não identificado. Fale com o escritório.</Note>
  ) : (
    draw(clientId)
  );
}
