import { firm } from '#config/firm.ts';

const { street, city, state, postalCode } = firm.address;

/** schema.org's description of the firm, for search engines. */
export const firmJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'AccountingService',
  '@id': `https://${firm.domain}/#firma`,
  name: firm.name,
  url: `https://${firm.domain}/`,
  image: `https://${firm.domain}/icons/icon-512.png`,
  telephone: `+${firm.phone.digits}`,
  email: firm.email,
  foundingDate: String(firm.foundedIn),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'BR',
  },
  openingHoursSpecification: firm.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
};
