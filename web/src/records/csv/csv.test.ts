import { expect, test } from 'vitest';
import { csvBlob, readCsv } from './csv.ts';

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
    "\uFEFF'=1+1;'+55;'-2;'@SUM;\"'\tx\";a=b\r\n",
  );
});

test('what begins a cell where cells are parted by another sign becomes no formula either', async () => {
  expect(await textOf(['x,=1+1', 'x\t=1+1', 'a\n-1'])).toBe(`\uFEFF"x,'=1+1";"x\t'=1+1";"a\n'-1"\r\n`);
});

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(new TextEncoder().encode(text)).buffer;

test('what was written is read again as it was', async () => {
  const rows = [
    ['Razão Social', 'UF'],
    ['a;b,c', 'diz "sim"'],
    ['duas\r\nlinhas', ''],
    ['=1+1', "'=1+1"],
    ['+55', "it's"],
    ['x,=1+1', "x;'-1\n@a"],
    ['', ''],
  ];
  expect(readCsv(await csvBlob(rows).arrayBuffer())).toEqual(rows);
});

test('commas part cells where the first line has more of them', () => {
  expect(readCsv(bytesOf('nome,uf\n"Silva; Filhos, Ltda",SP'))).toEqual([
    ['nome', 'uf'],
    ['Silva; Filhos, Ltda', 'SP'],
  ]);
});

test('a file of Windows keeps its accents', () => {
  const bytes = Uint8Array.from([0x52, 0x61, 0x7a, 0xe3, 0x6f, 0x3b, 0x4e, 0xba]);
  expect(readCsv(bytes.buffer)).toEqual([['Razão', 'Nº']]);
});

test('a row without a text stays, and so the numbers of the others; a quote inside a text is a quote', () => {
  expect(readCsv(bytesOf('a;b\n\n5" tubo;x\n'))).toEqual([['a', 'b'], [''], ['5" tubo', 'x']]);
  expect(readCsv(bytesOf(''))).toEqual([]);
});
