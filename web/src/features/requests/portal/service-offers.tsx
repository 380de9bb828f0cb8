import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { priceText } from '../request-labels.ts';
import { useOfferedServices } from '../new-request/use-offered-services.ts';
import { usePortalLink } from '../use-portal-link.ts';

/** Each service of the firm, a tap away from asking for it. */
export function ServiceOffers({ headingId }: { headingId: string }) {
  const services = useOfferedServices();
  if (services.kind === 'ready' && services.value.length === 0) return null;
  return (
    <>
      <chakra.h2 id={headingId} textStyle="cardTitle" mb="2.5">
        Serviços do escritório
      </chakra.h2>
      <Card padding="none" overflow="hidden">
        {services.kind === 'loading' && <SkeletonRows rows={4} />}
        {services.kind === 'error' && (
          <ErrorState
            title="Não deu para carregar os serviços"
            text="O que já estava no aparelho continua aqui."
            onRetry={services.retry}
          />
        )}
        {services.kind === 'ready' && (
          <Grid aria-label="Serviços do escritório">
            {services.value.map((service) => (
              <li key={service.id}>
                <Offer service={service} />
              </li>
            ))}
          </Grid>
        )}
      </Card>
    </>
  );
}

function Offer({ service }: { service: Row<'services'> }) {
  const linkTo = usePortalLink();
  return (
    <OfferLink to={linkTo(paths.clientPortalNewRequest, { service: service.id })}>
      <Box flex="1" minWidth="0">
        <chakra.span srOnly>{'Solicitar '}</chakra.span>
        <chakra.b display="block" fontWeight="semibold" fontSize="secondary" overflowWrap="anywhere">
          {service.name}
        </chakra.b>
        {service.description !== null && (
          <chakra.span display="block" textStyle="meta" color="fg.muted" mt="0.5">
            {service.description}
          </chakra.span>
        )}
        <chakra.span
          display="block"
          textStyle="meta"
          fontWeight="medium"
          mt="1.5"
          fontVariantNumeric="tabular-nums"
        >
          {priceText(service.price_cents)}
        </chakra.span>
      </Box>
      <Box color="brand.fg" alignSelf="center">
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </Box>
    </OfferLink>
  );
}

/** Hairlines between the cells: each draws its own below and to the right, the frame cuts the last ones off. */
const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    mb: '-1px',
    me: '-1px',
    '& > li': { borderBottomWidth: '1px', borderInlineEndWidth: '1px', borderColor: 'border' },
  },
});

const OfferLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    height: 'full',
    px: { base: '4', md: '5' },
    py: '3.5',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
