import { config, z } from 'zod';

// Else zod tries whether it may compile its checks with `new Function`. Our content security policy forbids that, and a
// browser reports the try on every page.
config({ jitless: true });

export { z };
