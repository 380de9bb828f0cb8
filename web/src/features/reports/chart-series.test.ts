import { expect, test } from 'vitest';
import { chartInWords } from './chart-series.ts';

test('a chart says in words what it draws, without the parts that are nothing', () => {
  const series = [
    { label: 'No prazo', color: 'x' },
    { label: 'Em atraso', color: 'y' },
  ];
  const lines = [
    { id: '1', label: '10/26', values: [1200, 0] },
    { id: '2', label: '11/26', values: [0, 0] },
  ];
  expect(chartInWords('Obrigações', series, lines)).toBe('Obrigações: 10/26 – No prazo 1.200; 11/26 – nada.');
  expect(chartInWords('Obrigações', series, [])).toBe('Obrigações: nada.');
});
