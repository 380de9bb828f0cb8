// Loaded before anything that speaks to Firestore, in a device's process and in the functions': what it asks is counted.
const { appendFileSync } = require('node:fs');
const http2 = require('node:http2');
const { meterOfStream } = require('../lib/firestore-meter.cjs');

/** The functions of a bundle, each of whose runs is a line of the file. */
exports.countRuns = (file, functions) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => {
      const counted = (...args) => {
        appendFileSync(file, `${JSON.stringify({ who: 'functions', runs: 1 })}\n`);
        return run(...args);
      };
      return [name, Object.defineProperties(counted, Object.getOwnPropertyDescriptors(run))];
    }),
  );

/** From now on, everything that this process asks of Firestore is a line of the file, under the name of who asked. */
exports.countFirestore = (file, who) => {
  const tell = (counts) => appendFileSync(file, `${JSON.stringify({ who, ...counts })}\n`);
  const { connect } = http2;
  http2.connect = (...args) => {
    const session = connect(...args);
    const request = session.request.bind(session);
    session.request = (headers, ...options) => {
      const stream = request(headers, ...options);
      const meter = meterOfStream(headers[':path'], tell);
      if (meter !== null) watch(stream, meter);
      return stream;
    };
    return session;
  };
};

function watch(stream, { sent, received, ended }) {
  const [write, push] = [stream.write.bind(stream), stream.push.bind(stream)];
  stream.write = (chunk, ...rest) => {
    sent(chunk);
    return write(chunk, ...rest);
  };
  stream.push = (chunk, ...rest) => {
    if (chunk === null) ended();
    else received(chunk);
    return push(chunk, ...rest);
  };
}
