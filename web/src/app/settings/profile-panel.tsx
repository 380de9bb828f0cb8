import { ProfileForm } from '#features/account/profile-form.tsx';
import { useSession } from '#session/session-context.ts';
import { Card } from '#ui/display/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { CardTitle } from './card-title.tsx';

export function ProfilePanel() {
  const session = useSession();
  const user = session.kind === 'active' ? session.user : null;
  return (
    <Card>
      <CardTitle>Perfil</CardTitle>
      {user === null ? <SkeletonRows rows={2} /> : <ProfileForm user={user} />}
    </Card>
  );
}
