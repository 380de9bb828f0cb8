import { chakra } from '@chakra-ui/react';
import { ProfileForm } from '#features/account/own-data/profile-form.tsx';
import { MyDeadlineFeeds } from '#features/calendar-feeds/my-deadline-feeds.tsx';
import { useSession } from '#session/session-context.ts';
import { Card } from '#ui/display/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { CardTitle } from './card-title.tsx';

export function ProfilePanel() {
  const session = useSession();
  const user = session.kind === 'active' ? session.user : null;
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <Card>
        <CardTitle>Perfil</CardTitle>
        {user === null ? <SkeletonRows rows={2} /> : <ProfileForm user={user} />}
      </Card>
      <MyDeadlineFeeds />
    </chakra.div>
  );
}
