// What passes on the wire to Firestore as it is billed. The messages are protobuf in gRPC frames; only their outermost fields are
// looked at.
const { Buffer } = require('node:buffer');

const FRAME_HEAD = 5;
const CURRENT = 3;

/** Numbers, types and values of a message's fields. */
function* fieldsOf(message) {
  for (let at = 0; at < message.length;) {
    const tag = varint(message, at);
    const kind = Number(tag.value & 7n);
    const field = Number(tag.value >> 3n);
    at = tag.next;
    if (kind === 0) {
      const number = varint(message, at);
      at = number.next;
      yield { field, value: Number(number.value) };
    } else if (kind === 2) {
      const length = varint(message, at);
      at = length.next + Number(length.value);
      yield { field, value: message.subarray(length.next, at) };
    } else at += kind === 1 ? 8 : 4;
  }
}

function varint(bytes, from) {
  let value = 0n;
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    value |= BigInt(bytes[at] & 127) << shift;
    if (bytes[at] < 128) return { value, next: at + 1 };
  }
}

const packed = (value) => {
  if (typeof value === 'number') return [value];
  const numbers = [];
  for (let at = 0; at < value.length;) {
    const number = varint(value, at);
    numbers.push(Number(number.value));
    at = number.next;
  }
  return numbers;
};

/** In the place of a write: that a document which was only read is as it was. */
const isVerify = (write) => [...fieldsOf(write)].some(({ field }) => field === 5);

/** Calls back with each whole message of a direction. */
function unframe(onMessage) {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= FRAME_HEAD && rest.length >= FRAME_HEAD + rest.readUInt32BE(1)) {
      const end = FRAME_HEAD + rest.readUInt32BE(1);
      onMessage(rest.subarray(FRAME_HEAD, end));
      rest = rest.subarray(end);
    }
  };
}

/** How a call of the API is billed: what a message of either direction adds, and what the end does. */
function meterOf(method, tell) {
  const all = (field) => (message) => [...fieldsOf(message)].filter((one) => one.field === field);
  const asked = () => tell({ asks: 1 });
  let documents = 0;
  switch (method) {
    case 'BatchGetDocuments':
      return {
        sent: asked,
        received: (message) => tell({ reads: all(1)(message).length + all(2)(message).length }),
        ended() {},
      };
    case 'RunQuery':
      return {
        sent: asked,
        received(message) {
          const found = all(1)(message).length;
          documents += found;
          tell({ reads: found });
        },
        // A question that finds nothing costs a read.
        ended: () => tell({ reads: documents === 0 ? 1 : 0 }),
      };
    case 'RunAggregationQuery':
      return { sent: asked, received: (message) => tell({ reads: all(1)(message).length }), ended() {} };
    case 'Commit':
    case 'BatchWrite':
      return {
        sent(message) {
          const writes = all(2)(message).filter(({ value }) => !isVerify(value)).length;
          tell({ writes, commits: writes > 0 ? 1 : 0 });
        },
        received() {},
        ended() {},
      };
    case 'Listen': {
      const told = new Set();
      return {
        sent: (message) => tell({ asks: all(2)(message).length }),
        received(message) {
          for (const { field, value } of fieldsOf(message)) {
            if (field === 3) {
              tell({ reads: 1 });
              for (const part of fieldsOf(value))
                if (part.field === 5) packed(part.value).forEach((id) => told.add(id));
            }
            if (field !== 2) continue;
            const parts = [...fieldsOf(value)];
            if (!parts.some((part) => part.field === 1 && part.value === CURRENT)) continue;
            const ids = parts.filter((part) => part.field === 2).flatMap((part) => packed(part.value));
            for (const id of ids) if (!told.has(id)) tell({ reads: 1 });
          }
        },
        ended() {},
      };
    }
    default:
      return null;
  }
}

/**
 * The meter of a stream by its path; null for what is not billed. `tell` hears each sum of counts above 0; the chunks of both
 * directions go in as they come.
 */
exports.meterOfStream = (path, tell) => {
  const [, method] = /google\.firestore\.v1\.Firestore\/(\w+)/.exec(path ?? '') ?? [];
  const meter = method === undefined ? null : meterOf(method, tellCounts(tell));
  if (meter === null) return null;
  return { sent: unframe(meter.sent), received: unframe(meter.received), ended: meter.ended };
};

const tellCounts = (tell) => (counts) => {
  if (Object.values(counts).some((count) => count > 0)) tell(counts);
};
