import { createHash } from 'node:crypto';

/**
 * A parsed message (postal-mime) in the shape maildev serves, so that tools written for that read this too.
 * `order` counts the messages caught so far and makes the id unique.
 */
export function caughtMail(parsed, envelope, order, receivedAt) {
  const time = receivedAt.toISOString();
  return {
    id: createHash('sha256').update(`${order} ${time} ${parsed.messageId}`).digest('base64url').slice(0, 8),
    time,
    date: parsed.date ?? time,
    from: mailboxes(parsed.from === undefined ? [] : [parsed.from]),
    to: mailboxes(parsed.to ?? envelope.to.map((address) => ({ address }))),
    cc: mailboxes(parsed.cc ?? []),
    bcc: mailboxes(parsed.bcc ?? []),
    replyTo: mailboxes(parsed.replyTo ?? []),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    messageId: parsed.messageId ?? '',
    headers: headersByName(parsed.headers),
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      contentType: mimeType,
      length: content.byteLength,
    })),
    envelope: {
      from: { address: envelope.from, name: '' },
      to: envelope.to.map((address) => ({ address, name: '' })),
    },
    read: false,
  };
}

/** A group (`Sócios: a@x, b@x;`) is its members. */
function mailboxes(entries) {
  return entries.flatMap(({ address, name, group }) =>
    group === undefined ? [{ address: address ?? '', name: name ?? '' }] : mailboxes(group),
  );
}

/** Lower-case names; a header that occurs more than once is an array. */
function headersByName(headers) {
  const byName = {};
  for (const { key, value } of headers) {
    byName[key] = key in byName ? [byName[key], value].flat() : value;
  }
  return byName;
}
