import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { usePortalLink } from '../use-portal-link.ts';

/** A request that was sent is the firm's to change: the person who made it asks in the chat. */
export function TalkToAccountant({ isMoving }: { isMoving: boolean }) {
  const linkTo = usePortalLink();
  return (
    <Card padding="portal">
      <chakra.p textStyle="secondary" color="fg.muted" mb="3">
        {isMoving
          ? 'Para mudar ou cancelar esta solicitação, fale com o contador.'
          : 'Ficou alguma dúvida? Fale com o contador.'}
      </chakra.p>
      <Button asChild variant="outline">
        <Link to={linkTo(paths.clientPortal, { tab: 'chat' })}>
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
          Falar com o contador
        </Link>
      </Button>
    </Card>
  );
}
