import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inRoot, ROOT } from '../paths.mjs';

const RECORD = 'deployed.json';
/** What a deployed package of functions is made of. */
const packageOf = (project) => ['package.json', 'package-lock.json', 'lib', '.env', `.env.${project}`];

/**
 * The last two packages of functions that this machine deployed to each project, as they were. Not in .cache: what is
 * kept here cannot be built again once the sources have moved on.
 */
export class KeptDeployments {
  #root;
  #source;

  constructor(root, source = inRoot('functions')) {
    this.#root = root;
    this.#source = source;
  }

  /** Copies what was just deployed; what was kept last becomes the previous one. */
  async keep(project, record) {
    const current = this.#placeOf(project, 'current');
    if (await isThere(current)) {
      await rm(this.#placeOf(project, 'previous'), { recursive: true, force: true });
      await rename(current, this.#placeOf(project, 'previous'));
    }
    await mkdir(join(current, 'functions'), { recursive: true });
    for (const name of packageOf(project)) {
      const from = join(this.#source, name);
      if (await isThere(from)) await cp(from, join(current, 'functions', name), { recursive: true });
    }
    await writeFile(join(current, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  }

  /** `{record, source}` of the deployment before the last; null where this machine has none. */
  async previous(project) {
    const place = this.#placeOf(project, 'previous');
    const text = await readFile(join(place, RECORD), 'utf8').catch(() => null);
    if (text === null) return null;
    return { record: JSON.parse(text), source: relative(ROOT, join(place, 'functions')) };
  }

  /** After a rollback: what was previous is current, so that a second rollback takes it back. */
  async swap(project) {
    const [current, previous, aside] = ['current', 'previous', 'aside'].map((which) =>
      this.#placeOf(project, which),
    );
    await rename(current, aside);
    await rename(previous, current);
    await rename(aside, previous);
  }

  #placeOf(project, which) {
    return join(this.#root, project, which);
  }
}

const isThere = async (path) => (await stat(path).catch(() => null)) !== null;
