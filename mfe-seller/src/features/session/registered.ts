/** A registration whose code is in a mailbox. */
export interface Registered {
  email: string;
  registration: string;
  /** Seconds until another code may be requested. */
  retryAfter: number;
}

/** Key of the navigation's state under which the login hands over what was registered and not verified. */
export const REGISTERED = 'registered';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The registration that an answer of the API or a navigation's state names; null for any other. */
export function registeredIn(value: unknown, email = field(value, 'email')): Registered | null {
  const registration = field(value, 'registration');
  const seconds = field(value, 'retry_after');
  if (typeof email !== 'string' || typeof registration !== 'string') return null;
  return { email, registration, retryAfter: typeof seconds === 'number' ? seconds : 0 };
}

/** The one that the login handed over. */
export const registeredOf = (state: unknown): Registered | null => registeredIn(field(state, REGISTERED));
