import type { ManifestOptions } from 'vite-plugin-pwa';
import { firm } from '../src/config/firm.ts';
import { paths } from '../src/config/paths.ts';

/** What the installed app is called, how it looks on the home screen, and where it opens. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/app',
  name: `${firm.name}: Portal do Cliente`,
  short_name: firm.shortName,
  description: `Documentos, obrigações e conversa com a ${firm.name}, também sem conexão.`,
  lang: 'pt-BR',
  dir: 'ltr',
  // The portal sends staff on to the panel, and who is not signed in to the sign-in.
  start_url: paths.clientPortalMonth,
  scope: '/',
  display: 'standalone',
  theme_color: firm.colors.canvas.light,
  background_color: firm.colors.canvas.light,
  categories: ['business', 'finance', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/portal-phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Obrigações do cliente no celular',
    },
    {
      src: '/screenshots/panel-desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Clientes no painel do escritório',
    },
  ],
  shortcuts: [
    { name: 'Este mês', url: paths.clientPortalMonth },
    { name: 'Enviar documento', url: paths.clientPortal },
    { name: 'Falar com o contador', url: `${paths.clientPortal}?aba=chat` },
  ],
};
