import type { Command } from 'commander';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { isPart, parts, type Part } from '../parts.ts';
import { duration } from './watch.ts';

export interface Why {
  why?: string;
}

export interface Watch {
  /** In ms. */
  watch?: number;
}

function part(name: string): Part {
  if (isPart(name)) return name;
  throw new InvalidArgumentError(`there is no part "${name}"; the parts are ${parts.join(', ')}`);
}

export function version(text: string): string {
  if (/^(?!\.+$)[\w.-]+$/.test(text)) return text;
  throw new InvalidArgumentError('a version has letters, digits, dots, dashes and underscores only');
}

export function days(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new InvalidArgumentError('days are a number from 0');
}

export const count = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('must be a number from 1');
};

export const aPart = () => new Argument('<part>', parts.join(', ')).argParser(part);
export const aVersion = () => new Argument('<version>', 'name of a version folder').argParser(version);

/** A command that changes what is deployed, with the reason for the log. */
export const verb = (program: Command, name: string, description: string) =>
  program
    .command(name)
    .description(description)
    .addOption(new Option('--why <text>', 'the reason, for the log'));

/** Adds the option that waits for what becomes of the released versions. */
export const watchable = (command: Command) =>
  command.addOption(
    new Option('--watch <duration>', 'waits so long (5m) and fails when it is taken back').argParser(
      duration,
    ),
  );
