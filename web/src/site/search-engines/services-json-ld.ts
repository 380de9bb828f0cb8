import { paths } from '#config/paths.ts';
import { offeredServices } from '#site/content/services.ts';
import { absolute } from './absolute.ts';
import { firmReference } from './firm-json-ld.ts';

/** Every service as something that the firm provides, each with its place on the page. */
export const servicesJsonLd = {
  '@context': 'https://schema.org',
  '@graph': offeredServices.map(({ id, title, description }) => ({
    '@type': 'Service',
    '@id': absolute(`${paths.services}#${id}`),
    url: absolute(`${paths.services}#${id}`),
    name: title,
    serviceType: title,
    description,
    areaServed: 'BR',
    provider: firmReference,
  })),
};
