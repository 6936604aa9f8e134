import { domainToASCII } from 'node:url';

interface Provider {
  /** Its first domain; the others are the same mailboxes. */
  domains: readonly string[];
  /** Characters that the provider ignores in a name. */
  ignored: RegExp;
}

/** Providers that say so of their addresses. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
];

/**
 * The key of a mailbox for limits, the same for every spelling of its address: letters in lower case and NFKC, no invisible
 * marks, nothing from a plus sign on, the domain in ASCII; and what Gmail and Proton ignore. Never an address to send to.
 * @param email any text; one without an @ is its own key
 */
export function mailboxKey(email: string): string {
  const text = email
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const typed = text.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(typed) || typed;
  const provider = providers.find(({ domains }) => domains.includes(domain));
  const name = text.slice(0, at);
  const untagged = name.replace(/(?!^)\+.*$/, '');
  const plain = provider ? untagged.replace(provider.ignored, '') || untagged : untagged;
  return `${plain}@${provider?.domains[0] ?? domain}`;
}
