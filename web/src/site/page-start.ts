import { FONTS_KEPT, WITH_FONTS } from './behaviour/brand-fonts.ts';

/**
 * Stands in the head of every page and runs before anything is painted. A browser that has had the firm's fonts draws
 * with them at once; the page's own scripts, named in `data-scripts`, are asked for once there is something to read.
 * What happens before they are there is kept for them. The content security policy lets this text in by its hash (firebase.json), so it costs no request.
 */
export const PAGE_START = [
  `try{localStorage.getItem('${FONTS_KEPT}')&&document.documentElement.classList.add('${WITH_FONTS}')}catch{}`,
  `{const names=document.currentScript.dataset.scripts.split(' '),start=()=>names.forEach(name=>import(name));`,
  `document.addEventListener('click',({target})=>{self.earlyPress??=target.closest('[data-keeps-press]')});`,
  // Browsers that can install say so once, and early.
  `addEventListener('beforeinstallprompt',event=>{event.preventDefault();self.installPrompt=event});`,
  // The frame after the next has the whole page behind it; a tab that nobody looks at has no frames.
  `addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(start)))}`,
].join('');
