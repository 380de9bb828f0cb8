/**
 * Runs in the page: puts one more document next to the others, straight into the local database, and counts it as the
 * product does. Answers how many there are.
 */
export async function addDocument() {
  const { uid, tenant_id } = JSON.parse(localStorage.getItem('portal.session'));
  const db = await answered(indexedDB.open(`portal.${tenant_id}.${uid}`));
  const transaction = db.transaction(['documents', 'counters'], 'readwrite');
  const documents = transaction.objectStore('documents');
  const counters = transaction.objectStore('counters');
  const [row] = await answered(documents.getAll(null, 1));
  const [ofDay] = await answered(
    counters.getAll(IDBKeyRange.bound(['documents', '', ''], ['documents', '', 'm']), 1),
  );
  const ofMonth = await answered(counters.get(['documents', '', `m${ofDay.day.slice(0, 7)}`]));
  await answered(documents.put({ ...row, id: `bench-added-${performance.now()}` }));
  for (const counter of [ofDay, ofMonth])
    await answered(counters.put({ ...counter, count: counter.count + 1 }));
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
