import { expect, test } from 'vitest';
import { csvBlob } from './csv.ts';

const textOf = async (...rows: string[][]) => {
  const bytes = new Uint8Array(await csvBlob(rows).arrayBuffer());
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

test('cells are parted by semicolons, and the file says that it is UTF-8', async () => {
  expect(await textOf(['Razão Social', 'UF'], ['Pão', 'SP'])).toBe('\uFEFFRazão Social;UF\r\nPão;SP\r\n');
});

test('what parts cells and lines is kept inside a cell', async () => {
  expect(await textOf(['a;b', 'diz "sim"', 'duas\nlinhas'])).toBe(
    '\uFEFF"a;b";"diz ""sim""";"duas\nlinhas"\r\n',
  );
});

test('no cell becomes a formula', async () => {
  expect(await textOf(['=1+1', '+55', '-2', '@SUM', '\tx', 'a=b'])).toBe(
    "\uFEFF'=1+1;'+55;'-2;'@SUM;'\tx;a=b\r\n",
  );
});
