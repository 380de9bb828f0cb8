import { calendarDateOf } from '@portal/domain';
import { aboutPage } from './about/about-page.tsx';
import { articlePages } from './blog/article-pages.ts';
import { blogPage } from './blog/blog-page.tsx';
import { contactPage } from './contact/contact-page.tsx';
import { homePage } from './home/home-page.tsx';
import { legalPages } from './legal/legal-pages.tsx';
import { notFoundPage } from './not-found-page.tsx';
import { offlinePage } from './offline-page.tsx';
import type { SitePage } from './page.ts';
import { servicesPage } from './services/services-page.tsx';
import { taxCalendarPages } from './tax-calendar/tax-calendar-pages.tsx';

/** Every public page. Menu and sitemap are made of this list, so that no link leads nowhere. */
export const sitePages: readonly SitePage[] = [
  homePage,
  aboutPage,
  servicesPage,
  blogPage,
  contactPage,
  ...articlePages,
  ...taxCalendarPages(calendarDateOf(new Date())),
  ...legalPages,
  notFoundPage,
  offlinePage,
];
