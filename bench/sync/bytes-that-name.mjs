/**
 * Runs in the page: how many bytes of what this origin keeps name one of these: rows and files of all its databases, its caches, its own files and
 * its two stores of strings.
 */
export async function bytesThatName(names) {
  const says = (text) => names.some((name) => text.includes(name));
  const answered = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  let bytes = 0;
  const add = (text, more = 0) => (bytes += says(text) ? text.length + more : 0);

  for (const store of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(store)) add(`${key} ${value}`);
  for (const { name } of await indexedDB.databases()) await addDatabase(name);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      add(`${request.url} ${await (await cache.match(request)).text()}`);
  }
  await addFolder(await navigator.storage.getDirectory(), '');
  return bytes;

  async function addDatabase(name) {
    const db = await answered(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      const table = db.transaction(store).objectStore(store);
      const [keys, rows] = await Promise.all([table.getAllKeys(), table.getAll()].map(answered));
      for (const [index, row] of rows.entries()) {
        const { text, files } = flat(row);
        // A database is a person's own: its name is said with each of its rows.
        add(`${name} ${JSON.stringify(keys[index])} ${text}`, files);
      }
    }
    db.close();
  }

  function flat(row) {
    let files = 0;
    const text = JSON.stringify(row, (_key, value) => {
      if (value instanceof Blob) files += value.size;
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        files += value.byteLength;
        return '';
      }
      return value;
    });
    return { text: text ?? '', files };
  }

  async function addFolder(folder, path) {
    for await (const [name, entry] of folder.entries()) {
      const at = `${path}/${name}`;
      if (entry.kind === 'directory') await addFolder(entry, at);
      else add(at, (await entry.getFile()).size);
    }
  }
}
