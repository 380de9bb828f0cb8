import { aboutPage } from './about/about-page.tsx';
import { contactPage } from './contact/contact-page.tsx';
import { homePage } from './home/home-page.tsx';
import { notFoundPage } from './not-found-page.tsx';
import type { SitePage } from './page.ts';
import { servicesPage } from './services/services-page.tsx';

/** Every public page. Menu and footer are made of this list, so that no link leads nowhere. */
export const sitePages: readonly SitePage[] = [homePage, aboutPage, servicesPage, contactPage, notFoundPage];
