import type { ComponentType } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { usePortalParams } from './use-portal-params.ts';

/** A screen of the company that the URL names; what was typed in one does not follow into another. */
export function withCompany(Screen: ComponentType<{ clientId: string }>) {
  return function CompanyScreen() {
    const { clientId } = usePortalParams();
    return clientId === null ? (
      <Note kind="attention">Cliente não identificado. Fale com o escritório.</Note>
    ) : (
      <Screen key={clientId} clientId={clientId} />
    );
  };
}
