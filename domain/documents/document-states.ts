/** What the check of the content and the firm's review may have said of a document. */
export const DOCUMENT_CHECKS = ['pending', 'ok', 'refused'] as const;
export const DOCUMENT_REVIEWS = ['none', 'ok', 'returned'] as const;
/** The content alone was looked at, or a virus scanner was asked as well. */
export const DOCUMENT_CHECKERS = ['content', 'content+scanner'] as const;
