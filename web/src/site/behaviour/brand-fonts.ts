/** Where a device says that it has had the fonts. */
export const FONTS_KEPT = 'site.fonts';
/** The class of a page that draws with them. */
export const WITH_FONTS = 'with-fonts';

const FONTS = ['1em Gabarito', '1em "Funnel Sans"'];

/**
 * On a first visit the text is read in a font of the device that takes the same room, and the firm's fonts come once
 * it has been painted: on a slow line they would hold it up. From then on each page has them from its first paint.
 */
export async function bringFonts(page: Document, storage: () => Pick<Storage, 'setItem'>): Promise<void> {
  const faces = await Promise.all(FONTS.map((font) => page.fonts.load(font)));
  if (faces.some(({ length }) => length === 0)) return;
  page.documentElement.classList.add(WITH_FONTS);
  try {
    storage().setItem(FONTS_KEPT, '1');
  } catch {
    // A browser that keeps nothing brings them after each first paint.
  }
}
