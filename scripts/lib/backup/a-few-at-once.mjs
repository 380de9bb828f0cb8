/** Acts on each of them, a few at once because each waits for the network. */
export async function aFewAtOnce(list, act, atOnce = 8) {
  const waiting = list[Symbol.iterator]();
  const worker = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
