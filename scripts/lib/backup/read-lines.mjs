import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';
import { rowsIn } from './backup-folder.mjs';

/** Split at line feeds alone: Node's own reader also splits at letters that a text may hold (U+2028). */
export async function* linesOf(path, hash = null) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash?.update(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Every row of a backup: `{path, fields}`. */
export async function* rowsOfBackup(folder, { read_time, rows }) {
  for (const { name } of rows) yield* readAll(folder, read_time, name);
}

/** What the backup says of its files. */
export async function* filesOfBackup(folder, { read_time, files }) {
  if (files !== null) yield* readAll(folder, read_time, files.name);
}

async function* readAll(folder, readTime, name) {
  for await (const line of linesOf(join(rowsIn(folder, readTime), name))) yield JSON.parse(line);
}
