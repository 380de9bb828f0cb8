import { Box, chakra } from '@chakra-ui/react';
import { formatInstantDate } from '@portal/domain';
import { Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import type { ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE, REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { REQUEST_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { AttentionNote } from '../attention-note.tsx';
import { attachmentCount } from '../request-labels.ts';
import { RequestMark } from '../request-mark.tsx';
import { usePortalLink } from '../use-portal-link.ts';

type RequestRowProps = { request: ShownRequest; state: RecordState };

export function RequestRow({ request, state }: RequestRowProps) {
  const linkTo = usePortalLink();
  const { id, service_name, status, description, created_at, document_ids } = request;
  return (
    <>
      <RowLink to={linkTo(`${paths.clientPortalRequests}/${id}`)}>
        <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
          <chakra.b fontWeight="semibold" lineHeight="1.35" minWidth="0" overflowWrap="anywhere">
            {service_name ?? NO_SERVICE}
          </chakra.b>
          <StatusPill kind={REQUEST_STATUS_LOOKS[status]} text={REQUEST_STATUS_LABELS[status]} />
        </Box>
        <Box textStyle="secondary" color="fg.muted" mt="1" truncate>
          {description}
        </Box>
        <Meta>
          <time dateTime={created_at}>{formatInstantDate(created_at)}</time>
          {document_ids.length > 0 && (
            <Box as="span" display="inline-flex" alignItems="center" gap="5px">
              <Paperclip size={15} strokeWidth={1.75} aria-hidden />
              {attachmentCount(document_ids.length)}
            </Box>
          )}
          <RequestMark state={state} />
        </Meta>
      </RowLink>
      {state.kind === 'attention' && (
        <Box px={{ base: '4', md: '5' }} pb="4">
          <AttentionNote reason={state.reason} />
        </Box>
      )}
    </>
  );
}

const RowLink = chakra(Link, {
  base: {
    display: 'block',
    px: { base: '4', md: '5' },
    py: '4',
    borderRadius: 'lg',
    _hover: { bg: 'bg.subtle' },
  },
});

const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    mt: '1.5',
    textStyle: 'meta',
    lineHeight: '20px',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});
