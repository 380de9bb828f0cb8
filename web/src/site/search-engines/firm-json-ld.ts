import { firm } from '#config/firm.ts';
import { mapsLink } from '#site/content/contact-links.ts';
import { offeredServices } from '#site/content/services.ts';
import { absolute } from './absolute.ts';

const { street, city, state, postalCode } = firm.address;
const firmId = absolute('/#firma');

/** How other descriptions name the firm. */
export const firmReference = { '@id': firmId };

/** schema.org's description of the firm. No ratings: search engines ignore those a firm gives itself. */
export const firmJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'AccountingService',
  '@id': firmId,
  name: firm.name,
  description: firm.summary,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  image: absolute('/og/inicio.png'),
  telephone: `+${firm.phone.digits}`,
  email: firm.email,
  foundingDate: String(firm.foundedIn),
  hasMap: mapsLink,
  areaServed: 'BR',
  sameAs: firm.social.map(({ url }) => url),
  knowsAbout: offeredServices.map(({ title }) => title),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'BR',
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: `+${firm.whatsapp.digits}`,
    email: firm.email,
    availableLanguage: 'pt-BR',
  },
  openingHoursSpecification: firm.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
};

export const websiteJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': absolute('/#site'),
  url: absolute('/'),
  name: firm.name,
  inLanguage: 'pt-BR',
  publisher: firmReference,
};
