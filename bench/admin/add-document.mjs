/** Runs in the page: puts one more document next to the others, straight into the local database. Answers how many there are. */
export async function addDocument() {
  const { uid, tenant_id } = JSON.parse(localStorage.getItem('portal.session'));
  const db = await answered(indexedDB.open(`portal.${tenant_id}.${uid}`));
  const documents = db.transaction('documents', 'readwrite').objectStore('documents');
  const [row] = await answered(documents.getAll(null, 1));
  await answered(documents.put({ ...row, id: `bench-added-${performance.now()}` }));
  const count = await answered(documents.count());
  db.close();
  return count;

  function answered(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
}
