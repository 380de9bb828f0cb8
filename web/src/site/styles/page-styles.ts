import quoteForm from '#site/contact/quote-form.css?inline';
import taxCalendar from '#site/tax-calendar/tax-calendar.css?inline';
import blog from './blog.css?inline';
import cards from './cards.css?inline';
import home from './home.css?inline';
import pages from './pages.css?inline';
import print from './print.css?inline';
import prose from './prose.css?inline';

/** What a page needs besides `site.css`, which all of them carry. A page brings the styles it uses, and no others. */
export const pageStyles = {
  home: home + cards + print,
  page: pages + print,
  contact: pages + quoteForm + print,
  blog: cards + blog + print,
  reading: cards + blog + prose + print,
  calendar: cards + blog + taxCalendar + print,
  plain: print,
} as const;
