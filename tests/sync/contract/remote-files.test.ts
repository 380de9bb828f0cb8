import { inject } from 'vitest';
import { ModelFile } from '../model/model-files.ts';
import { openModelFirm } from '../support/model-firm.ts';
import { RealFirm } from '../support/real-firm.ts';
import { describeRemoteFiles } from './remote-files.contract.ts';

describeRemoteFiles('the bucket of the simulator', () =>
  Promise.resolve({ ...openModelFirm(), file: (bytes, md5) => new ModelFile(bytes.length, md5) }),
);

describeRemoteFiles('the bucket of the local backend, under the project’s rules', () => {
  const firm = new RealFirm(inject('syncBackend'));
  return Promise.resolve({
    tenantId: firm.tenantId,
    addPerson: (name, role, client_ids) => firm.addPerson(name, role, client_ids),
    writeRows: (entity, rows) => firm.writeRows(entity, rows),
    signIn: (uid) => firm.signIn(uid),
    file: (bytes) => new Blob([bytes]),
    settled: (promise) => promise,
    close: () => firm.close(),
  });
});
