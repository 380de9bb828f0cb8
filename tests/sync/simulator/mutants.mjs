import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a server that goes back must find. */
const RESTORED = ['--restore', '0.05', '--ops', '40'];

/** What a device of a firm with years of rows must do. */
const WINDOW = ['--window', '4m', '--ops', '40'];

/** What a device of one portfolio must do. */
const PORTFOLIO = ['--portfolio', '0.1'];

const UNIT = 'vitest.config.ts';
const ON_BACKEND = 'tests/sync/vitest.config.ts';

/**
 * Ways to break the engine that must be noticed: by the simulator, with the options a mutant needs, or by the test it
 * names. Each takes one passage of the source for another while that is bundled; a passage that is no longer there stops
 * the run, so that no mutant stops testing anything.
 */
export const MUTANTS = {
  'cursor without tie-break': {
    file: 'web/src/sync/pull/read-pages.ts',
    find: '    after = page.next;',
    replace: "    after = page.next && { ...page.next, id: '\\uffff' };",
  },
  'no overlap': {
    file: 'web/src/sync/pull/cursor.ts',
    find: 'return { updated_at: earlierBy(cursor.safe_at, overlapMs),',
    replace: 'return { updated_at: earlierBy(cursor.safe_at, 0 * overlapMs),',
  },
  'cursor ahead of its rows': {
    file: 'web/src/sync/pull/store-rows.ts',
    find: '  const changed = await context.ports.store.transaction([scope.entity], async (tx) => {',
    replace: `  await context.ports.store.transaction([], async (tx) => {
    await tx.putCursor(move((await tx.cursor(scope.key)) ?? startCursor(scope.key)));
  });
  const changed = await context.ports.store.transaction([scope.entity], async (tx) => {`,
  },
  'rest without an end': {
    file: 'web/src/sync/pull/follow.ts',
    find: 'await context.pauses.pause(context.settings.rest_ms, opening.signal);',
    replace: 'await context.pauses.pause(context.settings.rest_ms * 1_000, opening.signal);',
  },
  'older row applied': {
    file: 'web/src/sync/pull/apply.ts',
    find: 'if (remote.rev !== knownRev) return remote.rev > knownRev;',
    replace: 'if (remote.rev !== knownRev) return true;',
  },
  'receipt ignored': {
    file: 'web/src/sync/push/push.ts',
    find: 'if (receipt !== null) return',
    replace: 'if (receipt !== null && entry.seq < 0) return',
  },
  'entry skipped': {
    file: 'web/src/sync/pull/apply.ts',
    find: 'return entries.filter((entry) => entry !== done)',
    replace: 'return entries.filter((entry) => entry !== done && entry.kind !== done.kind)',
  },
  'interrupted entry forgotten': {
    file: 'web/src/sync/push/entry-transactions.ts',
    find: "if (entry.state === 'sending' && !ours.has(entry.op_id))",
    replace: 'if (entry.attempts > 99)',
  },
  'merged while in flight': {
    file: 'web/src/data/writes/plan-write.ts',
    find: "entry.state === 'queued' && entry.attempts === 0;",
    replace: "entry.state !== 'parked';",
  },
  'row before its file': {
    file: 'web/src/sync/push/lanes.ts',
    find: "(files.get(id)?.state ?? 'done') === 'done'",
    replace: "(files.get(id)?.state ?? 'done') !== 'parked'",
  },
  // Two entries of a document are rarely apart: what is queued is merged.
  'out of order': {
    file: 'web/src/sync/push/lanes.ts',
    find: 'const isFirst = !lanes.has(lane);',
    replace: 'const isFirst = !lanes.has(entry.op_id);',
    test: {
      file: 'web/src/sync/push/lanes.test.ts',
      name: 'of one document the second waits while the first is sending',
    },
  },
  'conflict overwritten': {
    file: 'web/src/sync/push/conflict.ts',
    find: "      return { kind: 'ask' };",
    replace: "      return { kind: 'write', value: mine };",
  },
  'line closed by the one before': {
    file: 'web/src/sync/leadership/connection.ts',
    find: 'if (context.confirm.current === confirm) context.confirm.current = null;',
    replace: 'context.confirm.current = null;',
  },
  'wipe forgotten': {
    file: 'web/src/sync/membership/closing.ts',
    find: 'const isErased = await store.erase();',
    replace: 'const isErased = true;',
    options: ['--leave', '0.1'],
  },
  'purge forgotten': {
    file: 'web/src/sync/membership/purge.ts',
    find: 'for (const entity of entities) await purgeEntity(tx, entity, scopes);',
    replace: 'entities.clear();',
  },
  'cursor moves on an incomplete snapshot': {
    file: 'web/src/sync/pull/follow.ts',
    find: 'const safe = complete ? [furthest?.updated_at ?? null, asked] : [];',
    replace: 'const safe = [furthest?.updated_at ?? null, asked];',
    test: {
      file: 'tests/sync/incomplete-snapshot.test.ts',
      name: 'an answer that is not whole makes nothing safe, and its rows are kept',
      config: ON_BACKEND,
    },
  },
  'safe point ignores how long paging took': {
    file: 'web/src/sync/pull/cursor.ts',
    find: 'earlierBy(last.updated_at, runMs)',
    replace: 'earlierBy(last.updated_at, 0 * runMs)',
    test: {
      file: 'web/src/sync/pull/cursor.test.ts',
      name: 'what is safe after a page is older by the time the run has taken',
    },
  },
  'interrupted bootstrap counts as complete': {
    file: 'web/src/sync/pull/cursor.ts',
    find: '  bootstrapped: false,',
    replace: '  bootstrapped: true,',
    test: {
      file: 'web/src/sync/pull/cursor.test.ts',
      name: 'a pull that has begun is no whole one',
    },
  },
  'patches merged in the wrong order': {
    file: 'web/src/data/writes/plan-write.ts',
    find: 'patch: { ...entry.patch, ...values },',
    replace: 'patch: { ...values, ...entry.patch },',
  },
  'tombstone forgotten': {
    file: 'web/src/data/local/document-state.ts',
    find: 'tombstone_rev: removed ? base.removed_rev : null,',
    replace: 'tombstone_rev: null,',
    test: {
      file: 'web/src/sync/pull/apply.test.ts',
      name: 'that was removed leaves a tombstone, which an older version does not raise',
    },
  },
  'parked upload leaves its row queued': {
    file: 'web/src/sync/push/entry-transactions.ts',
    find: 'if (entry.needs.includes(upload.upload_id))',
    replace: 'if (entry.needs.includes(upload.upload_id) && entry.seq < 0)',
    options: ['--revoke', '0.2'],
  },
  'lanes ignore needs': {
    file: 'web/src/sync/push/lanes.ts',
    find: 'entry.needs.every((id) => !waiting.has(id) &&',
    replace: 'entry.needs.every((id) =>',
  },
  'needs beyond the oldest entries ignored': {
    file: 'web/src/sync/push/entry-transactions.ts',
    find: 'named: limit === undefined ? [] : await readNamed(tx, entries)',
    replace: 'named: limit === undefined ? await readNamed(tx, entries) : []',
  },
  'after ignored': {
    file: 'web/src/sync/push/lanes.ts',
    find: 'return needsMet && entry.after.every(',
    replace: 'return needsMet || entry.after.every(',
    test: { file: 'web/src/sync/push/lanes.test.ts', name: 'an order holds across one that is parked' },
  },
  'a purge goes on after its line': {
    file: 'web/src/sync/membership/purge.ts',
    find: 'if (connection.aborted) return false;',
    replace: '',
    test: {
      file: 'web/src/sync/membership/purge.test.ts',
      name: 'a purge that comes after its connection has ended leaves what a newer word of the server allows',
    },
  },
  'purge forgets conflicts': {
    file: 'web/src/sync/membership/purge.ts',
    find: 'await tx.deleteConflict(entry.op_id);',
    replace: 'void entry;',
    test: {
      file: 'web/src/sync/membership/purge.test.ts',
      name: 'what the server said in a conflict goes with the right to see it, and the edit waits for the right',
    },
  },
  'purge keeps what entries saw': {
    file: 'web/src/sync/membership/purge.ts',
    find: 'const unseen = { ...entry, base_values: {} };',
    replace: 'const unseen = { ...entry };',
    options: ['--revoke', '0.2'],
  },
  'claimed whatever it waits for by now': {
    file: 'web/src/sync/push/entry-transactions.ts',
    find: 'if (waitsForMore(entry, chosen)) return state;',
    replace: '',
    test: {
      file: 'web/src/sync/push/entry-transactions.test.ts',
      name: 'an entry that needs more than when it was chosen is not sent yet',
    },
  },
  'attempts not counted': {
    file: 'web/src/sync/push/entry-transactions.ts',
    find: 'attempts: entry.attempts + 1 };',
    replace: 'attempts: entry.attempts };',
    test: {
      file: 'web/src/sync/push/entry-transactions.test.ts',
      name: 'what is being sent counts as tried, and an edit made meanwhile is an operation of its own',
    },
  },
  'postponed stays sending': {
    file: 'web/src/sync/push/entry-transactions.ts',
    find: "withChange(state, sent.op_id, { state: 'queued', failures, next_at })",
    replace: "withChange(state, sent.op_id, { state: 'sending', failures, next_at })",
    test: {
      file: 'web/src/sync/push/entry-transactions.test.ts',
      name: 'what could not be sent is queued again, not before its time',
    },
  },
  'a clock set back holds the queue': {
    file: 'web/src/sync/failure/retry.ts',
    find: 'return nextAt <= now || nextAt > now + LONGEST_PAUSE_MS;',
    replace: 'return nextAt <= now;',
    test: {
      file: 'web/src/sync/push/lanes.test.ts',
      name: 'a device clock that was set back by hours does not hold an entry',
    },
  },
  'parked without asking the own row': {
    file: 'web/src/sync/failure/failure.ts',
    find: "const isAboutIt = membership === 'unchanged' && failures.count",
    replace: 'const isAboutIt = membership !== null && failures.count',
    test: {
      file: 'web/src/sync/failure/failure.test.ts',
      name: 'a refusal sets nothing aside while the own row is unknown',
    },
  },
  'the lead is never released': {
    file: 'web/src/sync/create-sync-engine.ts',
    find: 'ports.leader.whileLeading(name, stopping.signal, lead);',
    replace:
      'ports.leader.whileLeading(name, stopping.signal, () => lead().then(() => new Promise<void>(() => {})));',
  },
  'the wipe forgets files of the origin': {
    file: 'web/src/data/local/erase-account.ts',
    find: "if (!(await deleteFolder(name))) left.push('files');",
    replace: 'void deleteFolder;',
    test: {
      file: 'web/src/data/local/erase-account.test.ts',
      name: 'erases the files of the account with it',
    },
  },
  'base kept in the database': {
    file: 'web/src/data/local/document-state-table.ts',
    find: '(keys) => db.bases.bulkDelete(keys),',
    replace: 'async (keys) => void keys,',
    options: ['--store', 'dexie', '--runs', '5'],
  },
  'cursor stored beside the transaction': {
    file: 'web/src/sync/adapters/dexie-store.ts',
    find: 'void (await db.cursors.put(cursor)),',
    replace: 'void db.constructor.ignoreTransaction(() => db.cursors.put(cursor)),',
    test: {
      file: 'tests/sync/contract/local-store.test.ts',
      name: 'what fails in the middle of a transaction leaves nothing behind',
      config: ON_BACKEND,
    },
  },
  'page without the id tie-break': {
    file: 'web/src/sync/adapters/firestore-remote.ts',
    find: '            orderBy(documentId()),\n            ...afterOf(after),',
    replace: "        ...(after === null ? [] : [where('updated_at', '>', toTimestamp(after.updated_at))]),",
    test: {
      file: 'tests/sync/contract/remote-database.test.ts',
      name: 'pages follow each other without a gap, however many rows share a stamp',
      config: ON_BACKEND,
    },
  },
  'discard leaves dependents': {
    file: 'web/src/data/outbox/outbox-actions.ts',
    find: "await db.outbox.where('needs').anyOf(opIds).distinct().toArray();",
    replace: "await db.outbox.where('needs').anyOf(opIds.slice(0, 0)).distinct().toArray();",
    test: {
      file: 'web/src/data/outbox/outbox-actions.test.ts',
      name: 'discarding a create parks what needed it, and drops nothing else',
    },
  },
  'equal order of writing': {
    file: 'web/src/data/writes/plan-change.ts',
    find: 'const next = Math.max(last?.seq ?? 0, known ?? 0) + 1;',
    replace: 'const next = Math.max(last?.seq ?? 0, known ?? 0) || 1;',
    test: { file: 'web/src/data/writes/write.test.ts', name: 'entries are numbered in the order of writing' },
  },
  'nothing is handed over': {
    file: 'web/src/sync/membership/closing.ts',
    find: 'await store.handOver(closing);',
    replace: '',
    options: ['--leave', '0.2'],
  },
  'the account is erased before it was handed over': {
    file: 'web/src/sync/membership/closing.ts',
    find: '  await store.handOver(closing);\n  const isErased = await store.erase();',
    replace: '  const isErased = await store.erase();\n  await store.handOver(closing);',
    options: ['--leave', '0.2'],
  },
  'writes go on after the closing has begun': {
    file: 'web/src/data/writes/plan-change.ts',
    find: "if (closing !== null) return { kind: 'refused', reason: 'closing' };",
    replace: '',
    test: { file: 'web/src/data/closing/closing.test.ts', name: 'refuses whatever is written after it' },
  },
  'a missing own row is hidden from nobody': {
    file: 'web/src/sync/membership/membership-keeper.ts',
    find: "context.onMembership({ kind: 'hidden' });",
    replace: '',
    options: ['--leave', '0.1'],
  },
  'a long absence counts as a short one': {
    file: 'web/src/sync/pull/cursor.ts',
    find: 'return !isRecent &&',
    replace: 'return isRecent &&',
    // An audit mends in the simulator what such a device missed.
    test: {
      file: 'web/src/sync/pull/cursor.test.ts',
      name: 'a device is away too long by its own clock, or by what the server has reached',
    },
  },
  'an audit that finds nothing': {
    file: 'web/src/sync/pull/audit.ts',
    find: 'isAlike &&= isSame(ours, await serverSum(audit, part, part.range));',
    replace: 'isAlike &&= isSame(ours, ours);',
    options: ['--server-loss', '0.05', '--ops', '40'],
  },
  'unreadable rows are not told': {
    file: 'web/src/sync/pull/store-rows.ts',
    find: 'await setAside(tx, scope, unreadable, now);',
    replace: 'void now;',
  },
  'a cancelled upload comes back': {
    file: 'web/src/sync/files/uploader.ts',
    find: 'if (now === null || !isExpected(now)) return false;',
    replace: 'if (now !== null && !isExpected(now)) return false;',
  },
  'what a restore took is not compared': {
    file: 'web/src/sync/pull/restored.ts',
    find: 'if (row.updated_at > since || hasGuessedTimes(row))',
    replace: 'if (row.updated_at > since && hasGuessedTimes(row))',
    options: RESTORED,
  },
  'what was just sent is compared by a guessed time': {
    file: 'web/src/sync/pull/restored.ts',
    find: 'row.updated_at > since || hasGuessedTimes(row)',
    replace: 'row.updated_at > since',
    test: {
      file: 'web/src/sync/pull/restored.test.ts',
      name: 'what was just sent is compared however old its guessed time is',
    },
  },
  'what was just sent leaves by a guessed time': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'if (isOfUnknownAge(scope, row)) guessed.push(row);',
    replace: '',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'what was just sent leaves by the time that the server has of it, not by the one that the device guessed',
      config: ON_BACKEND,
    },
  },
  'what is sent while the window moves leaves by a guessed time': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'if (row === null || isOfUnknownAge(scope, row)) return false;',
    replace: 'if (row === null) return false;',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'what is sent while the window moves stays, though its guessed time is older',
      config: ON_BACKEND,
    },
  },
  'a reading after a long absence goes by a guessed time': {
    file: 'web/src/sync/pull/resync.ts',
    find: 'cursor?.since) || hasGuessedTimes(row))',
    replace: 'cursor?.since))',
    test: {
      file: 'web/src/sync/pull/resync.test.ts',
      name: 'what was sent before a long absence goes with a removal that the server has forgotten, however old its guessed time is',
    },
  },
  'a guessed time of a completion is an edit of somebody else': {
    file: 'web/src/sync/push/conflict.ts',
    find: "isServerTime && typeof policy === 'object' ? policy.with : field",
    replace: "isServerTime && typeof policy === 'string' ? policy : field",
    test: {
      file: 'web/src/sync/push/conflict.test.ts',
      name: 'does not take the server’s time of a completion for an edit where the device had guessed it',
    },
  },
  'a guessed time is believed once the row is back': {
    file: 'web/src/sync/pull/apply.ts',
    find: 'hasGuessedTimes(row) ||',
    replace: '',
    test: {
      file: 'web/src/sync/pull/apply.test.ts',
      name: 'of the same revision ends a guess of its times, also one that was right',
    },
  },
  'what is sent does not say that its times are guessed': {
    file: 'web/src/sync/push/push.ts',
    find: 'return withGuessedTimes({',
    replace: 'return ((row) => row)({',
    test: {
      file: 'tests/sync/contract/remote-database.test.ts',
      name: 'what was just sent says that its times are guessed, and no row of the server does',
      config: ON_BACKEND,
    },
  },
  'a difference of before a restore is not compared': {
    file: 'web/src/sync/pull/restored.ts',
    find: 'await compareDifferences(tx, entity, readable, theirsById);',
    replace: 'void compareDifferences, readable;',
    test: {
      file: 'web/src/sync/pull/restored.test.ts',
      name: 'is one with what the server has now',
    },
  },
  'what a settled difference gives up is not compared': {
    file: 'web/src/sync/pull/restored.ts',
    find: 'for (const state of states) {',
    replace: 'for (const state of await tx.documents(entity, ids)) {',
    test: {
      file: 'web/src/sync/pull/restored.test.ts',
      name: 'makes room for what the server took meanwhile and has lost',
    },
  },
  'a second restore forgets what the first one took': {
    file: 'web/src/sync/pull/differences.ts',
    find: 'earlier.length === 0 ? found : { ...found, earlier }',
    replace: 'found',
    options: ['--seed', '880742', '--portfolio', '0.1', '--restore', '0.05', '--ops', '60', '--devices', '4'],
  },
  'a file is refused for good by a closed firm': {
    file: 'web/src/sync/files/uploader.ts',
    find: "throw (await isEpochCurrent(context)) ? error : new RemoteError('unavailable');",
    replace: 'throw error;',
    options: ['--seed', '880289', '--portfolio', '0.1', '--restore', '0.05', '--ops', '60', '--devices', '4'],
  },
  'sent into another epoch': {
    file: 'web/src/sync/push/push.ts',
    find: '(await tx.readEpoch()) !== epoch',
    replace: "(await tx.readEpoch()) === ''",
    test: {
      file: 'tests/sync/contract/remote-database.test.ts',
      name: 'in another epoch than the one of the device nothing is written, and nothing is refused',
      config: ON_BACKEND,
    },
  },
  'another epoch is believed': {
    file: 'web/src/sync/pull/store-rows.ts',
    find: '  await context.epoch.whenOpen(connection);',
    replace: '',
    test: {
      file: 'web/src/sync/pull/store-rows.test.ts',
      name: 'what arrives is stored once the epoch is known to be the one of the device, and not after its connection',
    },
  },
  'work is sent before it is compared': {
    file: 'web/src/sync/push/pusher.ts',
    find: '(scopes.current ?? []).filter(({ key }) => restored.has(key));',
    replace: "(scopes.current ?? []).filter(({ key }) => restored.has(key) && key === '');",
    options: RESTORED,
  },
  'what was tried before a restore does not ask': {
    file: 'web/src/sync/leadership/epoch.ts',
    find: '      await markSent(tx);',
    replace: '',
    test: {
      file: 'tests/sync/restore-rehearsal.test.ts',
      name: 'a firm is backed up, works on for an hour on three devices and goes back: nothing that a device held is gone',
      config: ON_BACKEND,
    },
  },
  'a device that slept goes on as if awake': {
    file: 'web/src/sync/leadership/epoch-state.ts',
    find: '      recheck();',
    replace: '      isOpen = true;',
    test: {
      file: 'web/src/sync/leadership/epoch-state.test.ts',
      name: 'a device that slept asks again before it believes anything: its clock went on',
    },
  },
  'only the last restore counts': {
    file: 'web/src/sync/leadership/epoch.ts',
    find: '  return [...missed, restored_to]',
    replace: '  return [restored_to]',
    test: {
      file: 'web/src/sync/leadership/epoch.test.ts',
      name: 'is what it has since the furthest of those it missed',
    },
  },
  'a scope that takes rows over does not compare them': {
    file: 'web/src/sync/membership/purge.ts',
    find: 'return begun.has(key) || restored_to === undefined ? [] :',
    replace: 'return begun.has(key) || restored_to !== undefined ? [] :',
    test: {
      file: 'web/src/sync/membership/purge.test.ts',
      name: 'what was to be compared with a restored server is so in the scope that takes its rows over',
    },
  },
  'what is found again is not tried again': {
    file: 'web/src/sync/pull/apply.ts',
    find: "error_kind === 'not_found'",
    replace: "error_kind === 'need_discarded'",
    test: {
      file: 'web/src/sync/pull/apply.test.ts',
      name: 'what was refused for want of the document goes again once the server has it, and nothing else does',
    },
  },
  'rights that come back are not tried': {
    file: 'web/src/sync/membership/purge.ts',
    find: 'if (!hasSameRights(remembered, ownRow))',
    replace: 'if (!hasSameRights(ownRow, ownRow))',
    options: ['--revoke', '0.2'],
  },
  'an old tab sends what a newer one wrote': {
    file: 'web/src/sync/push/lanes.ts',
    find: '      isUnderstood(entry) &&\n',
    replace: '',
    options: ['--old-tabs', '0.2'],
  },
  'an old tab writes into what a newer one wrote': {
    file: 'web/src/data/writes/plan-write.ts',
    find: "entry.kind === 'remove' || !isUnderstood(entry)",
    replace: "entry.kind === 'remove'",
    test: {
      file: 'web/src/data/writes/plan-write.test.ts',
      name: 'takes no edit into itself: the edit is an entry of its own',
    },
  },
  'an app that is too old sends': {
    file: 'web/src/sync/context.ts',
    find: " && release.current === 'supported' ? current",
    replace: ' ? current',
    test: {
      file: 'web/src/sync/context.test.ts',
      name: 'nothing is sent over a connection on which the app is too old, or not known to be young enough',
    },
  },
  'a window moves ahead of what has arrived': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'window_start(overlapStart(known, overlap_ms).updated_at)',
    replace: "window_start(context.server.now() ?? '')",
    options: ['--window', '30s', '--late-commits', '300s'],
  },
  'what is open and older than the window is not read': {
    file: 'web/src/sync/window/open-window.ts',
    find: 'if (part !== null) await readAll(reading, { scope: part, after: null, before: since });',
    replace: 'void [reading, part, since];',
    // In the simulator the first audit finds it.
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'a new device has what is not older than its window, what is open, and what that names; and the audit adds up',
      config: ON_BACKEND,
    },
  },
  'what left the window stays on the device': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'const isSwept = cursor.swept_to === since && older_at === undefined;',
    replace: 'const isSwept = true;',
    options: WINDOW,
  },
  'a window that moves takes what somebody read of before it': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'if (isSwept || keepsOlder(context, cursor)) return',
    replace: 'if (isSwept) return',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'when the window moves, nothing leaves as long as what somebody read of before it is to stay',
      config: ON_BACKEND,
    },
  },
  'what is read of before the window leaves while it moves': {
    file: 'web/src/sync/window/move-window.ts',
    find: '|| keepsOlder(context, now);',
    replace: ';',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'what somebody reads of before the window while it moves stays',
      config: ON_BACKEND,
    },
  },
  'what the person begins to keep while the window moves leaves': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'const held = new Set([...undecided, ...(await tx.keptByPerson())]);',
    replace: 'const held = new Set(undecided);',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'what somebody begins to write about a row while the window moves keeps it',
      config: ON_BACKEND,
    },
  },
  'a row that somebody edits between two steps is left out': {
    file: 'web/src/sync/adapters/dexie-store.ts',
    find: 'bases.filter(isOfStep).flatMap(livingRow)',
    replace: '(afterId === null ? bases.flatMap(livingRow) : [])',
    test: {
      file: 'tests/sync/contract/local-store.test.ts',
      name: 'a row that somebody changes between two steps comes once',
      config: ON_BACKEND,
    },
  },
  'waiting work leaves with its row': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'state.entries.length === 0 &&',
    replace: '',
    options: WINDOW,
  },
  'a question leaves with its row': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'new Set([...undecided, ...',
    replace: 'new Set([...',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'a device of before windows lets go of what is older, and not of work, of what is kept and of what is named',
      config: ON_BACKEND,
    },
  },
  'the audit counts what is older than the window': {
    file: 'web/src/sync/pull/audit.ts',
    find: 'if (scope.window === undefined || since === undefined) return',
    replace: 'if (scope.window !== null) return',
    options: WINDOW,
  },
  'what a restore opened again is not read': {
    file: 'web/src/sync/leadership/epoch.ts',
    find: '{ audited_at: _again, has_open: _too, ...cursor }',
    replace: '{ audited_at: _again, ...cursor }',
    test: {
      file: 'web/src/sync/leadership/epoch.test.ts',
      name: 'what is older than the window may be open again: after a restore it is asked for anew',
    },
  },
  'removals older than the window are not compared': {
    file: 'web/src/sync/pull/restored.ts',
    find: 'if (WINDOWS[scope.entity] !== undefined) await',
    replace: 'if (scope.window === null) await',
    options: ['--window', '4m', '--restore', '0.05'],
  },
  'what was left by another scope is believed': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'if (cursor.swept_to === undefined) await',
    replace: 'if (scope.window === null) await',
    options: ['--seed', '5254', '--window', '4m'],
  },
  'what an open row names is not fetched': {
    file: 'web/src/sync/window/named-rows.ts',
    find: '.filter((row) => row.deleted_at === null && isOpen(window, row))',
    replace: '.filter((row) => row.rev < 0)',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'an older row that somebody writes comes, and brings what it names; one that is closed stays',
      config: ON_BACKEND,
    },
  },
  'what an open row names leaves the device': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'if (stays(row, null) || named.has(row.id)) return;',
    replace: 'if (stays(row, null)) return;',
    test: {
      file: 'tests/sync/window-on-backend.test.ts',
      name: 'a device of before windows lets go of what is older, and not of work, of what is kept and of what is named',
      config: ON_BACKEND,
    },
  },
  'the rows of a client who is handed over are not read': {
    file: 'web/src/sync/window/joining-clients.ts',
    find: 'if (joining.length > 0) await',
    replace: 'if (joining.length < 0) await',
    options: PORTFOLIO,
  },
  'what is of another’s client stays on the device': {
    file: 'web/src/sync/window/move-window.ts',
    find: 'return sweepOthers(context, scope, connection, cursor);',
    replace: 'return;',
    options: PORTFOLIO,
  },
  'a device that mirrors the whole firm again reads nothing anew': {
    file: 'web/src/sync/window/joining-clients.ts',
    find: 'return changeCursor(context, scope, connection, beginAnew);',
    replace: 'return cursor;',
    options: PORTFOLIO,
  },
};

