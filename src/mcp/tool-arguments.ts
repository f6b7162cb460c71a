import { invalidField, type AppError } from "../shared/app-error.ts";
import { isObject } from "../shared/is-object.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Stands in arguments for ones that no tool can be given; its value says why. No field of any call has this name. */
const UNREADABLE = "\u0000unreadable";

/**
 * Makes sure that the SDK passes a tool call on whatever its arguments are: it would answer a list or a text in their
 * place with a protocol error, which models don't get to see. `flaw` is what is wrong with the message as a whole, such as
 * half a surrogate pair. Changes `message`; false where it is no tool call.
 */
export function markArguments(message: unknown, flaw?: AppError): boolean {
  if (!isObject(message) || message["method"] !== "tools/call" || !isObject(message["params"])) return false;
  const { params } = message;
  const { arguments: sent = {} } = params;
  if (flaw !== undefined) params["arguments"] = { [UNREADABLE]: flaw.message };
  else if (!isObject(sent)) params["arguments"] = { [UNREADABLE]: NO_OBJECT };
  return true;
}

const NO_OBJECT = "The arguments must be one object with the fields of the call.";

/** Throws `validation_error` for arguments that were marked as unreadable. */
export function requireReadable(args: Fields): Fields {
  const reason = args[UNREADABLE];
  if (typeof reason === "string") throw invalidField("", reason);
  return args;
}
