/** What the notices of a person's own account speak of, entering it above all: the newest takes the place of those before. */
export const ABOUT_ACCOUNT = 'account';
