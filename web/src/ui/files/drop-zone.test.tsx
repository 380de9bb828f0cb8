import { expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { DropZone } from './drop-zone.tsx';

const draw = (more?: string) =>
  renderForTest(
    <DropZone
      label="Enviar documentos"
      fieldLabel="Arquivos para enviar"
      texts={{
        idle: 'Arraste arquivos',
        touch: 'Toque para escolher',
        dragging: 'Solte',
        busy: 'Enviando...',
      }}
      hint="PDF e imagens"
      {...(more === undefined ? {} : { more })}
      isBusy={false}
      onFiles={() => undefined}
    />,
  ).host;

/** As a device with nothing but a finger sees it: jsdom knows no media queries, so the rules are read. */
const rulesForFingers = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes('coarse'),
    )
    .flatMap((rule) => [...rule.cssRules].map(({ cssText }) => cssText));

it('speaks of dragging to a mouse, and of touching to a finger', () => {
  const host = draw();
  expect(host.textContent).toContain('Arraste arquivos');
  expect(host.textContent).toContain('Toque para escolher');
  expect(rulesForFingers().join()).toMatch(
    /display: none[^]*display: inline|display: inline[^]*display: none/,
  );
});

it('names what else is taken below the hint', () => {
  expect(draw('Também XML').textContent).toContain('PDF e imagensTambém XML');
});
