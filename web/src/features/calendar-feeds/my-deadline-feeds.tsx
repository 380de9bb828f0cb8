import { CalendarFeedsCard } from './calendar-feeds-card.tsx';

const OFFERED = [{ client_id: null, label: 'Meus prazos' }];

/** Of the clients that somebody of the staff looks after; all of the person's addresses are listed here. */
export const MyDeadlineFeeds = () => <CalendarFeedsCard offered={OFFERED} />;
