import { FieldValue } from 'firebase-admin/firestore';
import { inject, vi } from 'vitest';
import { openModelFirm } from '../support/model-firm.ts';
import { RealFirm } from '../support/real-firm.ts';
import { describeRemoteDatabase, type RemoteHarness } from './remote-database.contract.ts';

describeRemoteDatabase('the server of the simulator', () => Promise.resolve(openModelFirm()));

describeRemoteDatabase('Firestore on the local backend, under the project’s rules', () => {
  const firm = new RealFirm(inject('syncBackend'));
  const harness: RemoteHarness = {
    tenantId: firm.tenantId,
    addPerson: (name, role, client_ids) => firm.addPerson(name, role, client_ids),
    changeUser: (uid, change) => firm.changeUser(uid, change),
    writeRows: (entity, rows) => firm.writeRows(entity, rows),
    writeByHand: async (entity, id, fields) => {
      const document = firm.db.doc(`tenants/${firm.tenantId}/${entity}/${id}`);
      await document.set({ ...fields, updated_at: FieldValue.serverTimestamp() });
    },
    setEpoch: (epoch) => firm.setEpoch(epoch),
    row: (entity, id) => firm.row(entity, id),
    receipts: (docId) => firm.receipts(docId),
    signIn: (uid) => firm.signIn(uid),
    until: (done) =>
      vi.waitFor(
        () => {
          if (!done()) throw new Error('not yet');
        },
        { timeout: 15_000 },
      ),
    settled: (promise) => promise,
    close: () => firm.close(),
  };
  return Promise.resolve(harness);
});
