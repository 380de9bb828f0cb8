import type { Firm } from './firm-shape.ts';

const pair = (light: string, dark: string) => ({ light, dark });

/** The firm's name and colours: the part of `firm.ts` that the app's first list carries. */
export const brand: Pick<Firm, 'name' | 'shortName' | 'tagline' | 'colors'> = {
  name: 'Aurora Contabilidade',
  shortName: 'Aurora',
  tagline: 'Contabilidade',
  colors: {
    canvas: pair('#F6F8F7', '#0A1517'),
    brand: {
      solid: pair('#0E4B54', '#86CFD0'),
      hover: pair('#0B3A42', '#A4DEDE'),
      contrast: pair('#FFFFFF', '#06242A'),
      fg: pair('#0E5660', '#8FD3D4'),
      subtle: pair('#E9F3F3', '#123036'),
      muted: pair('#D3E8E8', '#184149'),
      emphasized: pair('#AFD6D7', '#2F6A72'),
      border: pair('#8FBFC2', '#2F6A72'),
      focusRing: pair('#14606A', '#9BDCDC'),
    },
    band: {
      bg: pair('#092C33', '#0D2428'),
      fg: pair('#F2F8F7', '#F2F8F7'),
      muted: pair('#A9C6C8', '#A9C6C8'),
      line: pair('#1D4A52', '#1F444B'),
      panel: pair('#0F3A42', '#113239'),
    },
    ink: {
      50: '#EEF6F6',
      100: '#D8EBEB',
      200: '#AFD6D7',
      300: '#7DBABD',
      400: '#43939A',
      500: '#1F7680',
      600: '#14606A',
      700: '#0E4B54',
      800: '#0B3A42',
      900: '#092C33',
      950: '#061D22',
    },
    sun: { 100: '#FFEBDA', 200: '#FFD3AE', 300: '#FFB580', 400: '#FA9557', 500: '#EA7433' },
    gold: '#FFCE6B',
    rosa: '#F4BCA8',
    cream: '#FFF9F0',
  },
};
