import { hashPassword } from "../auth/passwords/password-hash.ts";
import { requirePassword, userWithPassword } from "../auth/passwords/passwords.ts";
import type { SignInThrottle } from "../auth/passwords/sign-in-throttle.ts";
import { useInvitation } from "../auth/invitations.ts";
import { startSession, type Session } from "../auth/sessions.ts";
import { AppError } from "../shared/app-error.ts";
import { normalEmail, openAccount, type AccountServices } from "./accounts.ts";

/** What is longer is nobody's address, and is not kept whole. */
const LONGEST_EMAIL = 254;

export type RegistrationMode = "open" | "invitation" | "closed";

export interface SignInServices extends AccountServices {
  readonly signInThrottle: SignInThrottle;
  readonly registration: RegistrationMode;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Network address of the browser. */
  readonly address: string;
}

/**
 * Opens a session for an address and its password. Throws `unauthorized` with the same words whatever was wrong, and
 * `rate_limit_exceeded` where too many attempts were made.
 */
export async function signIn(services: SignInServices, credentials: Credentials): Promise<Session> {
  const { database, signInThrottle } = services;
  const email = credentials.email.trim().toLowerCase().slice(0, LONGEST_EMAIL);
  const attempt = { email, address: credentials.address };
  signInThrottle.take(attempt);
  const userId = await userWithPassword(database.read, { email, password: credentials.password });
  if (userId === undefined) throw new AppError("unauthorized", "E-mail address or password is wrong.");
  signInThrottle.succeeded(attempt);
  return database.write((transaction) => startSession(transaction, services, userId));
}

/**
 * Opens an account with a password, and a session for it. Throws `forbidden` where registration is closed or the
 * invitation is missing or dead, `validation_error` for a bad or taken address or a bad password.
 */
export async function register(
  services: SignInServices,
  { email: given, password, address, invitation }: Credentials & { readonly invitation: string | undefined },
): Promise<Session> {
  const { database, clock, registration, signInThrottle } = services;
  if (registration === "closed" || (registration === "invitation" && invitation === undefined)) throw notOpen();
  const email = normalEmail(given);
  requirePassword(password);
  signInThrottle.take({ email, address });
  const hash = await hashPassword(password);
  return database.write(async (transaction) => {
    if (invitation !== undefined) await useInvitation(transaction, clock, { secret: invitation, email });
    const userId = await openAccount(transaction, services, { email, passwordHash: hash });
    return startSession(transaction, services, userId);
  });
}

function notOpen(): AppError {
  return new AppError("forbidden", "Accounts on this server are opened by invitation. Ask whoever runs it for a link.");
}
