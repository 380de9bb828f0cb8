import { chakra } from '@chakra-ui/react';
import { loadArchiveWords } from '#app/archive-words.ts';
import { AcceptedTexts } from '#features/account/texts/accepted-texts.tsx';
import { DataOfficer } from '#features/privacy/data-officer.tsx';
import { PrivacyRights } from '#features/privacy/privacy-rights.tsx';
import { useSession } from '#session/session-context.ts';

/** What the firm holds about somebody of its own staff, and what they may ask. */
export function DataPanel() {
  const session = useSession();
  const user = session.kind === 'active' ? session.user : null;
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <PrivacyRights user={user} loadWords={loadArchiveWords} />
      {user !== null && <AcceptedTexts user={user} />}
      <DataOfficer />
    </chakra.div>
  );
}
