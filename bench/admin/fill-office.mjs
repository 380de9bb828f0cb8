/**
 * Runs in the page of a device that has mirrored the demo firm once and has no connection: puts rows next to the mirrored
 * ones, straight into the local database. Each is a copy of a mirrored row under another id, client, name and date, so
 * that it has the form that the product writes. Answers how many rows of each kind there are now.
 */
export async function fillOffice({
  clients,
  obligations,
  documents,
  notes,
  messages = 0,
  slips = 0,
  slip_events = 0,
  years = 3,
}) {
  const DAY_MS = 86_400_000;
  /** The share of the obligations that is done: a firm's past. */
  const DONE = 0.9;
  const BATCH = 2_000;
  const { uid, tenant_id } = JSON.parse(localStorage.getItem('portal.session'));
  const db = await answered(indexedDB.open(`portal.${tenant_id}.${uid}`));
  const now = Date.now();
  const number = (index) => String(index).padStart(6, '0');
  const daysAgo = (days) => new Date(now - days * DAY_MS).toISOString();
  const spread = (index, count, days) => Math.floor((index / count) * days);
  const clientOf = (index) => `bench-client-${number(index % clients)}`;

  const isDone = (index) => index / obligations < DONE;
  // What is open falls due around today, what is done in the years before.
  const daysSinceDue = (index) =>
    isDone(index) ? 30 + spread(obligations - index, obligations, 365 * years) : (index % 60) - 30;
  /** The obligation that a slip pays: all along the years, as they do. */
  const paidBy = (slip) => Math.floor((slip * obligations) / slips);
  const slipOf = (slip) => `bench-obligation-${number(paidBy(slip))}_1`;

  const mirrored = await answered(db.transaction('obligations').objectStore('obligations').getAll());
  const ofStatus = (wanted) => mirrored.find(({ status }) => (status === 'completed') === wanted);
  const [done, open] = [ofStatus(true), ofStatus(false)];

  await add('clients', clients, (row, index) => ({
    ...row,
    id: clientOf(index),
    corporate_name: `Comércio e Serviços ${number(index)} Ltda`,
    cnpj_cpf: String(10_000_000_000_000 + index * 97),
    created_at: stampOf(daysAgo(spread(index, clients, 365 * years))),
  }));
  await add('obligations', obligations, (_row, index) => {
    const due_date = daysAgo(daysSinceDue(index)).slice(0, 10);
    const name = `DAS ${due_date.slice(5, 7)}/${due_date.slice(0, 4)}`;
    return {
      ...(isDone(index) ? done : open),
      id: `bench-obligation-${number(index)}`,
      client_id: clientOf(index),
      name,
      due_date,
    };
  });
  await add('documents', documents, (row, index) => ({
    ...row,
    id: `bench-document-${number(index)}`,
    client_id: clientOf(index),
    filename: `Nota fiscal ${number(index)}.pdf`,
    created_at: stampOf(daysAgo(spread(index, documents, 365 * years))),
  }));
  await add('notes', notes, (row, index) => ({
    ...row,
    id: `bench-note-${number(index)}`,
    client_id: clientOf(index),
    title: `Reunião ${number(index)}`,
  }));
  await add('messages', messages, (row, index) => ({
    ...row,
    id: `bench-message-${number(index)}`,
    client_id: clientOf(index),
    thread_id: clientOf(index),
    content: `Segue o documento ${number(index)} que foi pedido.`,
    created_at: stampOf(daysAgo(spread(index, messages, 365 * years))),
  }));
  await add('slips', slips, (row, index) => {
    const days = daysSinceDue(paidBy(index));
    return {
      ...row,
      ...{ id: slipOf(index), client_id: clientOf(paidBy(index)), version: 1 },
      created_at: stampOf(daysAgo(days + 7)),
      obligation_id: `bench-obligation-${number(paidBy(index))}`,
      document_id: `bench-document-${number(index % documents)}`,
      amount_cents: 10_000 + index,
      due_date: daysAgo(days).slice(0, 10),
    };
  });
  // Each slip is seen, then each is opened, then each is paid; of what is still open a part is copied.
  await add('slip_events', slip_events, (row, index) => {
    const slip = index % slips;
    const last = isDone(paidBy(slip)) ? 'said_paid' : 'copied';
    const kind = ['arrived', 'opened', last][Math.floor(index / slips)];
    const client_id = clientOf(paidBy(slip));
    const done_at = stampOf(daysAgo(daysSinceDue(paidBy(slip)) + 6));
    return {
      ...row,
      ...{ id: `${slipOf(slip)}_${kind}_${client_id}`, client_id, slip_id: slipOf(slip) },
      ...{ kind, done_at, created_at: done_at },
    };
  });
  // The next start counts again: these rows came past the product.
  await answered(db.transaction('meta', 'readwrite').objectStore('meta').delete('counted_on'));
  const counts = {};
  for (const name of ['clients', 'obligations', 'documents', 'messages', 'notes', 'slips', 'slip_events'])
    counts[name] = await answered(db.transaction(name).objectStore(name).count());
  db.close();
  return counts;

  async function add(name, count, make) {
    if (count === 0) return;
    const [first] = await answered(db.transaction(name).objectStore(name).getAll(null, 1));
    for (let start = 0; start < count; start += BATCH) {
      const transaction = db.transaction(name, 'readwrite', { durability: 'relaxed' });
      for (let index = start; index < Math.min(count, start + BATCH); index += 1)
        transaction.objectStore(name).put(make(first, index));
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
    }
  }

  /** As the product writes instants: nine digits of a second. */
  function stampOf(iso) {
    return iso.replace('Z', '000000Z');
  }

  function answered(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
}
