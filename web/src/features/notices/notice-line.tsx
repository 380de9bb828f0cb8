import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useLocalAccount } from '#data/local/database-context.ts';
import { markNoticeRead, type Notice } from '#data/notices/notices.ts';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { noticeLook, noticeTime } from './notice-look.ts';

/** A notice: opening what it is about reads it. */
export function NoticeLine({ notice }: { readonly notice: Notice }) {
  const account = useLocalAccount();
  const { Icon, family } = noticeLook(notice.kind);
  const isUnread = notice.read_at === null;
  const content = (
    <>
      <IconTile family={family} size={40}>
        <Icon size={20} strokeWidth={1.75} />
      </IconTile>
      <chakra.span minWidth="0" flex="1" overflowWrap="anywhere">
        <chakra.b display="block" fontWeight={isUnread ? 'strong' : 'medium'}>
          {notice.title}
        </chakra.b>
        <chakra.small display="block" textStyle="secondary" color="fg.muted">
          {notice.body}
        </chakra.small>
        <chakra.time display="block" textStyle="meta" color="fg.muted" dateTime={notice.created_at}>
          {noticeTime(notice.created_at, new Date())}
        </chakra.time>
      </chakra.span>
      {isUnread && <Dot role="img" aria-label="Não lido" />}
    </>
  );
  return (
    <Item>
      {notice.link === null ? (
        <Row as="div">{content}</Row>
      ) : (
        <Row asChild>
          {/* A device without room shows it as unread next time: nothing to tell anybody. */}
          <Link to={notice.link} onClick={() => void markNoticeRead(account, notice)}>
            {content}
          </Link>
        </Row>
      )}
    </Item>
  );
}

const Item = chakra('li', {
  base: { borderTopWidth: '1px', borderColor: 'border', _first: { borderTopWidth: '0' } },
});
const Row = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3.5',
    minHeight: '44px',
    color: 'fg',
    '&:is(a):hover': { bg: 'bg.subtle' },
    '&:is(a):focus-visible': { outlineOffset: '-2px' },
  },
});
const Dot = chakra('span', {
  base: { boxSize: '8px', borderRadius: 'full', bg: 'brand.solid', flexShrink: '0', mt: '1.5' },
});
