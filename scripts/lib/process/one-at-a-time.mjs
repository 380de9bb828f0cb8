/** The same function, whose calls wait for each other: two that install packages would meet at the system's lock. */
export function oneAtATime(act) {
  let last = Promise.resolve();
  return (...given) => {
    const mine = last.then(() => act(...given));
    last = mine.catch(() => undefined);
    return mine;
  };
}
