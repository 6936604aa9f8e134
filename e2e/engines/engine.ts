/** What the story asks of an engine's driver. `find` scripts run in the page; an element is the driver's own handle. */
export interface EngineElement {
  click(): Promise<void>;
  /** Replaces the text of a field by typing. */
  type(text: string): Promise<void>;
  upload(file: string): Promise<void>;
  isInView(): Promise<boolean>;
}

export interface EnginePage {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs the text of a script in the page. */
  inject(source: string): Promise<void>;
  /** Runs a function in the page; it and its arguments are serialized. */
  run<T>(script: (...args: string[]) => T, ...args: string[]): Promise<T>;
  /** The element that a function finds in the page; null if there is none. */
  element(script: (...args: string[]) => Element | null, ...args: string[]): Promise<EngineElement | null>;
  screenshot(file: string): Promise<void>;
}

export interface Engine {
  version: string;
  page: EnginePage;
  /** What pages threw or wrote to the console as an error, as far as the driver reports it. */
  complaints: string[];
  close(): Promise<void>;
}
