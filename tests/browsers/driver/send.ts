/** A command of WebDriver: by its name for Firefox, by method and path below the session for the others. */
export type Command = { name: string; method: 'GET' | 'POST' | 'DELETE'; path: string };

/** Sends one to a browser and answers its value; `{id}` in a path is the param of that name. */
export type Send = (command: Command, params: Record<string, unknown>) => Promise<unknown>;

const command = (name: string, method: Command['method'], path: string): Command => ({
  name: `WebDriver:${name}`,
  method,
  path,
});

export const COMMANDS = {
  navigate: command('Navigate', 'POST', '/url'),
  run: command('ExecuteAsyncScript', 'POST', '/execute/async'),
  click: command('ElementClick', 'POST', '/element/{id}/click'),
  type: command('ElementSendKeys', 'POST', '/element/{id}/value'),
  window: command('GetWindowHandle', 'GET', '/window'),
  newWindow: command('NewWindow', 'POST', '/window/new'),
  switchTo: command('SwitchToWindow', 'POST', '/window'),
  closeWindow: command('CloseWindow', 'DELETE', '/window'),
  picture: command('TakeScreenshot', 'GET', '/screenshot'),
} as const;
