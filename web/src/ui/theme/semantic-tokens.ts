import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import type { ColorPair } from '#config/firm-shape.ts';
import { brand as firm } from '#config/brand.ts';

/** Both themes of one colour. Contrast was measured pair by pair: change none of these alone. */
const pair = (base: string, dark: string) => ({ value: { base, _dark: dark } });

const pairOf = ({ light, dark }: ColorPair) => pair(light, dark);
const { canvas, brand, band } = firm.colors;

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pairOf(canvas),
      panel: pair('#FFFFFF', '#101F22'),
      subtle: pair('#EFF4F3', '#16282C'),
      muted: pair('#E4ECEA', '#1C3136'),
      emphasized: pair('#D3DFDC', '#294347'),
      inverted: pair('#092C33', '#E7F0EF'),
    },
    fg: {
      DEFAULT: pair('#0D272D', '#E8F1F0'),
      muted: pair('#46595E', '#AEC1C2'),
      subtle: pair('#596C71', '#90A6A8'),
      inverted: pair('#F2F8F7', '#0A1517'),
      error: pair('#A3221B', '#FFB4AB'),
    },
    border: {
      DEFAULT: pair('#DAE3E1', '#22383C'),
      emphasized: pair('#7C8F93', '#67807F'),
      error: pair('#C8372C', '#F0776C'),
    },
    brand: {
      solid: pairOf(brand.solid),
      hover: pairOf(brand.hover),
      contrast: pairOf(brand.contrast),
      fg: pairOf(brand.fg),
      subtle: pairOf(brand.subtle),
      muted: pairOf(brand.muted),
      emphasized: pairOf(brand.emphasized),
      border: pairOf(brand.border),
      focusRing: pairOf(brand.focusRing),
    },
    status: {
      pendente: {
        fg: pair('#6A4B00', '#F6D57A'),
        bg: pair('#FFF1C6', '#3A2E0A'),
        dot: pair('#E0A800', '#E0B22E'),
        line: pair('#A37700', '#E0B22E'),
      },
      andamento: {
        fg: pair('#14489A', '#A9CBFF'),
        bg: pair('#E2EEFF', '#152D52'),
        dot: pair('#3B7BE0', '#6EA6F7'),
        line: pair('#3B7BE0', '#6EA6F7'),
      },
      concluida: {
        fg: pair('#155A2F', '#97DFB0'),
        bg: pair('#DDF4E3', '#123523'),
        dot: pair('#2F9A58', '#4DB878'),
        line: pair('#2A8C4F', '#4DB878'),
      },
      atrasada: {
        fg: pair('#99211B', '#FFB4AB'),
        bg: pair('#FDE5E2', '#4A1A17'),
        dot: pair('#D8453B', '#F0776C'),
        line: pair('#D0402F', '#F0776C'),
      },
    },
    priority: {
      baixa: { fg: pair('#4C5C60', '#AEBFC1'), line: pair('#7F9094', '#7E9497') },
      media: { fg: pair('#6A4B00', '#F6D57A'), line: pair('#A37700', '#E0B22E') },
      alta: { fg: pair('#99211B', '#FFB4AB'), line: pair('#D0402F', '#F0776C') },
    },
    attention: {
      fg: pair('#8A3B0C', '#FFBE8F'),
      bg: pair('#FFEFE0', '#3B2110'),
      line: pair('#DE9259', '#A9683A'),
    },
    error: { fg: pair('#A3221B', '#FFB4AB'), line: pair('#C8372C', '#F0776C') },
    danger: {
      solid: pair('#C8372C', '#F0776C'),
      hover: pair('#B02E24', '#F59389'),
      contrast: pair('#FFFFFF', '#2B0705'),
    },
    // A toast is drawn on bg.inverted, so its accents swap themes with it.
    toast: {
      success: pair('#7FD39C', '#155A2F'),
      error: pair('#FF9B8F', '#A3221B'),
      info: pair('#AFE0E0', '#0E4B54'),
    },
    band: {
      bg: pairOf(band.bg),
      fg: pairOf(band.fg),
      muted: pairOf(band.muted),
      line: pairOf(band.line),
      panel: pairOf(band.panel),
    },
    tile: {
      sky: { a: pair('#D8EBEB', '#163E46'), b: pair('#AFD6D7', '#1F5A64'), c: pair('#0B3A42', '#CFEBEB') },
      rosa: { a: pair('#FADFD5', '#4A2B22'), b: pair('#F4BCA8', '#6E4032'), c: pair('#6E2F14', '#FADFD5') },
      sol: { a: pair('#FFEBDA', '#45300F'), b: pair('#FFD3AE', '#6B4A18'), c: pair('#6A3A05', '#FFE3BF') },
      leaf: { a: pair('#DDF4E3', '#173F28'), b: pair('#B3DFC0', '#235C3B'), c: pair('#155A2F', '#BFEBCD') },
      paper: pair('#FFF9F0', '#DCE8E6'),
      sun: pair('#FA9557', '#FA9557'),
      ink: pair('#0B3A42', '#0B3A42'),
    },
    chart: {
      1: pair('#14606A', '#86CFD0'),
      2: pair('#D9622A', '#FA9557'),
      3: pair('#43939A', '#43939A'),
      4: pair('#B27F00', '#E0B22E'),
      5: pair('#B4604A', '#E39A85'),
      6: pair('#5B6F7A', '#8CA2A4'),
    },
    scrim: pair('rgb(6 29 34 / .44)', 'rgb(0 0 0 / .6)'),
  },
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
  shadows: {
    control: pair('0 1px 2px rgb(9 44 51 / .18)', '0 1px 2px rgb(0 0 0 / .5)'),
    md: pair(
      '0 1px 2px rgb(9 44 51 / .06), 0 8px 24px -8px rgb(9 44 51 / .18)',
      '0 8px 24px -8px rgb(0 0 0 / .6)',
    ),
    lg: pair(
      '0 2px 6px rgb(9 44 51 / .08), 0 24px 56px -12px rgb(9 44 51 / .32)',
      '0 24px 56px -12px rgb(0 0 0 / .75)',
    ),
  },
});
