import { COMMANDS, type Command, type Send } from './send.ts';
import { until } from './until.ts';

/** By selector, and by what is written in it or said of it: all of these. */
export type Seen = { css: string; text?: string | readonly string[] };

type Element = Record<string, string>;

/** One tab of a browser, used as a person does: by what is in sight. */
export class Tab {
  private readonly send: Send;
  private readonly handle: string;
  constructor(send: Send, handle: string) {
    this.send = send;
    this.handle = handle;
  }

  async open(address: string): Promise<void> {
    await this.command(COMMANDS.navigate, { url: address });
  }

  /** By the page itself: Firefox's command for it passes the worker by. */
  async reload(): Promise<void> {
    await this.run(() => {
      Object.assign(window, { isOld: true });
      setTimeout(() => location.reload());
    });
    await until('the page to be another', () => this.run(() => ('isOld' in window ? null : true)));
  }

  async close(): Promise<void> {
    await this.command(COMMANDS.closeWindow);
  }

  /** Runs a function in the page, which knows nothing but its arguments, and answers what it gives back. */
  async run<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const script = `const args = [...arguments], done = args.pop();
      Promise.resolve().then(() => (${work.toString()})(...args))
        .then((value) => done({ value }), (error) => done({ failure: String(error) }));`;
    const answer = (await this.command(COMMANDS.run, { script, args })) as { value: T; failure?: string }; // as built above
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.value;
  }

  see(seen: Seen, patience_ms?: number): Promise<Element> {
    return until(`${said(seen)} to be seen`, async () => (await this.find(seen))[0] ?? null, patience_ms);
  }

  async seeNoMore(seen: Seen): Promise<void> {
    const look = async () => ((await this.find(seen)).length === 0 ? true : null);
    await until(`${said(seen)} to be gone`, look);
  }

  /** How many are in sight now. */
  async count(seen: Seen): Promise<number> {
    return (await this.find(seen)).length;
  }

  /** Something may lie over it for a moment, or it may be drawn anew. */
  async press(seen: Seen): Promise<void> {
    await until(`${said(seen)} to be pressed`, async () => {
      const [element] = await this.find(seen);
      if (element === undefined) return null;
      await this.command(COMMANDS.click, { id: idOf(element) });
      return true;
    });
  }

  async type(seen: Seen, text: string): Promise<void> {
    await this.command(COMMANDS.type, { id: idOf(await this.see(seen)), text });
  }

  /** Chosen for a field of files, which is never in sight. */
  async choose(css: string, path: string): Promise<void> {
    const element = await until(`${css} to be there`, async () => {
      const [found] = await this.elements(css, null);
      return found ?? null;
    });
    await this.command(COMMANDS.type, { id: idOf(element), text: path });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.command(COMMANDS.picture)), 'base64');
  }

  private find({ css, text = [] }: Seen): Promise<Element[]> {
    return this.elements(css, [text].flat());
  }

  /** Without words those too that are not in sight. */
  private elements(css: string, texts: readonly string[] | null): Promise<Element[]> {
    return this.run(
      (selector, words) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
          const said = `${element.getAttribute('aria-label') ?? ''} ${element.innerText}`;
          const isInSight = element.getClientRects().length > 0;
          return words === null || (isInSight && words.every((word) => said.includes(word)));
        }) as unknown as Element[], // each arrives as its reference
      css,
      texts,
    );
  }

  private async command(command: Command, params: Record<string, unknown> = {}): Promise<unknown> {
    await this.send(COMMANDS.switchTo, { handle: this.handle });
    return this.send(command, params);
  }
}

/** A reference has its id under a name that the protocol fixes. */
const idOf = (element: Element) => Object.values(element)[0];

const said = ({ css, text = [] }: Seen) => [css, ...[text].flat().map((word) => `“${word}”`)].join(' ');
