/**
 * Runs every stage once and answers with the results in the order of `stages`. The first that may begin does, as long
 * as the stages under way leave it the `load` that it needs: of `processors`, how many it keeps busy. One of a greater
 * load than there are begins when it has them all. `after` names stages to wait for, where they are among these.
 */
export async function sideBySide(stages, processors, run) {
  const waiting = [...stages];
  const running = new Map();
  const results = new Map();

  const mayBegin = (stage) => !isHeldUp(stage, [...waiting, ...running.keys()]) && hasRoom(stage);
  const hasRoom = ({ load }) => running.size === 0 || loadOf(running.keys()) + load <= processors;
  const begin = (stage) => {
    waiting.splice(waiting.indexOf(stage), 1);
    running.set(
      stage,
      run(stage).then((result) => {
        results.set(stage, result);
        running.delete(stage);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(mayBegin); next !== undefined; next = waiting.find(mayBegin)) begin(next);
    if (running.size === 0) throw new Error(`Each waits for another: ${namesOf(waiting)}`);
    await Promise.race(running.values());
  }
  return stages.map((stage) => results.get(stage));
}

/** A stage that failed is over too: what waited for it tells by itself what it lacks. */
const isHeldUp = ({ after }, unfinished) => unfinished.some(({ name }) => after.includes(name));

const loadOf = (stages) => [...stages].reduce((sum, { load }) => sum + load, 0);

const namesOf = (stages) => stages.map(({ name }) => name).join(', ');