export const CONFIG_OF_UNITS = UNIT;

/** Those whose source has changed so that they cannot be put in. */
export async function misfits() {
  const fits = await Promise.all(
    Object.entries(MUTANTS).map(async ([name, { file }]) =>
      mutated(name, file).then(
        () => null,
        () => name,
      ),
    ),
  );
  return fits.filter((name) => name !== null);
}

/** The source of a file with a mutant in it; null where the mutant is in another file. */
async function mutated(name, file) {
  const mutant = MUTANTS[name];
  if (mutant === undefined) throw new Error(`No mutant is called '${name}'.`);
  if (path.resolve(file) !== path.resolve(mutant.file)) return null;
  const source = await readFile(file, 'utf8');
  if (source.split(mutant.find).length !== 2)
    throw new Error(`'${name}' does not fit ${mutant.file} any more.`);
  return source.replace(mutant.find, () => mutant.replace);
}

/** For esbuild: puts one of them in. */
export function withMutant(name) {
  if (MUTANTS[name] === undefined) throw new Error(`No mutant is called '${name}'.`);
  return {
    name: 'with-mutant',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const contents = await mutated(name, file);
        return contents === null ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

/** For Vitest: puts in the one that the environment names, if it names one. */
export const mutantOfEnvironment = {
  name: 'mutant-of-environment',
  enforce: 'pre',
  load(id) {
    const name = process.env.MUTANT;
    return name === undefined || id.includes('node_modules') ? null : mutated(name, id.split('?')[0]);
  },
};
